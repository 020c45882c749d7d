/** The contact sheet of the library. */

import { CATALOGUE, type Shown } from "./catalogue.ts";

const STYLE = `
body { margin: 24px; background: #F4EDE1; color: #231815; font: 14px/1.3 sans-serif; }
ul { display: flex; flex-wrap: wrap; gap: 16px; margin: 0 0 32px; padding: 0; list-style: none; }
li { width: 176px; padding: 8px; border-radius: 12px; background: #FFFDF8; text-align: center; }
img { display: block; width: 160px; height: 136px; margin: 0 auto 6px; }
small { display: block; color: #41342E; }`;

/** An HTML page with every picture at the size of a small card, by group; `folder` is the library's address. */
export function indexPage(folder: string): string {
  const groups = Object.entries(CATALOGUE).map(
    ([group, pictures]) => `<h2>${group}</h2>\n<ul>\n${listed(pictures, folder)}\n</ul>\n`,
  );
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Picture library</title>\n<style>${STYLE}</style>\n<h1>Picture library</h1>\n${groups.join("")}</html>\n`;
}

function listed(pictures: Readonly<Record<string, Shown>>, folder: string): string {
  return Object.entries(pictures)
    .map(
      ([id, shown]) =>
        `<li><img src="${folder}/${id}.svg" alt="">${id}<small>${said(shown)}</small>`,
    )
    .join("\n");
}

function said({ contains, hasPork, isAlcohol }: Shown): string {
  return [contains, ...(hasPork ? ["pork"] : []), ...(isAlcohol ? ["18+"] : [])].join(", ");
}
