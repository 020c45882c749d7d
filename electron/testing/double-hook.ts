/** Replaces Electron with the double for a whole process: `node --import ./double-hook.ts dist/electron/main.js …`. */
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== "electron") return next(specifier, context);
    return { url: new URL("./electron-double.ts", import.meta.url).href, shortCircuit: true };
  },
});
