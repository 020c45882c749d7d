import { useTranslation } from "react-i18next";
import type { Role } from "../../../fleet/console/rpc/contract.ts";
import { ChoiceButton } from "../../ui/ChoiceButton.tsx";

/** The contract's roles, in the order in which they are given. Everybody may look. */
const GIVEN = ["settle", "refund", "manage"] as const satisfies readonly Role[];

type RoleChoicesProps = {
  readonly roles: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
};

export function RoleChoices({ roles, onChange }: RoleChoicesProps) {
  const { t } = useTranslation("console");
  return (
    <fieldset className="roles" aria-label={t("accounts.roles")}>
      <p>{t("accounts.rolesNote")}</p>
      {GIVEN.map((role) => {
        const has = roles.includes(role);
        return (
          <ChoiceButton
            key={role}
            isChosen={has}
            onChoose={() => onChange(withRole(roles, role, !has))}
          >
            <span className="roles__name">{t(`role.${role}.name`)}</span>
            <span className="roles__note">{t(`role.${role}.note`)}</span>
          </ChoiceButton>
        );
      })}
    </fieldset>
  );
}

function withRole(roles: readonly Role[], role: Role, has: boolean): Role[] {
  const all = new Set<Role>(["look", ...roles]);
  if (has) all.add(role);
  else all.delete(role);
  return [...all];
}
