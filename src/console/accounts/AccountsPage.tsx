import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountRow } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { orpc } from "../api.ts";
import { useConsoleNow, useSession } from "../session/session.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useTimes } from "../ui/use-times.ts";
import { AddAccount } from "./AddAccount.tsx";
import { EditAccount } from "./EditAccount.tsx";
import { type AccountActs, useAccountActs } from "./use-account-acts.ts";
import "./accounts.css";

/** Who may use the console, and for what. */
export function AccountsPage() {
  const { t } = useTranslation("console");
  const input = useSession();
  const {
    data: accounts,
    isError,
    refetch,
  } = useQuery(orpc.accounts.list.queryOptions({ input, staleTime: 0 }));
  const acts = useAccountActs(() => void refetch());
  const [edited, setEdited] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const account = accounts?.find(({ name }) => name === edited);
  return (
    <>
      <PageTitle>{t("page.accounts")}</PageTitle>
      <LastDone acts={acts} />
      {accounts === undefined && <StatusMessage>{t(isError ? "failed" : "loading")}</StatusMessage>}
      {isError && <Button onPress={() => void refetch()}>{t("again")}</Button>}
      <ul className="accounts">
        {accounts?.map((row) => (
          <li key={row.name}>
            <Account row={row} onEdit={() => setEdited(row.name)} />
          </li>
        ))}
      </ul>
      <div className="staff__actions">
        <Button icon="plus" onPress={() => setIsAdding(true)}>
          {t("accounts.add")}
        </Button>
      </div>
      <AddAccount isOpen={isAdding} onClose={() => setIsAdding(false)} acts={acts} />
      {account && <EditAccount row={account} onClose={() => setEdited(null)} acts={acts} />}
    </>
  );
}

/** What was changed last; roles can be given back as they were. */
function LastDone({ acts: { done, undo } }: { readonly acts: AccountActs }) {
  const { t } = useTranslation("console");
  if (done === null) return null;
  return (
    <Panel
      tone="message"
      icon="check"
      title={t(`accounts.done.${done.what}`, { name: isolate(done.name) })}
      announced
    >
      {undo && <Button onPress={undo}>{t("undo")}</Button>}
    </Panel>
  );
}

function Account({ row, onEdit }: { readonly row: AccountRow; readonly onEdit: () => void }) {
  const { t } = useTranslation("console");
  const { dateAndTime } = useTimes();
  const now = useConsoleNow();
  const { name, roles, lastSignInAt, lockedUntil } = row;
  return (
    <div className="account">
      <div className="account__text">
        <p className="account__name display">
          <bdi>{name}</bdi>
        </p>
        <p>{roles.map((role) => t(`role.${role}.name`)).join(", ")}</p>
        <p className="account__note">
          {lastSignInAt === null
            ? t("accounts.neverSignedIn")
            : t("accounts.signedIn", { at: dateAndTime(lastSignInAt) })}
        </p>
        {lockedUntil !== null && lockedUntil > now && (
          <p className="account__locked">
            <Icon name="lock" />
            {t("accounts.lockedUntil", { at: dateAndTime(lockedUntil) })}
          </p>
        )}
      </div>
      <Button icon="pencil" aria-label={t("accounts.editNamed", { name })} onPress={onEdit}>
        {t("accounts.edit")}
      </Button>
    </div>
  );
}
