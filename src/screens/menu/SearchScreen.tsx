import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Menu } from "../../../domain/menu.ts";
import { useVisit, useVisitPart } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { Button } from "../../ui/Button.tsx";
import { Keyboard } from "../../ui/keyboard/Keyboard.tsx";
import { TextLine } from "../../ui/keyboard/TextLine.tsx";
import { useKeyboard } from "../../ui/keyboard/use-keyboard.ts";
import { Screen } from "../../ui/Screen.tsx";
import { MenuAction } from "./MenuAction.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { useMenuSearch } from "./use-menu-search.ts";
import "./search.css";

/** More letters than the longest name of a dish. */
const MOST_LETTERS = 60;

/** Looking for a dish by a word, in the menu that there is. */
export function SearchScreen() {
  const { over } = useVisitPart((context) => context.menuPlace);
  const menu = useMenu()?.menu;
  if (!menu || over?.kind !== "search") return null;
  return <Search menu={menu} typed={over.text} />;
}

/** What is found changes with every letter. */
function Search({ menu, typed }: { readonly menu: Menu; readonly typed: string }) {
  const { t } = useTranslation(["menu", "common"]);
  const { context, send } = useVisit();
  const found = useMenuSearch(menu, typed);
  // Who comes back from a dish has typed already.
  const [isTyping, setTyping] = useState(typed === "");
  const results = useRef<HTMLHeadingElement>(null);
  const done = () => {
    setTyping(false);
    results.current?.focus({ preventScroll: true });
  };
  return (
    <Screen
      title={t("menu:search.title")}
      place={t(`common:orderType.${context.orderType}`)}
      onBack={() => send({ type: "BACK" })}
      className="menu search"
      bare
      action={<MenuAction />}
    >
      <div className="search__columns" data-typing={isTyping || undefined}>
        <SearchResults typed={typed} found={found} heading={results} />
        <SearchField
          typed={typed}
          isTyping={isTyping}
          onType={() => setTyping(true)}
          onDone={done}
        />
      </div>
    </Screen>
  );
}

type SearchFieldProps = {
  readonly typed: string;
  readonly isTyping: boolean;
  readonly onType: () => void;
  readonly onDone: () => void;
};

/** The word, a way to take it back, and below it the keyboard as long as it is typed. */
function SearchField({ typed, isTyping, onType, onDone }: SearchFieldProps) {
  const { t } = useTranslation("menu");
  const { send } = useVisit();
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string) => send({ type: "SEARCHED", text });
  const line = { field, value: typed, maxLength: MOST_LETTERS, onChange: change, onDone };
  const keyboard = useKeyboard({ ...line, beginsCapital: false });
  useEffect(() => {
    if (isTyping) return afterPaint(() => field.current?.focus({ preventScroll: true }));
  }, [isTyping]);
  return (
    <search className="search__field">
      <div className="search__line">
        <TextLine {...line} label={t("search.title")} onWanted={onType} />
        {typed !== "" && (
          <Button
            icon="close"
            className="search__clear"
            aria-label={t("search.clear")}
            onPress={() => {
              change("");
              onType();
              field.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      {isTyping && <Keyboard {...keyboard} />}
    </search>
  );
}
