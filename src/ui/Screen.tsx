import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../app/shell.ts";
import { languageName } from "../i18n/format.ts";
import { useVisitSelector } from "../journey/use-visit.ts";
import { useOutlet } from "../outlet/use-outlet.ts";
import { afterPaint } from "./after-paint.ts";
import { Button } from "./Button.tsx";
import { useIsWaiting } from "./waiting.ts";
import "./scalloped.css";
import { Hyphenated } from "./Hyphenated.tsx";
import "./screen.css";

type ScreenProps = {
  /** Title of the top bar. */
  readonly title: string;
  /** It identifies a person: read aloud only on demand. */
  readonly isTitlePrivate?: boolean;
  /** A second line beside it: order type, number of items. */
  readonly place?: ReactNode;
  /** One step back; without it there is no back button. */
  readonly onBack?: () => void;
  /** Back is disabled while an answer is awaited. */
  readonly isBackDisabled?: boolean;
  /** The action bar: the basket or a secondary action at the start, ONE main action at the end. */
  readonly action?: ReactNode;
  /** Above the action bar and not scrolling: an optional question. */
  readonly band?: ReactNode;
  /** A column beside the content that does not scroll with it. */
  readonly rail?: ReactNode;
  /** Background of the content. */
  readonly tone?: "table" | "marigold";
  /** Fills the content area itself instead of scrolling in it. */
  readonly bare?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The frame of every screen but the first: top bar, scrolling content, action bar. */
export function Screen(props: ScreenProps) {
  const { title, isTitlePrivate = false, place, onBack, action, band, rail } = props;
  const { tone = "table", bare = false, className = "", isBackDisabled = false } = props;
  return (
    <div className={`screen screen--${tone} ${className}`}>
      <TopBar
        title={title}
        isTitlePrivate={isTitlePrivate}
        place={place}
        onBack={onBack}
        isBackDisabled={isBackDisabled}
      />
      <div className="screen__middle">
        {rail}
        <main className={bare ? "screen__bare" : "screen__content"}>{props.children}</main>
      </div>
      {band}
      {action && <div className="screen__action">{action}</div>}
    </div>
  );
}

type TopBarProps = {
  readonly title: string;
  readonly isTitlePrivate: boolean;
  readonly place: ReactNode;
  readonly onBack: (() => void) | undefined;
  readonly isBackDisabled: boolean;
};

const TopBar = memo(function TopBar(props: TopBarProps) {
  const { title, isTitlePrivate, place, onBack, isBackDisabled } = props;
  const { t } = useTranslation();
  return (
    <header className="top-bar scalloped">
      {onBack && (
        <Button
          kind="quiet"
          icon="back"
          className="top-bar__back"
          aria-label={t("back")}
          isDisabled={isBackDisabled}
          onPress={onBack}
        />
      )}
      <Mark />
      <div className="top-bar__text">
        <ScreenTitle className="top-bar__title" isPrivate={isTitlePrivate}>
          <Hyphenated>{title}</Hyphenated>
        </ScreenTitle>
        {place && (
          <p className="top-bar__place">
            {typeof place === "string" ? <Hyphenated>{place}</Hyphenated> : place}
          </p>
        )}
      </div>
      <LanguageButton />
    </header>
  );
});

/** The outlet's logo; nothing if it has none, or one that is no picture. */
export function Mark({ className = "mark" }: { className?: string }) {
  const { logoUrl } = useOutlet();
  const [broken, setBroken] = useState<string | null>(null);
  if (!logoUrl || logoUrl === broken) return null;
  return <img className={className} src={logoUrl} onError={() => setBroken(logoUrl)} alt="" />;
}

type ScreenTitleProps = {
  readonly className?: string;
  /** It identifies a person: read aloud only on demand. */
  readonly isPrivate?: boolean;
  readonly children: ReactNode;
};

/** The first heading: takes the focus each time the screen appears, so that it is announced. */
export function ScreenTitle({ className, isPrivate = false, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = useIsWaiting();
  // Focusing forces a layout: done at once, it would delay the frame that responds to the touch.
  useEffect(() => {
    if (!isWaiting) return afterPaint(() => heading.current?.focus({ preventScroll: true }));
  }, [isWaiting]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={className}
      data-read={isPrivate ? "private" : undefined}
    >
      {children}
    </h1>
  );
}

function LanguageButton() {
  const { t } = useTranslation();
  const locale = useVisitSelector((context) => context.locale);
  const { locales } = useOutlet();
  const { openLanguages } = useShell();
  if (locales.enabled.length < 2) return null;
  const language = languageName(locale);
  return (
    <Button
      icon="globe"
      className="top-bar__language"
      aria-label={t("language.current", { language })}
      onPress={openLanguages}
    >
      {language}
    </Button>
  );
}
