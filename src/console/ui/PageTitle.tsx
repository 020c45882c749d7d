import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon.tsx";

type PageTitleProps = {
  readonly children: string;
  /** The page above, one step back. */
  readonly back?: { readonly href: string; readonly text: string };
  /** Beside the title, at the end. */
  readonly end?: ReactNode;
};

/** The heading of a page: takes the focus when the page appears, so that it is announced. */
export function PageTitle({ children, back, end }: PageTitleProps) {
  const { t } = useTranslation("console");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = `${children} · ${t("title")}`;
  }, [children, t]);
  return (
    <header className="page-title">
      {back && (
        <a className="button button--link page-title__back" href={back.href}>
          <Icon name="back" />
          {back.text}
        </a>
      )}
      <div className="page-title__line">
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {end}
      </div>
    </header>
  );
}
