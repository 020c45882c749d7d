import type { DriveReading, HardwareReadings } from "../../../../domain/readiness/readings.ts";

export const HEALTHY_DRIVE: DriveReading = {
  device: "/dev/nvme0",
  model: "Test SSD 256GB",
  isPassed: true,
  signs: [],
  celsius: 38,
  powerOnHours: 1_200,
  percentageUsed: 2,
};

/** A machine with everything that a kiosk can have. */
export const HEALTHY_HARDWARE: HardwareReadings = {
  at: Date.UTC(2026, 10, 27, 12),
  devices: {
    screens: [{ name: "HDMI-A-1", resolution: "1080x1920" }],
    touchscreens: ["ILITEK Multi-Touch"],
    keyboards: ["Honeywell Scanner"],
    cameras: ["USB Camera"],
    soundOutputs: ["ALC257 Analog"],
  },
  disk: {
    freeBytes: 90e9,
    totalBytes: 120e9,
    isReadOnly: false,
    fileSystemErrors: 0,
    drives: { state: "read", drives: [HEALTHY_DRIVE] },
  },
  temperatures: [{ name: "coretemp", celsius: 48, highCelsius: 80, criticalCelsius: 100 }],
  memory: { totalBytes: 4e9, availableBytes: 2e9 },
  timeSync: "synchronized",
};
