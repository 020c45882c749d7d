/** The provider's page by keypad: where "Next field" leads. */
import "../../journey/testing/fake-host-page.ts";

import { act, useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { PageContent, PageStop } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { PageStops } from "./PageStops.tsx";
import { usePageByKeypad } from "./use-page-by-keypad.ts";

beforeAll(() => startI18n(["common", "keypad"]));

const stopOf = (kind: PageStop["kind"], name: string): PageStop => ({
  ...{ id: name, kind, name, value: "", length: 0, isOn: null },
  ...{ isDisabled: false, isInvalid: false },
});
const LAST = stopOf("field", "Security code");

function Page({ stops }: { readonly stops: readonly PageStop[] }) {
  const [content] = useState<PageContent>({ title: "", language: "", stops: [...stops] });
  const { press, enter, type } = usePageByKeypad(content);
  return (
    <>
      <PageStops content={content} onPress={press} onEnter={enter} />
      <div className="page-keys">
        <button type="button" onClick={() => type("Tab")}>
          Next field
        </button>
      </div>
    </>
  );
}

test.each([
  ["text", "You pay EUR 6.80"],
  ["heading", "Almost done"],
  ["alert", "This code is not complete"],
] as const)(
  "after the last field it leads to the next control, over a stop of kind %s",
  async (kind, words) => {
    const stops = [LAST, stopOf(kind, words), stopOf("button", "Pay EUR 6.80")];
    const screen = await render(<Page stops={stops} />);
    const press = (name: string) =>
      act(async () => {
        const buttons = [...screen.container.querySelectorAll("button")];
        buttons.find(({ textContent }) => textContent === name)?.click();
      });
    await press(LAST.name);
    await press("Next field");
    expect(document.activeElement?.textContent).toBe("Pay EUR 6.80");
  },
);
