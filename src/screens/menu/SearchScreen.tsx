import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Menu } from "../../../domain/menu.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { Screen } from "../../ui/Screen.tsx";
import { SearchField } from "../../ui/search/SearchField.tsx";
import { MenuAction } from "./MenuAction.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { useMenuSearch } from "./use-menu-search.ts";
import "./search.css";

/** Searches the current menu for a dish by a word. */
export function SearchScreen() {
  const { over } = useVisit("menuPlace").menuPlace;
  const menu = useMenu()?.menu;
  if (!menu || over?.kind !== "search") return null;
  return <Search menu={menu} typed={over.text} />;
}

/** The results change with every letter. */
function Search({ menu, typed }: { readonly menu: Menu; readonly typed: string }) {
  const { t } = useTranslation(["menu", "common"]);
  const { orderType } = useVisit("orderType");
  const send = useSend();
  const found = useMenuSearch(menu, typed);
  // A customer who returns from a dish has typed already.
  const [isTyping, setTyping] = useState(typed === "");
  const results = useRef<HTMLHeadingElement>(null);
  const done = () => {
    setTyping(false);
    results.current?.focus({ preventScroll: true });
  };
  return (
    <Screen
      title={t("menu:search.title")}
      place={t(`common:orderType.${orderType}`)}
      onBack={() => send({ type: "BACK" })}
      className="menu search"
      bare
      action={<MenuAction />}
    >
      <div className="search__columns" data-typing={isTyping || undefined}>
        <SearchResults typed={typed} found={found} heading={results} />
        <SearchField
          label={t("menu:search.title")}
          typed={typed}
          isTyping={isTyping}
          onChange={(text) => send({ type: "SEARCHED", text })}
          onType={() => setTyping(true)}
          onDone={done}
        />
      </div>
    </Screen>
  );
}
