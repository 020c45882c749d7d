import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { PinResult } from "../../../electron/host/rpc/contract.ts";
import { type PadKey, pressKey } from "../../phone/digits.ts";
import { useMonotonicNow } from "../../ui/use-now.ts";

/** Longest PIN that the settings allow. */
const MOST_DIGITS = 12;

export type PinState =
  | { readonly step: "entering" }
  | { readonly step: "empty" }
  | { readonly step: "checking" }
  | { readonly step: "wrong" }
  /** No PIN is checked, not even the right one. */
  | { readonly step: "locked"; readonly leftMs: number }
  | { readonly step: "failed" };

/** Sends a PIN to the host, which returns the result. */
export type EnterPin<Result extends PinResult> = (given: { pin: string }) => Promise<Result>;

/** The state of PIN entry; `onRight` is called once the host has accepted it. The PIN is stored nowhere else. */
export function usePin<Result extends PinResult>(
  enter: EnterPin<Result>,
  onRight: (result: Result) => void,
) {
  const [digits, setDigits] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const [lockedUntil, setLockedUntil] = useState(0);
  const [answered, setAnswered] = useState<PinResult["result"] | null>(null);
  const call = useMutation({ mutationFn: enter });
  const now = useMonotonicNow(lockedUntil > 0);
  const leftMs = lockedUntil - now;

  function take(taken: Result): void {
    const { result, retryAfterMs } = taken;
    setDigits("");
    setAnswered(result);
    setLockedUntil(retryAfterMs > 0 ? performance.now() + retryAfterMs : 0);
    if (result === "ok") onRight(taken);
  }

  function state(): PinState {
    if (call.isPending) return { step: "checking" };
    if (leftMs > 0) return { step: "locked", leftMs };
    if (isEmpty) return { step: "empty" };
    if (digits.length > 0) return { step: "entering" };
    if (call.isError) return { step: "failed" };
    return { step: answered === "wrong-pin" ? "wrong" : "entering" };
  }

  return {
    count: digits.length,
    state: state(),
    press: (key: PadKey) => {
      setEmpty(false);
      setDigits((before) => pressKey(before, key).slice(0, MOST_DIGITS));
    },
    submit: () => {
      if (call.isPending || leftMs > 0) return;
      if (digits === "") return setEmpty(true);
      call.mutate({ pin: digits }, { onSuccess: take, onError: () => setDigits("") });
    },
  };
}
