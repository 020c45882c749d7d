import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "react-i18next";
import {
  fieldAt,
  fieldsBetween,
  missedFields,
  type TouchField,
  touchFieldOf,
} from "../../../../domain/readiness/touch-field.ts";
import { useStable } from "../../../ui/use-stable.ts";
import { TouchMap } from "./TouchMap.tsx";

/** Somebody whose finger is not felt anywhere has no other way to end the test. */
const ENDS_AFTER_MS = 10_000;

export type Touched = {
  readonly field: TouchField;
  readonly fields: ReadonlySet<number>;
  /** The most fingers that were felt at the same time. */
  readonly atOnce: number;
};

/** The whole screen as fields; it ends when each was touched, some time after the last touch, or by Escape. */
export function TouchSurface({ onDone }: { readonly onDone: (touched: Touched) => void }) {
  const { t } = useTranslation("hardware");
  const [field] = useState(() =>
    touchFieldOf({ width: window.innerWidth, height: window.innerHeight }),
  );
  const { touched, atOnce, handlers } = useTouches(field);
  const done = useStable(() => onDone({ field, fields: touched, atOnce }));
  const postpone = useDeadline(ENDS_AFTER_MS, done);
  const left = missedFields(field, touched).length;
  useEffect(() => {
    if (left === 0) done();
  }, [left, done]);
  return (
    <ModalOverlay className="touch-overlay" isOpen onOpenChange={() => done()}>
      <Modal className="touch-modal">
        <Dialog className="touch-surface" aria-label={t("touch.surface")}>
          <div
            className="touch-surface__fields"
            dir="ltr"
            {...handlers}
            onPointerDownCapture={postpone}
            onPointerMoveCapture={postpone}
          >
            <TouchMap field={field} touched={touched} />
          </div>
          <div className="touch-surface__note" role="status">
            <p>{t("touch.left", { number: left })}</p>
            <p>{t("touch.ends")}</p>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Ends once nothing has postponed it for a time. */
function useDeadline(afterMs: number, onEnd: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const postpone = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onEnd, afterMs);
  }, [afterMs, onEnd]);
  useEffect(() => {
    postpone();
    return () => clearTimeout(timer.current);
  }, [postpone]);
  return postpone;
}

type Place = { readonly x: number; readonly y: number };

function useTouches(field: TouchField) {
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [atOnce, setAtOnce] = useState(0);
  const fingers = useRef(new Map<number, Place>());
  const add = (fields: readonly number[]) =>
    setTouched((before) =>
      fields.every((one) => before.has(one)) ? before : new Set([...before, ...fields]),
    );
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event, event.currentTarget);
      fingers.current.set(event.pointerId, place);
      setAtOnce((most) => Math.max(most, fingers.current.size));
      add([fieldAt(field, place.x, place.y)]);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      for (const moved of momentsOf(event.nativeEvent)) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = placeOf(moved, event.currentTarget);
        fingers.current.set(event.pointerId, to);
        add(fieldsBetween(field, from, to));
      }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
  return { touched, atOnce, handlers };
}

/** All places that the screen has reported since the last frame. */
function momentsOf(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const all = event.getCoalescedEvents();
  return all.length > 0 ? all : [event];
}

/** In shares of the surface. */
function placeOf(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  surface: HTMLElement,
): Place {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
