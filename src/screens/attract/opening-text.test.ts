/** Opening hours as customers read them, in every language. */
import { createInstance } from "i18next";
import { beforeAll, expect, test } from "vitest";
import type { OpeningStatus } from "../../../domain/look/opening-hours.ts";
import { withoutIsolates } from "../../i18n/isolate.ts";
import { openingText } from "./opening-text.ts";

const files = import.meta.glob<Record<string, unknown>>("../../i18n/locales/*/menu.json", {
  eager: true,
  import: "default",
});
const resources = Object.fromEntries(
  Object.entries(files).map(([file, menu]) => [file.split("/").at(-2) ?? "", { menu }]),
);
const i18n = createInstance();
beforeAll(() => i18n.init({ resources, interpolation: { escapeValue: false } }));

/** Without the marks of direction, and with ordinary spaces. */
const textOf = (locale: string, status: OpeningStatus) =>
  withoutIsolates(openingText(status, locale, i18n.getFixedT(locale, "menu"))).replace(
    /[\u00a0\u2009\u202f]/g,
    " ",
  );
const day = { year: 2026, month: 11, day: 30 };
const NIGHT: OpeningStatus = { is: "open", intervals: [{ from: "18:00", to: "02:00" }] };
const closed = (isToday: boolean): OpeningStatus => ({
  ...{ is: "closed", opens: { day, time: "11:00", isToday } },
});

test.each([
  ["en", "Open today 6:00 PM – 2:00 AM", "Closed now. Opens again: Monday 11:00 AM"],
  ["de", "Heute geöffnet 18:00–02:00 Uhr", "Gerade geschlossen. Wieder geöffnet: Montag, 11:00"],
  [
    "fr",
    "Ouvert aujourd’hui 18:00 – 02:00",
    "Fermé en ce moment. Prochaine ouverture : lundi 11:00",
  ],
  ["es", "Hoy abierto 18:00–2:00", "Cerrado ahora. Próxima apertura: lunes, 11:00"],
  ["it", "Oggi aperto 18:00–02:00", "Ora chiuso. Prossima apertura: lunedì 11:00"],
  ["pt", "Aberto hoje 18:00 – 02:00", "Fechado agora. Próxima abertura: segunda-feira, 11:00"],
  ["pl", "Dziś otwarte 18:00–02:00", "Teraz zamknięte. Ponowne otwarcie: poniedziałek, 11:00"],
  ["tr", "Bugün açık: 18:00–02:00", "Şu anda kapalı. Yeniden açılış: Pazartesi 11:00"],
  ["uk", "Сьогодні відчинено 18:00–02:00", "Зараз зачинено. Наступне відкриття: понеділок 11:00"],
  ["he", "פתוח היום 18:00–2:00", "סגור כעת. הפתיחה הבאה: יום שני 11:00"],
  ["ar", "مفتوح اليوم 6:00 م – 2:00 ص", "مغلق الآن. موعد الفتح القادم: الاثنين 11:00 ص"],
  ["zh-Hans", "今日营业 18:00–02:00", "现已打烊，下次开门：星期一11:00"],
])(
  "in %s, hours past midnight have no date, and another day has its name",
  (locale, open, next) => {
    expect([textOf(locale, NIGHT), textOf(locale, closed(false))]).toEqual([open, next]);
  },
);

test("every status has a text of its own in every language", () => {
  const statuses: readonly OpeningStatus[] = [
    ...[NIGHT, closed(true), closed(false)],
    { is: "open-since-yesterday", to: "02:00" },
    { is: "open-all-day" },
    { is: "closed", opens: null },
  ];
  for (const locale of Object.keys(resources)) {
    const texts = statuses.map((status) => textOf(locale, status));
    expect(new Set(texts).size, locale).toBe(statuses.length);
    expect(texts.join(), locale).not.toMatch(/attract\.|\{\{/);
  }
});

test("several hours of a day are listed", () => {
  const intervals = [
    { from: "11:00", to: "14:00" },
    { from: "17:00", to: "22:00" },
  ];
  expect(textOf("de", { is: "open", intervals })).toBe(
    "Heute geöffnet 11:00–14:00 Uhr und 17:00–22:00 Uhr",
  );
});
