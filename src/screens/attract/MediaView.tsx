import { useEffect, useRef, useState } from "react";
import { type DishPicture, pictureKey } from "../../../domain/look/dish-picture.ts";
import { focalPosition } from "../../ui/focal-position.ts";
import type { StageMedia } from "./stage-media.ts";

type MediaViewProps = {
  readonly media: StageMedia;
  readonly onFailed: (url: string) => void;
};

/** Slides or a video behind the invitation. Decoration; it ends with the screen, when a visit begins. */
export function MediaView({ media, onFailed }: MediaViewProps) {
  return (
    <div className="attract__media" aria-hidden="true">
      {media.is === "video" ? (
        <LoopedVideo {...media} onFailed={onFailed} />
      ) : (
        <Slides slides={media.slides} />
      )}
    </div>
  );
}

type LoopedVideoProps = {
  readonly url: string;
  readonly poster: string | null;
  readonly onFailed: (url: string) => void;
};

/** Without sound, and only while the page is visible. */
function LoopedVideo({ url, poster, onFailed }: LoopedVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // It may have failed before it was in the document, when React does not listen yet.
    if (video.current && (video.current.error || isWithoutPicture(video.current))) onFailed(url);
  }, [url, onFailed]);
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === "hidden") video.current?.pause();
      // A pause before it has begun rejects it.
      else video.current?.play().catch(() => {});
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return (
    <video
      ref={video}
      className="attract__moving"
      src={url}
      {...(poster !== null && { poster })}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      onError={() => onFailed(url)}
      onLoadedMetadata={({ currentTarget }) => isWithoutPicture(currentTarget) && onFailed(url)}
    />
  );
}

/** Of a video whose picture cannot be decoded the browser plays the sound, without an error. */
function isWithoutPicture({ readyState, videoWidth }: HTMLVideoElement): boolean {
  return readyState >= HTMLMediaElement.HAVE_METADATA && videoWidth === 0;
}

/** How long each slide is shown. */
const SLIDE_MS = 8_000;

/** One after the other; each is loaded while the one before it is shown. */
function Slides({ slides }: { readonly slides: readonly DishPicture[] }) {
  const turns = useTurns(slides.length > 1);
  const current = turns % slides.length;
  return slides
    .slice(0, turns + 2)
    .map((slide, place) => (
      <Slide key={pictureKey(slide)} slide={slide} isCurrent={place === current} />
    ));
}

function Slide({ slide, isCurrent }: { readonly slide: DishPicture; readonly isCurrent: boolean }) {
  const focus = slide.kind === "photo" ? slide.focus : { x: 0.5, y: 0.5 };
  return (
    <img
      className={`attract__slide attract__slide--${slide.kind}`}
      data-current={isCurrent || undefined}
      src={slide.kind === "photo" ? slide.large : slide.url}
      style={{ objectPosition: focalPosition(focus) }}
      decoding="async"
      alt=""
    />
  );
}

/** Counts up every eight seconds while the page is visible. */
function useTurns(runs: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setTurns((count) => count + 1);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return turns;
}
