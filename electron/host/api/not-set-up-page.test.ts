import { expect, test } from "vitest";
import { notSetUpPage } from "./not-set-up-page.ts";
import { PLAIN_TEXTS } from "./plain-texts/all.ts";

const seen = { file: "/etc/loyalty-kiosk/settings.json", supportCode: "7QF3-M2PK-0.1.0" };

test.each(Object.keys(PLAIN_TEXTS))("says in %s how to set the kiosk up", (language) => {
  const answer = notSetUpPage(seen, { nonce: "n", acceptLanguage: language });
  const page = Buffer.from(answer.body).toString();
  const { notSetUp, settings } = PLAIN_TEXTS[language] ?? PLAIN_TEXTS.en;
  for (const text of [settings.title, settings.customers, ...Object.values(notSetUp)]) {
    expect(page).toContain(text);
  }
  for (const code of ["sudo loyalty-kiosk setup", seen.file, seen.supportCode]) {
    expect(page).toContain(`<code dir="ltr">${code}</code>`);
  }
});
