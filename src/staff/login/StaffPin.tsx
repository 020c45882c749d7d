import { useTranslation } from "react-i18next";
import { LaterScreen } from "../../app/LaterScreen.tsx";
import { host } from "../../host.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { PinSheet } from "../pin/PinSheet.tsx";

type StaffPinProps = { readonly onClose: () => void };

/** The PIN pad in front of staff mode. Until the PIN is right the visit behind it stays as it is. */
export function StaffPin(props: StaffPinProps) {
  return (
    <LaterScreen>
      <Pin {...props} />
    </LaterScreen>
  );
}

function Pin({ onClose }: StaffPinProps) {
  const { t } = useTranslation(["common", "provisioning"]);
  const { visitId } = useVisit("visitId");
  const send = useSend();
  return (
    <PinSheet
      isOpen
      onClose={onClose}
      title={t("provisioning:pin.staff")}
      note={t("provisioning:pin.staffNote")}
      enter={host.staff.signIn}
      onRight={({ session }) => {
        if (session !== null) send({ type: "STAFF_SIGNED_IN", visitId, session });
      }}
    />
  );
}
