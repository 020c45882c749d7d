import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { host } from "../../host.ts";
import { Button } from "../../ui/Button.tsx";
import { useOpenPage } from "../shell/staff-navigation.ts";
import { useStaffSession } from "../shell/use-staff-session.ts";
import type { PreviewClient } from "./client.ts";
import { PreviewTool } from "./PreviewTool.tsx";

/** The configuration preview as a page of staff mode: of the kiosk's own configuration, or a draft. */
export function PreviewPage() {
  const { t } = useTranslation("staff");
  const session = useStaffSession();
  const openPage = useOpenPage();
  const client = useMemo<PreviewClient>(() => {
    const { preview } = host.staffMode;
    return {
      sources: (options) => preview.sources({ session }, options),
      configuration: (previewed, options) => preview.configuration({ session, previewed }, options),
    };
  }, [session]);
  return (
    <PreviewTool
      client={client}
      link={
        <Button className="tool-button" icon="pencil" onPress={() => openPage("look")}>
          {t("tab.look")}
        </Button>
      }
    />
  );
}
