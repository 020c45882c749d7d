/** The programs of a kiosk in serve mode, by the name of their bundle. */
export const SERVE_PROGRAMS = {
  command: "electron/command/main.ts",
  kiosk: "electron/kiosk.ts",
};

/** The programs of a fleet, by the name of their bundle. */
export const FLEET_PROGRAMS = {
  command: "fleet/command/main.ts",
  console: "fleet/console/main.ts",
  gate: "fleet/gate/main.ts",
  server: "fleet/server/main.ts",
};
