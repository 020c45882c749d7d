import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCamera } from "../../../scan/camera/use-camera.ts";
import { Button } from "../../../ui/Button.tsx";

/** The live picture, and that it reads a code; of the code only its length is shown. */
export function CameraTest() {
  const [attempt, setAttempt] = useState(0);
  return <Camera key={attempt} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Camera({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(["hardware", "staff"]);
  const video = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState<number | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const state = useCamera(video, (code) => setLength(code.length));
  const isTrouble = state.step === "trouble";
  const words = () => {
    if (state.step === "opening") return t("staff:status.cameraOpening");
    if (state.step === "trouble") {
      return state.trouble === "absent" ? t("hardware:noCamera") : t("staff:status.cameraFailed");
    }
    return length === null
      ? t("staff:status.cameraShow")
      : t("staff:status.read", { count: length });
  };
  return (
    <>
      <video
        ref={video}
        className="camera-test"
        muted
        playsInline
        hidden={isTrouble}
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
          setSize({ width: videoWidth, height: videoHeight })
        }
      />
      <p role="status">{words()}</p>
      {size && !isTrouble && <p>{t("hardware:picture", size)}</p>}
      {isTrouble && (
        <div className="staff__actions">
          <Button onPress={onRetry}>{t("hardware:retry")}</Button>
        </div>
      )}
    </>
  );
}
