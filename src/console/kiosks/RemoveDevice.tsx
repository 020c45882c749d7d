import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { api } from "../api.ts";
import { useSession } from "../session/session.ts";
import { hrefOf } from "../shell/route.ts";

/** Takes a device out of the fleet: asked first, since it can only be undone at the device. */
export function RemoveDevice({ row }: { readonly row: DeviceRow }) {
  const { t } = useTranslation("console");
  const input = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.devices.remove({ ...input, id: row.id }),
    onSuccess: () => {
      window.location.hash = hrefOf("kiosks");
    },
  });
  const name = isolate(row.name);
  return (
    <section className="facts" aria-label={t("remove.title")}>
      <h2>{t("remove.title")}</h2>
      <p>{t("remove.note")}</p>
      <div className="staff__actions">
        <Button icon="close" onPress={() => setIsAsking(true)}>
          {t("remove.ask")}
        </Button>
      </div>
      <Sheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("remove.question", { name })}
      >
        <p>{t(`remove.effect.${row.kind}`)}</p>
        <p className="console-form__answer" role="status">
          {remove.isError && t("failed")}
        </p>
        <div className="staff__actions">
          <Button onPress={() => setIsAsking(false)}>{t("cancel")}</Button>
          <Button kind="main" isDisabled={remove.isPending} onPress={() => remove.mutate()}>
            {t("remove.confirm", { name })}
          </Button>
        </div>
      </Sheet>
    </section>
  );
}
