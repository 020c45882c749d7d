import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { api } from "../api.ts";
import { useHasRole, useSession } from "../session/session.ts";
import { TextField } from "../ui/Field.tsx";
import { useTimes } from "../ui/use-times.ts";

/** Characters of a note, as the console's contract has it. */
const MOST_LETTERS = 500;

/** What colleagues have written about a device, and what one adds. */
export function DeviceNote({ row }: { readonly row: DeviceRow }) {
  const { t } = useTranslation("console");
  const { dateAndTime } = useTimes();
  const canWrite = useHasRole("settle");
  const [isWriting, setIsWriting] = useState(false);
  const { note } = row;
  if (note === null && !canWrite) return null;
  return (
    <section className="facts" aria-label={t("note.title")}>
      <h2>{t("note.title")}</h2>
      {note !== null && (
        <blockquote className="note-text">
          <p dir="auto">{note.text}</p>
          <footer>
            {isolate(note.by)} · {dateAndTime(note.at)}
          </footer>
        </blockquote>
      )}
      {canWrite &&
        (isWriting ? (
          <NoteForm id={row.id} onDone={() => setIsWriting(false)} />
        ) : (
          <div className="staff__actions">
            <Button icon="pencil" onPress={() => setIsWriting(true)}>
              {t(note === null ? "note.write" : "note.replace")}
            </Button>
          </div>
        ))}
    </section>
  );
}

function NoteForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { t } = useTranslation("console");
  const input = useSession();
  const [text, setText] = useState("");
  const save = useMutation({
    mutationFn: () => api.devices.note({ ...input, id, text }),
    onSuccess: ({ result }) => result === "noted" && onDone(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !save.isPending) save.mutate();
  };
  return (
    <form className="console-form" onSubmit={submit}>
      <TextField label={t("note.label")} value={text} onChange={setText} maxLength={MOST_LETTERS} />
      <p className="console-form__answer" role="status">
        {save.isError && t("failed")}
        {save.data?.result === "unknown-device" && t("kiosks.gone")}
      </p>
      <div className="staff__actions">
        <Button onPress={onDone}>{t("cancel")}</Button>
        <button type="submit" className="button button--main">
          <span className="button__text">{t("note.save")}</span>
        </button>
      </div>
    </form>
  );
}
