import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { type Certificate, selfSigned } from "../../testing/self-signed.ts";
import { SettingsError } from "../settings/settings-file.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { testSettings } from "../testing/settings.ts";
import { createGate, type Gate } from "./gate.ts";
import { createTlsServer } from "./gate-tls.ts";

let folder: string;
let tls: { certFile: string; keyFile: string };
let gate: Gate | null = null;
const { log, lines } = recordedLog();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-gate-tls-"));
  tls = { certFile: join(folder, "gate.pem"), keyFile: join(folder, "gate.key") };
});
afterEach(async () => {
  await gate?.close();
  gate = null;
  rmSync(folder, { recursive: true });
});

function write({ certificate, key }: Certificate): void {
  writeFileSync(tls.certFile, certificate);
  writeFileSync(tls.keyFile, key);
}

/**
 * Posts a callback over https, trusting one certificate only; returns the status and the name of the certificate that
 * answered.
 */
function post(url: string, ca: string): Promise<{ status: number; name: string }> {
  const body = JSON.stringify({ status: "SUCCESS", transactionReference: "tx-1" });
  const headers = { Authorization: "Bearer inbound-new", "Content-Type": "application/json" };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: "POST", ca, headers, agent: false }, (answer) => {
      const { socket, statusCode: status = 0 } = answer;
      const name = socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : "";
      answer.resume().on("end", () => resolve({ status, name: String(name) }));
    });
    call.on("error", reject).end(body);
  });
}

test("with a certificate the gate answers https only", async () => {
  const own = selfSigned("the gate");
  write(own);
  const onResult = vi.fn(async () => "accepted" as const);
  const settings = testSettings({
    payments: { gate: { listen: "127.0.0.1:0", publicUrl: null, tls } },
  });
  gate = createGate({ settings, log, onResult });
  const { url } = await gate.listen();
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const path = `${url}/gate/integration/integration-1/result`;
  expect(await post(path, own.certificate)).toEqual({ status: 200, name: "the gate" });
  expect(onResult).toHaveBeenCalledOnce();
  await expect(post(path, selfSigned("a stranger").certificate)).rejects.toThrow("certificate");
  await expect(fetch(path.replace("https:", "http:"), { method: "POST" })).rejects.toThrow();
});

test("a renewed certificate is used without a restart; half of a renewed pair changes nothing", async () => {
  const first = selfSigned("first");
  write(first);
  const answer = (_: unknown, response: { end(): void }) => response.end();
  const { server, stopWatching } = createTlsServer(tls, {
    ...{ options: {}, answer, log, setting: "payments.gate.tls", checkEveryMs: 20 },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  try {
    const second = selfSigned("second");
    writeFileSync(tls.certFile, second.certificate);
    await eventually(() => expect(lines.join("")).toContain("cannot be used"));
    expect(await post(url, first.certificate)).toMatchObject({ name: "first" });
    writeFileSync(tls.keyFile, second.key);
    await eventually(async () => {
      expect(await post(url, second.certificate)).toMatchObject({ name: "second" });
    });
  } finally {
    stopWatching();
    server.close();
  }
});

test("files that are no certificate are named at the start", () => {
  writeFileSync(tls.certFile, "no certificate");
  writeFileSync(tls.keyFile, "no key");
  const settings = testSettings({
    payments: { gate: { listen: "127.0.0.1:0", publicUrl: null, tls } },
  });
  const start = () => createGate({ settings, log, onResult: async () => "accepted" });
  expect(start).toThrow("payments.gate.tls");
  // The kiosk shows it and looks again, instead of ending without a word.
  expect(start).toThrow(SettingsError);
});
