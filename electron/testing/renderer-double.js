// The two Electron objects that a preload may use, in a browser: messages go to the test by `electronSend`.
// Evaluated before the preload; `electronDeliver` and `electronPort` are how the test answers.
(() => {
  const listeners = new Map();
  // By ids that no other document has: what is for a port of the one before is lost, as in Electron.
  const ports = new Map();

  function sendPort(port) {
    const id = crypto.randomUUID();
    ports.set(id, port);
    port.onmessage = ({ data }) => window.electronPortSend(id, data);
    return id;
  }

  window.electronDeliver = (channel, args) => {
    for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
  };
  window.electronPort = (id, data) => ports.get(id)?.postMessage(data);
  window.electronModule = {
    contextBridge: {
      exposeInMainWorld: (name, api) => {
        window[name] = Object.freeze({ ...api });
      },
    },
    ipcRenderer: {
      send: (channel, message) => void window.electronSend(channel, message, []),
      postMessage: (channel, message, transfer) =>
        void window.electronSend(channel, message, transfer.map(sendPort)),
      on: (channel, listener) => {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      },
      removeListener: (channel, listener) => {
        const others = (listeners.get(channel) ?? []).filter((other) => other !== listener);
        listeners.set(channel, others);
      },
    },
  };
})();
