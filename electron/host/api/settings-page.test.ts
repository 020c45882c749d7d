import { describe, expect, it } from "vitest";
import { PLAIN_TEXTS } from "./plain-texts/all.ts";
import { settingsPage } from "./settings-page.ts";

const trouble = {
  file: "/etc/kiosk/settings.json",
  problems: ["outlet.identifier: is missing"],
  isInstalled: false,
};
const shown = (change: Partial<typeof trouble> = {}, acceptLanguage?: string): string =>
  Buffer.from(
    settingsPage({ ...trouble, ...change }, { nonce: "n", acceptLanguage }).body,
  ).toString();

describe("the page of a kiosk without settings", () => {
  it("names the field, what is wrong with it, and the file", () => {
    expect(shown()).toContain('<code dir="ltr">outlet.identifier</code> is missing');
    expect(shown()).toContain('<code dir="ltr">/etc/kiosk/settings.json</code>');
  });

  it("names the command for its setup on an installed kiosk, else the page about settings", () => {
    expect(shown({ isInstalled: true })).toContain("sudo loyalty-kiosk setup");
    expect(shown({ isInstalled: true })).not.toContain("docs/settings.md");
    expect(shown()).toContain("docs/settings.md");
    expect(shown()).not.toContain("sudo loyalty-kiosk setup");
  });

  it("shows a problem of no particular field unchanged", () => {
    const problem = "settings: cannot read /etc/a b.json (ENOENT)";
    expect(shown({ problems: [problem] })).toContain("cannot read /etc/a b.json (ENOENT)");
  });

  it("says that the kiosk is starting once all problems are solved", () => {
    expect(shown({ problems: [] })).toContain("The kiosk is starting.");
    expect(shown({ problems: [] })).not.toContain("What is wrong");
  });

  const languages: readonly [acceptLanguage: string | undefined, lang: string, dir: string][] = [
    ["de-DE,de;q=0.9", "de", "ltr"],
    ["tr", "tr", "ltr"],
    ["ar-EG,en;q=0.5", "ar", "rtl"],
    ["he-IL,he;q=0.9", "he", "rtl"],
    ["zh-CN,zh;q=0.9", "zh-Hans", "ltr"],
    ["uk-UA", "uk", "ltr"],
    ["fr-CA,de;q=0.5", "fr", "ltr"],
    ["pt-BR", "pt", "ltr"],
    ["es-419", "es", "ltr"],
    ["it-CH,de;q=0.5", "it", "ltr"],
    ["nl,de;q=0.5", "de", "ltr"],
    ["nl", "en", "ltr"],
    ["", "en", "ltr"],
    [undefined, "en", "ltr"],
    ["__proto__,constructor", "en", "ltr"],
  ];
  it.each(languages)("answers %s in %s", (acceptLanguage, lang, dir) => {
    const page = shown({}, acceptLanguage);
    expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(page).toContain(PLAIN_TEXTS[lang]?.settings.title);
    // The host's message about a field is English in every language.
    expect(page).toContain('<li lang="en" dir="ltr">');
  });

  it("sends customers to the counter in every language at once", () => {
    const page = shown({}, "ar");
    for (const [language, { settings }] of Object.entries(PLAIN_TEXTS)) {
      const heading = language === "ar" ? `<h1>${settings.title}</h1>` : `<li lang="${language}"`;
      expect(page).toContain(heading);
      expect(page).toContain(settings.title);
    }
  });

  it("does not render markup", () => {
    const markup = '<img src=x onerror="a()">';
    const page = shown({ file: markup, problems: [`outlet.${markup}: is missing`, markup] });
    expect(page).not.toContain("<img");
    expect(page.match(/&#60;img src=x onerror=&#34;a\(\)&#34;&#62;/g)).toHaveLength(3);
  });
});
