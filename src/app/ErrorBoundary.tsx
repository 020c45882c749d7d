import i18next from "i18next";
import { Component, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";

/** Long enough to read, short enough that an unattended kiosk helps itself. */
const RELOAD_AFTER_MS = 20_000;

type Props = { readonly children: ReactNode };

/** A fault of the page itself: says so, and starts the page again. The order goes on in the host. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="plain">
        <h1>{i18next.t("broken.title")}</h1>
        <p>{i18next.t("broken.text")}</p>
        <Button kind="main" onPress={() => window.location.reload()}>
          {i18next.t("broken.again")}
        </Button>
      </main>
    );
  }
}
