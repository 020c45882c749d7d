import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import type { CameraTrouble } from "../../scan/camera/camera.ts";
import { type CameraState, useCamera } from "../../scan/camera/use-camera.ts";
import { useScanning } from "../../scan/ScanProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Answer } from "./Answer.tsx";
import type { IdentificationMethod } from "./identification-methods.ts";
import { Lead } from "./Lead.tsx";
import { OtherMethods } from "./OtherMethods.tsx";
import { RewardBanner } from "./RewardBanner.tsx";

/** Troubles that may be over at another try. */
const PASSING: readonly CameraTrouble[] = ["busy", "unplugged", "black", "failed"];

type ScanStepProps = {
  readonly methods: readonly IdentificationMethod[];
  readonly onChoose: (method: IdentificationMethod) => void;
  readonly onSkip: () => void;
};

/** Scans a code with the camera, which is on only while this is shown and nothing has been read. */
export function ScanStep({ methods, onChoose, onSkip }: ScanStepProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { identifying: state } = useVisit("identifying");
  const { submit } = useScanning();
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(1);
  const tryAgain = () => {
    setAttempt(attempt + 1);
    // The button disappears; the focus goes to the heading of what to do next.
    heading.current?.focus({ preventScroll: true });
  };
  const isAnswered = state.step === "rejected" || state.step === "unavailable";
  return (
    <div className="identify identify--scan">
      <Lead
        heading={t("identify:scan.heading")}
        body={t("identify:scan.body")}
        headingRef={heading}
      />
      {isAnswered ? (
        <Answer state={state} />
      ) : (
        <Viewfinder
          key={attempt}
          onCode={(code) => submit(code, "scanned")}
          onTryAgain={tryAgain}
        />
      )}
      <OtherMethods current="scan" methods={methods} onChoose={onChoose} onSkip={onSkip} />
      <RewardBanner />
    </div>
  );
}

type ViewfinderProps = {
  readonly onCode: (code: string) => void;
  readonly onTryAgain: () => void;
};

function Viewfinder({ onCode, onTryAgain }: ViewfinderProps) {
  const { t } = useTranslation(["common", "identify"]);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, onCode);
  const { identifying: state } = useVisit("identifying");
  const said = state.step === "asking" ? "identify:searching" : sayingOf(camera);
  return (
    <div className="viewfinder" data-step={camera.step}>
      {/* Mirrored: a phone that moves to the left is seen to go to the left. */}
      <video className="viewfinder__picture" ref={video} muted playsInline tabIndex={-1} />
      {camera.step === "trouble" ? (
        <Trouble trouble={camera.trouble} onTryAgain={onTryAgain} />
      ) : (
        <p className="viewfinder__text" role="status">
          {t(said)}
        </p>
      )}
    </div>
  );
}

function sayingOf(camera: CameraState) {
  return camera.step === "watching" ? "identify:scan.hold" : "identify:scan.opening";
}

type TroubleProps = Pick<ViewfinderProps, "onTryAgain"> & { readonly trouble: CameraTrouble };

/** What is wrong with the camera, and the other methods. */
function Trouble({ trouble, onTryAgain }: TroubleProps) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <Panel tone="problem" title={t(`identify:camera.${trouble}`)} announced>
      <p>{t("identify:camera.instead")}</p>
      {PASSING.includes(trouble) && (
        <Button onPress={onTryAgain}>{t("identify:scan.again")}</Button>
      )}
    </Panel>
  );
}
