import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountResult, Role } from "../../../fleet/console/rpc/contract.ts";
import { api } from "../api.ts";
import { useSession } from "../session/session.ts";

export type AccountDone = {
  readonly what: "added" | "roles" | "password" | "unlocked" | "removed";
  readonly name: string;
};

type Wish = AccountDone & {
  readonly call: () => Promise<AccountResult>;
  /** The roles before a change of them. */
  readonly before?: readonly Role[];
};

export type AccountActs = {
  readonly add: (name: string, roles: Role[], password: string) => void;
  readonly setRoles: (name: string, roles: Role[], before: Role[]) => void;
  readonly setPassword: (name: string, password: string) => void;
  readonly unlock: (name: string) => void;
  readonly remove: (name: string) => void;
  readonly isPending: boolean;
  /** Why the last one was not done; "failed" if nobody knows. */
  readonly problem: Exclude<AccountResult["result"], "done"> | "failed" | null;
  readonly done: AccountDone | null;
  /** Gives back the roles that were changed last; null if there is nothing to undo. */
  readonly undo: (() => void) | null;
  /** Forgets a problem before another form is opened. */
  readonly reset: () => void;
};

/** Changes of accounts, one at a time; `onChanged` reads the list again. */
export function useAccountActs(onChanged: () => void): AccountActs {
  const input = useSession();
  const [done, setDone] = useState<Wish | null>(null);
  const { mutate, isPending, isError, data, reset } = useMutation({
    mutationFn: ({ call }: Wish) => call(),
    onSuccess: ({ result }, wish) => {
      if (result === "done") setDone(wish);
      onChanged();
    },
  });
  const { accounts } = api;
  const setRoles = (name: string, roles: readonly Role[], before?: readonly Role[]) =>
    mutate({
      what: "roles",
      name,
      call: () => accounts.setRoles({ ...input, name, roles: [...roles] }),
      ...(before && { before }),
    });
  const before = done?.before;
  return {
    add: (name, roles, password) =>
      mutate({
        what: "added",
        name,
        call: () => accounts.add({ ...input, name, roles, password }),
      }),
    setRoles,
    setPassword: (name, password) =>
      mutate({
        what: "password",
        name,
        call: () => accounts.setPassword({ ...input, name, password }),
      }),
    unlock: (name) =>
      mutate({ what: "unlocked", name, call: () => accounts.unlock({ ...input, name }) }),
    remove: (name) =>
      mutate({ what: "removed", name, call: () => accounts.remove({ ...input, name }) }),
    isPending,
    problem: isError ? "failed" : data && data.result !== "done" ? data.result : null,
    done,
    undo: done !== null && before !== undefined ? () => setRoles(done.name, before) : null,
    reset,
  };
}
