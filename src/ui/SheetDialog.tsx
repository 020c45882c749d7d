import { type ReactNode, use, useState } from "react";
import { lazyComponent } from "./lazy-component.tsx";
import type { SheetDialogProps } from "./SheetOverlay.tsx";
import { SheetTitleContext } from "./sheet-title.ts";

const OVERLAY = lazyComponent(() => import("./SheetOverlay.tsx").then((file) => file.SheetOverlay));

/** Requests what sheets are made of, so that the first one opens without a wait. */
export const fetchSheets: () => void = OVERLAY.fetch;

/** A bottom sheet within everybody's reach; what is behind it is inert. The first one that opens loads what it needs. */
export function SheetDialog(props: SheetDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <OVERLAY.Component {...props} /> : null;
}

/** The heading of a sheet, which names it: it has to be there as soon as the sheet is. */
export function SheetTitle({ children }: { readonly children: ReactNode }) {
  const Title = use(SheetTitleContext);
  return Title && <Title>{children}</Title>;
}
