import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { orpc } from "../../host.ts";
import { screenOf } from "../../journey/screen-of.ts";
import { useVisitActor } from "../../journey/VisitProvider.tsx";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { SheetDialog } from "../SheetDialog.tsx";
import { AccessCell } from "./AccessCell.tsx";

/** Calls staff and shows whether that worked. */
export function CallStaff() {
  const { t } = useTranslation();
  const visit = useVisitActor();
  const [isOpen, setOpen] = useState(false);
  const call = useMutation(orpc.staff.call.mutationOptions());
  const press = () => {
    setOpen(true);
    call.mutate({ screen: screenOf(visit.getSnapshot()) });
  };
  const words = callStaffLabel(call.status);
  return (
    <>
      <AccessCell icon={<Icon name="bell" />} label={t("access.callStaff")} onPress={press} />
      <SheetDialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="staff-sheet">
          <Heading slot="title" level={2}>
            {t(words.title)}
          </Heading>
          <p role="status">{words.text && t(words.text)}</p>
          <Button kind="main" onPress={() => setOpen(false)}>
            {t("staff.ok")}
          </Button>
        </div>
      </SheetDialog>
    </>
  );
}

function callStaffLabel(status: "idle" | "pending" | "success" | "error") {
  switch (status) {
    case "success":
      return { title: "staff.comingTitle", text: "staff.coming" } as const;
    case "error":
      return { title: "staff.failedTitle", text: "staff.failed" } as const;
    case "idle":
    case "pending":
      return { title: "staff.calling", text: null } as const;
  }
}
