import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { choosePorts } from "./ports.ts";

function takePort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

test("port 0 returns three different free ports, which no system hands out by itself", async () => {
  const { kiosk, gate, sandbox } = await choosePorts(0);
  expect(new Set([kiosk, gate, sandbox]).size).toBe(3);
  expect(Math.min(kiosk, gate, sandbox)).toBeGreaterThan(1023);
  expect(Math.max(kiosk, gate, sandbox)).toBeLessThan(32_768);
});

test("a taken port is reported with its purpose", async () => {
  const port = await takePort();
  await expect(choosePorts(port)).rejects.toThrow(`Port ${port} (kiosk) is taken`);
});
