import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../Button.tsx";

const AT_A_TIME = 8;

type CandidateRowProps = {
  readonly characters: readonly string[];
  readonly onChoose: (character: string) => void;
};

/** Chinese characters for the typed letters, a page at a time; keeps its height when empty. */
export function CandidateRow({ characters, onChoose }: CandidateRowProps) {
  const { t } = useTranslation();
  const [first, setFirst] = useState({ of: characters, place: 0 });
  const place = first.of === characters ? first.place : 0;
  const next = place + AT_A_TIME < characters.length ? place + AT_A_TIME : 0;
  return (
    <fieldset className="candidates" aria-label={t("keyboard.characters")} lang="zh-Hans">
      {characters.slice(place, place + AT_A_TIME).map((character) => (
        <Button key={character} kind="quiet" onPress={() => onChoose(character)}>
          {character}
        </Button>
      ))}
      {characters.length > AT_A_TIME && (
        <Button
          kind="quiet"
          icon="forward"
          aria-label={t("keyboard.moreCharacters")}
          onPress={() => setFirst({ of: characters, place: next })}
        />
      )}
    </fieldset>
  );
}
