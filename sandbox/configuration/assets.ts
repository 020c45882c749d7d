import { existsSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import { documents } from "./documents.ts";
import { pdf } from "./pdf.ts";

/** The content at a version's URL never changes (in-store-loyalty.md §2.4). */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Documents in scripts that {@link pdf} does not support are stored as files, with an embedded font. */
const TYPESET_LOCALES = ["ar"];

const file = (path: string) => new URL(`./files/${path}`, import.meta.url);

function documentBytes(kind: string, version: string, locale: string) {
  const document = documents.find((each) => each.kind === kind && each.version === version);
  const title = document?.titleByLocale[locale];
  const paragraphs = document?.paragraphsByLocale[locale];
  if (!title || !paragraphs) return undefined;
  if (!TYPESET_LOCALES.includes(locale)) return pdf(title, paragraphs, locale);
  return new Uint8Array(readFileSync(file(`${kind}-${version}-${locale}.pdf`)));
}

/** Images and documents that the outlet configuration names, under /assets. */
export function assets(): Hono {
  const app = new Hono();
  app.get("/documents/:kind/:version/:file{[a-z]{2}\\.pdf}", (context) => {
    const { kind, version } = context.req.param();
    const bytes = documentBytes(kind, version, context.req.param("file").slice(0, 2));
    if (!bytes) return context.notFound();
    const headers = { "Content-Type": "application/pdf", "Cache-Control": IMMUTABLE };
    return context.body(bytes, 200, headers);
  });
  app.get("/images/:file{[a-z-]+\\.png}", (context) => {
    const path = file(context.req.param("file"));
    if (!existsSync(path)) return context.notFound();
    const headers = { "Content-Type": "image/png", "Cache-Control": IMMUTABLE };
    return context.body(new Uint8Array(readFileSync(path)), 200, headers);
  });
  return app;
}
