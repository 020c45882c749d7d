import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../app/shell.ts";
import { useIsScreen, useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { TEXT_SIZES, type TextSize } from "../../journey/visit-context.ts";
import { ContrastIcon, Icon, TextSizeIcon } from "../Icon.tsx";
import { AccessCell } from "./AccessCell.tsx";
import { CallStaff } from "./CallStaff.tsx";
import { ReadAloud } from "./ReadAloud.tsx";
import "./access-bar.css";

/** Six cells on every screen, always visible. */
export const AccessBar = memo(function AccessBar() {
  const { t } = useTranslation();
  const isStaff = useIsScreen("staff");
  const send = useSend();
  const { openLanguages } = useShell();
  const { textSize, highContrast, lowered } = useVisitSelector((context) => context.access);
  return (
    <nav className="access-bar" aria-label={t("access.bar")}>
      <AccessCell
        icon={<TextSizeIcon />}
        label={t("access.textSize")}
        state={t("access.textSizeNow", { size: t(`access.size.${textSize}`) })}
        isOn={textSize !== "normal"}
        onPress={() => send({ type: "ACCESS_CHANGED", access: { textSize: nextSize(textSize) } })}
      />
      <AccessCell
        icon={<ContrastIcon />}
        label={t("access.contrast")}
        state={t(highContrast ? "access.contrastOn" : "access.contrastOff")}
        isOn={highContrast}
        onPress={() => send({ type: "ACCESS_CHANGED", access: { highContrast: !highContrast } })}
      />
      <AccessCell
        icon={<Icon name={lowered ? "raise" : "lower"} />}
        label={t(lowered ? "access.raise" : "access.lower")}
        isOn={lowered}
        onPress={() => send({ type: "ACCESS_CHANGED", access: { lowered: !lowered } })}
      />
      <ReadAloud />
      <AccessCell
        icon={<Icon name="globe" />}
        label={t("access.language")}
        onPress={openLanguages}
      />
      {isStaff ? <LeaveStaffMode /> : <CallStaff />}
    </nav>
  );
});

/** In staff mode there is no call for staff: its cell leaves staff mode instead, on every page. */
function LeaveStaffMode() {
  const { t } = useTranslation();
  const send = useSend();
  return (
    <AccessCell
      icon={<Icon name="lock" />}
      label={t("access.leaveStaff")}
      onPress={() => send({ type: "RESET" })}
    />
  );
}

/** The next size; after the largest comes the normal one. */
export function nextSize(size: TextSize): TextSize {
  return TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? "normal";
}
