import { useEffect, useState } from "react";
import { fetchPatiently } from "../fetch-patiently.ts";

export type Pinyin = typeof import("./pinyin.ts");

/** The table of pinyin, loaded on demand; null until then. Without it letters stay letters. */
export function usePinyin(isWanted: boolean): Pinyin | null {
  const [pinyin, setPinyin] = useState<Pinyin | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    return fetchPatiently(() => import("./pinyin.ts"), { onArrival: setPinyin, onLate() {} });
  }, [isWanted]);
  return isWanted ? pinyin : null;
}
