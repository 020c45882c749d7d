/**
 * The page's client of the host asks the document whether a fake host answers (app/fake-host.ts). In Node there is no
 * document: this one says so while the client is created, and `provideFakeHost` then sets who answers. Has to be imported
 * before anything that imports the client.
 */
const page = { documentElement: { hasAttribute: () => true } };

Object.assign(globalThis, { document: page });
await import("../../host.ts");
Reflect.deleteProperty(globalThis, "document");

// Only a module may use top-level await.
export {};
