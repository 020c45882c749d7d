import { useState } from "react";
import { type Tables, tableNumberOf } from "../../../domain/tables.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { type PadKey, padKeyOf } from "../../phone/digits.ts";

/** Why the entered number is not a table. */
export type TableProblem = "missing" | "area-missing" | "unknown";

/** A key of a keyboard: of the pad, or a letter that may be an area. */
export type TableKey = PadKey | { readonly key: "letter"; readonly letter: string };

export type TableEntry = {
  readonly area: string | null;
  readonly digits: string;
  /** Shown once the customer tried to go on; cleared by the next key. */
  readonly problem: TableProblem | null;
  readonly choose: (area: string) => void;
  readonly press: (key: PadKey) => void;
  readonly typed: (key: TableKey) => void;
  readonly submit: () => void;
};

type Entered = Pick<TableEntry, "area" | "digits" | "problem">;

/** The table number being entered; a previous one can be changed. */
export function useTableEntry(): TableEntry {
  const { outlet, tableNumber: chosen } = useVisit("outlet", "tableNumber");
  const { tables } = outlet;
  const send = useSend();
  const [entered, setEntered] = useState<Entered>(() => enteredBefore(tables, chosen));
  const press = (key: PadKey) =>
    setEntered((before) => ({
      ...before,
      digits: pressDigit(before.digits, key, String(tables.last).length),
      problem: null,
    }));
  const choose = (area: string) => setEntered((before) => ({ ...before, area, problem: null }));
  return {
    ...entered,
    choose,
    press,
    typed: (key) => {
      if (key.key !== "letter") return press(key);
      const area = tables.areas.find((name) => name.toUpperCase() === key.letter.toUpperCase());
      if (area !== undefined) choose(area);
    },
    submit: () => {
      const tableNumber = tableNumberOf(tables, entered.area, entered.digits);
      if (tableNumber !== null) return send({ type: "TABLE_CHOSEN", tableNumber });
      setEntered({ ...entered, problem: problemOf(tables, entered) });
    },
  };
}

/** Area and digits of a chosen table; a single area needs no choice. */
function enteredBefore({ areas }: Tables, tableNumber: string | null): Entered {
  const only = areas.length === 1 ? (areas[0] ?? null) : null;
  const digits = (tableNumber ?? "").split(/\D/).at(-1) ?? "";
  const area = tableNumber === null ? only : tableNumber.slice(0, -digits.length);
  return { area: area === "" ? null : area, digits, problem: null };
}

function problemOf({ areas }: Tables, { area, digits }: Entered): TableProblem {
  if (areas.length > 0 && area === null) return "area-missing";
  return digits === "" ? "missing" : "unknown";
}

/** The digits after one key; one beyond the maximum length changes nothing. */
function pressDigit(digits: string, pressed: PadKey, most: number): string {
  switch (pressed.key) {
    case "digit":
      return digits.length >= most ? digits : digits + pressed.digit;
    case "delete":
      return digits.slice(0, -1);
    case "clear":
      return "";
  }
}

/** The table key for a key of a keyboard. */
export function tableKeyOf(name: string): TableKey | null {
  return padKeyOf(name) ?? (/^\p{L}$/u.test(name) ? { key: "letter", letter: name } : null);
}
