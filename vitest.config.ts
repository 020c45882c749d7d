import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["{src,domain,contracts,electron,sandbox,scripts,bench}/**/*.test.{ts,tsx}"],
    // Forks, not threads: a test that opens a database or ends a process takes no other with it.
    pool: "forks",
    maxWorkers: 2,
    // Integration tests start real servers on a busy machine; a hang still ends well within a minute.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Services that cannot be reached are what many tests are about; their warnings would bury a failure.
    env: { KIOSK_LOG_LEVEL: "silent" },
  },
});
