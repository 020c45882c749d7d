import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type LookPartAnswer, lookPartAnswer } from "../../messages/look-file.ts";
import { writeMessage } from "../../messages/message.ts";
import { createLookFiles } from "./look-files.ts";

type Try = LookPartAnswer["outcome"] | "no-answer" | "away";

/** What a person sees who sends a look to a kiosk, whose tries end like these. */
async function resultOf(...tries: Try[]) {
  const left = [...tries];
  const heard = { state: { nonce: "0123456789abcdef" } };
  const files = createLookFiles({
    watch: {
      find() {
        const isSilent = left[0] === "away";
        if (isSilent) left.shift();
        return { isSilent, heard } as never;
      },
    },
    connection: () =>
      ({
        async request() {
          const outcome = left.shift();
          if (outcome === "no-answer") throw new Error("timeout");
          return { data: writeMessage(lookPartAnswer, { v: 1, outcome, received: 1 } as never) };
        },
      }) as never,
    audit: { add() {} },
    log: { error() {}, warn() {} },
    clock: {
      now: () => 0,
      after(_ms, callback) {
        callback();
        return () => {};
      },
    },
  });
  const who = { person: "Ada", source: "console", ended: new AbortController().signal };
  const upload = randomUUID();
  files.upload(who, { upload, size: 1, offset: 0, bytes: "AA==" });
  return await files.send(who, { upload, kiosk: "kiosk1", use: "publish" });
}

test.each<[Try[]]>([
  [["no-answer", "away", "away"]],
  [["no-answer", "stale", "stale"]],
  [["away", "no-answer", "away"]],
])("a kiosk that did not answer a try may have taken the look: %j", async (tries) => {
  expect(await resultOf(...tries)).toBe("no-answer");
});

test("what a kiosk answers after a lost answer is its word", async () => {
  expect(await resultOf("no-answer", "published")).toBe("published");
});

test("nothing was sent to a kiosk that was away each time", async () => {
  expect(await resultOf("away", "away", "away")).toBe("away");
  expect(await resultOf("away", "stale", "stale")).toBe("stale");
});
