import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SIGNS_OF_LIFE } from "../../ui/use-signs-of-life.ts";
import type { PreviewFrame, Scene, Shown } from "./frame/scene.ts";
import "./device.css";

/** Polling interval for a frame that is still loading. */
const POLL_MS = 50;

type DeviceFrameProps = {
  /** Accessible name of its content. */
  readonly title: string;
  readonly scene: Scene;
  /** Label above the device. */
  readonly label?: string | undefined;
  readonly onShown?: (shown: Shown) => void;
  readonly onFrame?: (frame: PreviewFrame | null) => void;
  /** Without the device's body: for many side by side. */
  readonly isSmall?: boolean;
};

/** A drawn kiosk with the real screens in it, scaled to the available room. */
export function DeviceFrame(props: DeviceFrameProps) {
  const { title, scene, label, isSmall = false } = props;
  const { orientation } = scene;
  const { iframe, isDrawing } = useScene(scene, props);
  const { t } = useTranslation(["common", "preview"]);
  return (
    <figure className="device" data-small={isSmall || undefined} data-orientation={orientation}>
      {label !== undefined && <figcaption className="device__label">{label}</figcaption>}
      <div className="device__place">
        <div className="device__body">
          <iframe
            ref={iframe}
            className="device__screen"
            title={title}
            src="preview-frame.html"
            // A static screen is only viewed; controls work only in a walk-through.
            inert={!scene.walks}
          />
          {isDrawing && (
            <p className="device__drawing" role="status">
              {t("preview:drawing")}
            </p>
          )}
        </div>
      </div>
    </figure>
  );
}

/** Shows the scene in the frame, and each new one as soon as it is requested. */
function useScene(
  scene: Scene,
  { onShown, onFrame }: Pick<DeviceFrameProps, "onShown" | "onFrame">,
) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<PreviewFrame | null>(null);
  const [isDrawing, setIsDrawing] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => {
      const found = iframe.current?.contentWindow?.previewFrame;
      if (!found) return;
      clearInterval(timer);
      setFrame(found);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => onFrame?.(frame), [frame, onFrame]);
  useEffect(() => (frame ? passSignsOn(iframe.current?.contentWindow) : undefined), [frame]);
  useEffect(() => {
    if (!frame) return;
    let isOver = false;
    setIsDrawing(true);
    void frame.show(scene).then((shown) => {
      if (isOver || shown.result === "overtaken") return;
      setIsDrawing(false);
      onShown?.(shown);
    });
    return () => {
      isOver = true;
    };
  }, [frame, scene, onShown]);
  return { iframe, isDrawing };
}

/** Whoever orders in the frame is there: the page around it does not receive its events. Returns a function that stops. */
function passSignsOn(inner: Window | null | undefined): (() => void) | undefined {
  const pass = () => void window.dispatchEvent(new Event("wheel"));
  const listening = { capture: true, passive: true };
  for (const type of SIGNS_OF_LIFE) inner?.addEventListener(type, pass, listening);
  return () => {
    for (const type of SIGNS_OF_LIFE) inner?.removeEventListener(type, pass, listening);
  };
}
