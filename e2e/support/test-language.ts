/** The unmodified kiosk in the test language: its English catalogues are replaced when the page loads them. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, type Page, type Route } from "@playwright/test";
import { z } from "zod";
import { BRACKETS, exposedCatalogue, type Texts } from "../../src/i18n/test-language.ts";
import { waitUntilIdle } from "./inspect.ts";
import { shownTexts } from "./shown-texts.ts";

const ENGLISH = new URL("../../src/i18n/locales/en/", import.meta.url);
/** A built catalogue is a file named by its area. */
const CATALOGUE = /\/assets\/([a-z]+)-[\w-]+\.js$/;

const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])));
const built = z.object({ default: texts });

function englishOf(area: string): Texts | null {
  try {
    return texts.parse(JSON.parse(readFileSync(new URL(`${area}.json`, ENGLISH), "utf8")));
  } catch {
    return null;
  }
}

/** From here on this page, and any beside it, loads the kiosk's English texts in the test language. */
export async function speakTestLanguage(page: Page): Promise<void> {
  await page.context().route(CATALOGUE, async (route) => {
    const [, area = ""] = CATALOGUE.exec(new URL(route.request().url()).pathname) ?? [];
    const english = englishOf(area);
    if (english === null) return await route.fallback();
    const fetched = await fetchScript(route).catch(() => null);
    // The host is away, as it is for every other file.
    if (fetched === null) return await route.abort();
    const { response, script } = fetched;
    const module = built.safeParse(
      await import(`data:text/javascript,${encodeURIComponent(script)}`).catch(() => null),
    );
    if (!module.success || !isDeepStrictEqual(plain(module.data.default), english)) {
      return await route.fulfill({ response });
    }
    const body = `export default ${JSON.stringify(exposedCatalogue(english))}`;
    await route.fulfill({ response, body });
  });
}

async function fetchScript(route: Route) {
  const response = await route.fetch();
  return { response, script: await response.text() };
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** External names and sentences: the outlet's, its menu's and its services'. */
export type Given = readonly (string | RegExp)[];

/** Fails with a list of texts on the screen that are neither from the catalogues nor external. */
export async function expectNoOtherWords(page: Page, screen: string, given: Given): Promise<void> {
  await waitUntilIdle(page);
  expect.soft(await otherWords(page, given), screen).toEqual([]);
}

async function otherWords(page: Page, given: Given): Promise<string[]> {
  const { running, labels } = await page.evaluate(shownTexts);
  const outside = [outsideOfBrackets(running), ...labels.map(outsideOfBrackets)].flat();
  return [...new Set(outside.filter((text) => hasWords(without(text, given))))];
}

/** The parts of a row of texts outside of brackets; a bracket may close in a later text than it opened. */
function outsideOfBrackets(row: string | readonly string[]): string[] {
  let depth = 0;
  const outside = [row].flat().map((text) => {
    let rest = "";
    for (const letter of text) {
      if (letter === BRACKETS.open) depth += 1;
      else if (letter === BRACKETS.close) depth -= 1;
      else if (depth === 0) rest += letter;
    }
    return rest;
  });
  return depth === 0 ? outside : [...outside, `unpaired brackets in ${[row].flat().join(" ")}`];
}

function without(text: string, given: Given): string {
  let rest = text;
  for (const known of given) rest = rest.replaceAll(known, " ");
  return rest;
}

/** A single letter is a key, or the initial of a table or a country. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
