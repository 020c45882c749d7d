import { useEffect, useRef, useState } from "react";
import { type LookFileResult, UPLOAD_PART_BYTES } from "../../../fleet/console/rpc/contract.ts";
import { api } from "../api.ts";
import { useSession } from "../session/session.ts";

export type Wish = {
  readonly file: File;
  readonly use: "draft" | "publish";
  readonly kiosks: readonly string[];
};

export type Sending = {
  readonly state: "idle" | "uploading" | "sending" | "done" | "failed";
  /** The share of the file that the console has, 0 to 1. */
  readonly uploaded: number;
  /** By kiosk, as they answer. */
  readonly results: ReadonlyMap<string, LookFileResult>;
  send(wish: Wish): Promise<void>;
  reset(): void;
};

const IDLE = { state: "idle" as const, uploaded: 0, results: new Map<string, LookFileResult>() };

/**
 * Uploads a look file to the console, which sends it to one kiosk after the other. Ends with the page: nobody would see
 * what becomes of it.
 */
export function useSending(): Sending {
  const input = useSession();
  const [sending, setSending] = useState<Pick<Sending, "state" | "uploaded" | "results">>(IDLE);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send({ file, use, kiosks }: Wish): Promise<void> {
    const results = new Map<string, LookFileResult>();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      setSending({ ...IDLE, state: "uploading" });
      const upload = await uploaded(file, { input, signal }, (share) => {
        setSending({ ...IDLE, state: "uploading", uploaded: share });
      });
      for (const kiosk of kiosks) {
        setSending({ state: "sending", uploaded: 1, results: new Map(results) });
        signal.throwIfAborted();
        const wish = { ...input, upload, kiosk, use };
        const { result } = await api.lookFiles.send(wish, { signal });
        results.set(kiosk, result);
      }
      setSending({ state: "done", uploaded: 1, results });
    } catch {
      setSending({ state: "failed", uploaded: 0, results });
    }
  }

  return { ...sending, send, reset: () => setSending(IDLE) };
}

/** The name under which the console has the file. */
async function uploaded(
  file: File,
  { input, signal }: { readonly input: { readonly session: string }; readonly signal: AbortSignal },
  onProgress: (share: number) => void,
): Promise<string> {
  const upload = crypto.randomUUID();
  const { size } = file;
  let offset = 0;
  while (offset < size) {
    const bytes = await base64Of(file.slice(offset, offset + UPLOAD_PART_BYTES));
    const part = { ...input, upload, size, offset, bytes };
    offset = (await api.lookFiles.upload(part, { signal })).received;
    onProgress(offset / size);
  }
  return upload;
}

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
