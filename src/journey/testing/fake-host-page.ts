/**
 * Marks the page of a component test as one that a fake host answers (app/fake-host.ts): nothing is connected, and every
 * call waits. Has to be imported before anything that imports the client of the host.
 */
document.documentElement.setAttribute("data-fake-host", "");

// A file without imports or exports is no module.
export {};
