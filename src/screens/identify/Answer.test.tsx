import { beforeAll, expect, test } from "vitest";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered } from "../../journey/testing/rendered.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { Answer } from "./Answer.tsx";

beforeAll(() => startI18n(["common", "identify"]));

test.each([true, false])(
  "says that nothing was saved only if the request cannot have arrived (may have arrived: %s)",
  (mayHaveArrived) => {
    const state = { step: "unavailable", by: "phone", mayHaveArrived } as const;
    const shown = rendered(<Answer state={state} />, { visit: startVisit(OUTLET) });
    expect(shown).toContain("our order is unchanged");
    expect(shown.includes("Nothing was saved")).toBe(!mayHaveArrived);
  },
);
