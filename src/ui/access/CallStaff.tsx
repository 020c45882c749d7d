import { useState } from "react";
import { useTranslation } from "react-i18next";
import { host } from "../../host-client.ts";
import { screenOf } from "../../journey/screen-of.ts";
import { useVisitActor } from "../../journey/VisitProvider.tsx";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { SheetDialog, SheetTitle } from "../SheetDialog.tsx";
import { AccessCell } from "./AccessCell.tsx";

/** Calls staff and shows whether that worked. */
export function CallStaff() {
  const { t } = useTranslation();
  const visit = useVisitActor();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<CallStatus>("pending");
  const press = () => {
    setOpen(true);
    setStatus("pending");
    host.staff.call({ screen: screenOf(visit.getSnapshot()) }).then(
      () => setStatus("success"),
      () => setStatus("error"),
    );
  };
  const words = callStaffLabel(status);
  return (
    <>
      <AccessCell icon={<Icon name="bell" />} label={t("access.callStaff")} onPress={press} />
      <SheetDialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="staff-sheet">
          <SheetTitle>{t(words.title)}</SheetTitle>
          <p role="status">{words.text && t(words.text)}</p>
          <Button kind="main" onPress={() => setOpen(false)}>
            {t("staff.ok")}
          </Button>
        </div>
      </SheetDialog>
    </>
  );
}

type CallStatus = "pending" | "success" | "error";

function callStaffLabel(status: CallStatus) {
  switch (status) {
    case "success":
      return { title: "staff.comingTitle", text: "staff.coming" } as const;
    case "error":
      return { title: "staff.failedTitle", text: "staff.failed" } as const;
    case "pending":
      return { title: "staff.calling", text: null } as const;
  }
}
