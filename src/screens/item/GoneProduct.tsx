import { useTranslation } from "react-i18next";
import { useSend } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";

type GoneProductProps = { readonly title: string; readonly words: string };

/** The product was removed from the menu while it was being configured: says so, and leads back. */
export function GoneProduct({ title, words }: GoneProductProps) {
  const { t } = useTranslation("common");
  const send = useSend();
  const back = () => send({ type: "BACK" });
  return (
    <Screen
      title={title}
      onBack={back}
      action={
        <>
          <span />
          <Button kind="main" onPress={back}>
            {t("back")}
          </Button>
        </>
      }
    >
      <Panel tone="problem" announced>
        <p>{words}</p>
      </Panel>
    </Screen>
  );
}
