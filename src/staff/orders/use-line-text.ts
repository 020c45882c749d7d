import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useOrderReading } from "./order-reading.ts";

type Named = Pick<StaffOrderLine, "itemId" | "title" | "count">;

/** Lines of an order in the reader's language; a product that was removed from the menu is shown by its id. */
export function useLineText() {
  const { format, localized } = useOrderReading();
  const name = ({ itemId, title }: Named) => isolate((title && localized(title)) || itemId);
  return {
    title: (line: Named) => `${line.count} × ${name(line)}`,
    extras: ({ extras }: StaffOrderLine) =>
      format.list(
        extras.map((extra) => (extra.count > 1 ? `${extra.count} × ` : "") + name(extra)),
      ),
  };
}
