import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLookFileHandler } from "../../electron/host/fleet/look-files.ts";
import { type LookPartAnswer, lookPart, lookPartAnswer } from "../messages/look-file.ts";
import { readMessage, writeMessage } from "../messages/message.ts";
import { subjects } from "../messages/subjects.ts";
import { UPLOAD_PART_BYTES } from "./rpc/contract.ts";
import {
  type ConsoleFixture,
  type Kiosk,
  newOutlet,
  type SignedIn,
  startFixture,
} from "./testing/console-fixture.ts";

let fixture: ConsoleFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const NONCE = "0123456789abcdef";

/** The kiosk's own side, which collects what it would import. `answer` may change what is answered, or lose it. */
async function takesLooks(
  kiosk: Kiosk,
  answer: (given: LookPartAnswer) => LookPartAnswer | null | Promise<LookPartAnswer | null> = (
    given,
  ) => given,
): Promise<Uint8Array[]> {
  const taken: Uint8Array[] = [];
  const handle = createLookFileHandler({
    allowed: "publish",
    nonces: { isGood: (nonce) => nonce === NONCE },
    async importLook(file) {
      taken.push(Buffer.from(file));
      return "done";
    },
    publish() {},
    log: { error() {}, info() {}, warn() {} },
  });
  kiosk.connection.subscribe(subjects.lookFile(kiosk.id), {
    callback: (_error, message) => {
      const read = readMessage(lookPart, message.data);
      if (!read.ok) throw new Error(read.reason);
      void handle(read.message).then(async (given) => {
        const answered = await answer(given);
        if (answered) message.respond(writeMessage(lookPartAnswer, answered));
      });
    },
  });
  await kiosk.connection.flush();
  return taken;
}

async function upload({ client, input }: SignedIn, file: Buffer): Promise<string> {
  const id = randomUUID();
  let offset = 0;
  while (offset < file.length) {
    const bytes = file.subarray(offset, offset + UPLOAD_PART_BYTES).toString("base64");
    const part = { upload: id, size: file.length, offset, bytes };
    offset = (await client.lookFiles.upload({ ...input, ...part })).received;
  }
  return id;
}

const send = ({ client, input }: SignedIn, kiosk: Kiosk, id: string) =>
  client.lookFiles.send({ ...input, upload: id, kiosk: kiosk.id, use: "publish" });

test("a file of many parts reaches each of the chosen kiosks as it was, and both ends are in the audit", async () => {
  const manager = await fixture.person("manage");
  const file = randomBytes(1_000_000);
  const id = await upload(manager, file);
  for (const kiosk of [await fixture.liveKiosk(), await fixture.liveKiosk()]) {
    const taken = await takesLooks(kiosk);
    expect(await send(manager, kiosk, id)).toEqual({ result: "published" });
    expect(taken).toEqual([file]);
    const filter = { who: manager.name, kiosk: kiosk.id, before: null };
    const { entries } = await manager.client.audit.list({ ...manager.input, ...filter });
    const digest = createHash("sha256").update(file).digest("hex");
    expect(entries).toMatchObject([
      { act: "send-look-file", outcome: "published", details: { use: "publish", digest } },
      { act: "send-look-file", outcome: "asked" },
    ]);
  }
});

test("a part whose nonce was too old is sent again, and the file is taken once", async () => {
  const manager = await fixture.manager();
  const kiosk = await fixture.liveKiosk();
  let refused = 0;
  const taken = await takesLooks(kiosk, (given) => {
    refused += 1;
    return refused === 1 ? { v: 1, outcome: "stale", received: 0 } : given;
  });
  const id = await upload(manager, randomBytes(900_000));
  expect(await send(manager, kiosk, id)).toEqual({ result: "published" });
  expect(taken).toHaveLength(1);
});

test("a kiosk that refuses gets no further part", async () => {
  const manager = await fixture.manager();
  const kiosk = await fixture.liveKiosk();
  const seen = vi.fn();
  await takesLooks(kiosk, () => {
    seen();
    return { v: 1, outcome: "not-allowed", received: 0 };
  });
  const id = await upload(manager, randomBytes(900_000));
  expect(await send(manager, kiosk, id)).toEqual({ result: "not-allowed" });
  expect(seen).toHaveBeenCalledTimes(1);
});

test("a kiosk that never gets further is given up", async () => {
  const manager = await fixture.manager();
  const kiosk = await fixture.liveKiosk();
  await takesLooks(kiosk, () => ({ v: 1, outcome: "more", received: 0 }));
  const id = await upload(manager, randomBytes(1_000));
  expect(await send(manager, kiosk, id)).toEqual({ result: "no-answer" });
});

test("a kiosk that knows no look files, or is silent, is away or does not answer", async () => {
  const manager = await fixture.manager();
  const kiosk = await fixture.liveKiosk();
  const id = await upload(manager, randomBytes(10));
  expect(await send(manager, kiosk, id)).toEqual({ result: "no-answer" });
  const silent = await fixture.pairedKiosk({ outlet: newOutlet() });
  expect(await send(manager, silent, id)).toEqual({ result: "away" });
});

test("nobody sends a file that another person has uploaded, that is not whole, or that is gone", async () => {
  const manager = await fixture.manager();
  const kiosk = await fixture.liveKiosk();
  const theirs = await upload(await fixture.person("manage"), randomBytes(10));
  expect(await send(manager, kiosk, theirs)).toEqual({ result: "no-file" });
  const half = randomUUID();
  const part = { upload: half, size: 20, offset: 0, bytes: randomBytes(10).toString("base64") };
  await manager.client.lookFiles.upload({ ...manager.input, ...part });
  expect(await send(manager, kiosk, half)).toEqual({ result: "no-file" });
  const first = await upload(manager, randomBytes(10));
  for (let count = 0; count < 4; count += 1) await upload(manager, randomBytes(10));
  expect(await send(manager, kiosk, first)).toEqual({ result: "no-file" });
});

/** A kiosk that says with each part how many have come, and answers when `go` is called. */
async function takesLooksSlowly(kiosk: Kiosk) {
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: goes, resolve: go } = Promise.withResolvers<void>();
  let parts = 0;
  const taken = await takesLooks(kiosk, async (given) => {
    parts += 1;
    begin();
    await goes;
    return given;
  });
  return { taken, began, go, parts: () => parts };
}

test("while one look is sent to a kiosk, a second one is refused; once that has arrived, it is not", async () => {
  const [one, other] = [await fixture.person("manage"), await fixture.person("manage")];
  const [kiosk, elsewhere] = [await fixture.liveKiosk(), await fixture.liveKiosk()];
  const { taken, began, go } = await takesLooksSlowly(kiosk);
  await takesLooks(elsewhere);
  const [first, second] = [randomBytes(600_000), randomBytes(600_000)];
  const sending = send(one, kiosk, await upload(one, first));
  await began;
  const theirs = await upload(other, second);
  expect(await send(other, kiosk, theirs)).toEqual({ result: "busy" });
  expect(await send(other, elsewhere, theirs)).toEqual({ result: "published" });
  go();
  expect(await sending).toEqual({ result: "published" });
  expect(await send(other, kiosk, theirs)).toEqual({ result: "published" });
  expect(taken).toEqual([first, second]);
});

test.each([
  ["its session ends", "UNAUTHORIZED"],
  ["the page is closed", "AbortError"],
])("a look is sent no further once %s, and makes room for another one", async (what, error) => {
  const [person, other] = [await fixture.person("manage"), await fixture.person("manage")];
  const kiosk = await fixture.liveKiosk();
  const { taken, began, go, parts } = await takesLooksSlowly(kiosk);
  const page = new AbortController();
  const wish = { upload: await upload(person, randomBytes(900_000)), kiosk: kiosk.id };
  const sending = person.client.lookFiles.send(
    { ...person.input, ...wish, use: "publish" },
    { signal: page.signal },
  );
  await began;
  if (what === "the page is closed") page.abort();
  else await person.client.session.signOut(person.input);
  go();
  const failed = await sending.then(
    () => null,
    (given: { code?: string; name: string }) => given,
  );
  expect([failed?.code, failed?.name]).toContain(error);
  expect(parts()).toBe(1);
  const filter = { who: person.name, kiosk: kiosk.id, before: null };
  const { entries } = await other.client.audit.list({ ...other.input, ...filter });
  expect(entries.map(({ outcome }) => outcome)).toEqual(["stopped", "asked"]);
  const file = randomBytes(10);
  expect(await send(other, kiosk, await upload(other, file))).toEqual({ result: "published" });
  expect(taken).toEqual([file]);
});

test("only somebody who manages may send a look", async () => {
  const { client, input } = await fixture.person("look", "settle", "refund");
  const part = { upload: randomUUID(), size: 1, offset: 0, bytes: "AA==" };
  await expect(client.lookFiles.upload({ ...input, ...part })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
