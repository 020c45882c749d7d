import { useState } from "react";
import { useSend } from "../../journey/use-visit.ts";
import { useScanning } from "../../scan/ScanProvider.tsx";
import { type CodeKey, isComplete, pressCodeKey } from "./short-code.ts";
import { usePreparedSalt } from "./use-prepared-salt.ts";

export type ShortCodeForm = {
  readonly code: string;
  /** It was submitted and is too short for a code. */
  readonly isTooShort: boolean;
  readonly press: (key: CodeKey) => void;
  readonly submit: () => void;
};

/** The short code being typed. It is sent like a scanned one: both in `qrCode` (in-store-loyalty.md §2.4). */
export function useShortCode(): ShortCodeForm {
  const [code, setCode] = useState("");
  const [isTooShort, setIsTooShort] = useState(false);
  const send = useSend();
  const { submit } = useScanning();
  usePreparedSalt(String(isComplete(code)));
  return {
    code,
    isTooShort,
    press: (key) => {
      send({ type: "ANSWER_READ" });
      send({ type: "ENTRY_CHANGED", by: "code" });
      setIsTooShort(false);
      setCode((before) => pressCodeKey(before, key));
    },
    submit: () => {
      if (isComplete(code)) submit(code, "typed");
      else setIsTooShort(true);
    },
  };
}
