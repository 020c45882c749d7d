import { expect, test } from "vitest";
import { browserEnvironment } from "./environment.ts";

test("a browser gets its display and language, and no secret by whatever name", () => {
  const needed = {
    PATH: "/usr/bin",
    LANG: "de_DE.UTF-8",
    LC_TIME: "de_DE.UTF-8",
    WAYLAND_DISPLAY: "wayland-0",
    XDG_RUNTIME_DIR: "/run/loyalty-kiosk",
    https_proxy: "http://proxy.example:3128",
  };
  const secrets = {
    PAYMENTS_TOKEN: "secret",
    KIOSK_SEAL_KEY: "secret",
    CREDENTIALS_DIRECTORY: "/run/credentials/kiosk",
    NODE_OPTIONS: "--require=other.js",
    HTTP_PROXY: "http://name:password@proxy.example:3128",
  };
  expect(browserEnvironment({ ...needed, ...secrets })).toEqual(needed);
});
