import { useState } from "react";
import { type Key, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { StatusMessage } from "../shell/StatusMessage.tsx";
import { DraftBar } from "./DraftBar.tsx";
import { LiveFrame } from "./LiveFrame.tsx";
import { PicturesPart } from "./PicturesPart.tsx";
import { StagePart } from "./StagePart.tsx";
import { ThemePart } from "./ThemePart.tsx";
import { type LookEditing, useLook } from "./use-look.ts";
import "./look.css";

const PARTS = [
  { name: "theme", Part: ThemePart },
  { name: "pictures", Part: PicturesPart },
  { name: "stage", Part: StagePart },
] as const;

/** The outlet's look: its parts beside the customers' own screens, which show each change of the draft at once. */
export function LookPage() {
  const { t } = useTranslation(["common", "look"]);
  const editing = useLook();
  const [product, setProduct] = useState<string | null>(null);
  if (editing === null) return <StatusMessage>{t("look:loading")}</StatusMessage>;
  return (
    <div className="look">
      <LiveFrame view={editing.view} product={product} />
      <Parts editing={editing} onShow={setProduct} />
      <DraftBar editing={editing} />
    </div>
  );
}

type PartsProps = {
  readonly editing: LookEditing;
  /** The dish that staff work on is shown in the frame. */
  readonly onShow: (product: string) => void;
};

function Parts({ editing, onShow }: PartsProps) {
  const { t } = useTranslation(["common", "look"]);
  const [part, setPart] = useState<Key>(PARTS[0].name);
  return (
    <Tabs className="look__parts" selectedKey={part} onSelectionChange={setPart}>
      <TabList className="look__tabs" aria-label={t("look:parts")}>
        {PARTS.map(({ name }) => (
          <Tab key={name} id={name} className="look__tab">
            {t(`look:part.${name}`)}
          </Tab>
        ))}
      </TabList>
      {PARTS.map(({ name, Part }) => (
        <TabPanel key={name} id={name} className="look__part">
          <Part editing={editing} onShow={onShow} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
