import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { I18nProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { SignInResult } from "../../fleet/console/rpc/contract.ts";
import { FaultBoundary } from "../app/FaultBoundary.tsx";
import { renewWhenReplaced } from "../status/renew.ts";
import { Button } from "../ui/Button.tsx";
import { connection, queryClient } from "./api.ts";
import { SignedIn } from "./session/SignedIn.tsx";
import { SignIn } from "./session/SignIn.tsx";

/** The operators' page: whoever is not signed in can only sign in. */
export function ConsoleApp() {
  const { i18n } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18n.language}>
        <FaultBoundary onFault={() => {}} fallback={() => <Broken />}>
          <Entrance />
        </FaultBoundary>
      </I18nProvider>
    </QueryClientProvider>
  );
}

type Opened = Extract<SignInResult, { result: "signed-in" }>;

function Entrance() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isEnded, setIsEnded] = useState(false);
  // A page of an older release is replaced only while nobody is in the middle of something.
  useEffect(() => (opened === null ? renewWhenReplaced(connection) : undefined), [opened]);
  if (opened === null) return <SignIn isEnded={isEnded} onSignedIn={setOpened} />;
  const leave = (byItself: boolean) => {
    setIsEnded(byItself);
    setOpened(null);
    queryClient.clear();
  };
  return <SignedIn key={opened.session} first={opened} onLeave={leave} />;
}

/** A fault of the page: nothing was sent by it, and signing in again shows everything as it is. */
function Broken() {
  const { t } = useTranslation("console");
  return (
    <main className="console-plain">
      <h1>{t("broken.title")}</h1>
      <p>{t("broken.text")}</p>
      <Button kind="main" onPress={() => window.location.reload()}>
        {t("broken.again")}
      </Button>
    </main>
  );
}
