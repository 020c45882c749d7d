/**
 * Letters outside WinAnsi that the documents' Latin languages use, each replacing a character code that they do not
 * need. The glyph names are Adobe's; viewers' Helvetica has them.
 */
const EXTRA_GLYPHS = [
  { letter: "ğ", code: 128, glyph: "gbreve" },
  { letter: "Ğ", code: 129, glyph: "Gbreve" },
  { letter: "ş", code: 130, glyph: "scedilla" },
  { letter: "Ş", code: 131, glyph: "Scedilla" },
  { letter: "ı", code: 132, glyph: "dotlessi" },
  { letter: "İ", code: 133, glyph: "Idotaccent" },
];

const PAGE = { width: 595, height: 842, margin: 56 };
const TITLE_SIZE = 24;
const TEXT_SIZE = 13;
const LEADING = 20;

/** Width of a character is about half its size in Helvetica; lines are broken with room to spare. */
const CHARACTERS_PER_LINE = Math.floor((PAGE.width - 2 * PAGE.margin) / (TEXT_SIZE * 0.52));

/** Text as a PDF hex string in the encoding that {@link pdf} declares. */
function hexString(text: string): string {
  const bytes = [...text].map((character) => {
    const extra = EXTRA_GLYPHS.find(({ letter }) => letter === character);
    const code = extra?.code ?? character.codePointAt(0) ?? 63;
    return code <= 255 ? code : 63;
  });
  return `<${Buffer.from(bytes).toString("hex")}>`;
}

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= CHARACTERS_PER_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function pageContent(title: string, paragraphs: string[]): string {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), ""]);
  return [
    "BT",
    `/F1 ${TITLE_SIZE} Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - TITLE_SIZE} Td`,
    `${hexString(title)} Tj`,
    `/F1 ${TEXT_SIZE} Tf 0 -${LEADING * 2} Td ${LEADING} TL`,
    ...lines.map((line) => `${hexString(line)} Tj T*`),
    "ET",
  ].join("\n");
}

/**
 * A valid one-page PDF 1.4 with a title and paragraphs in a Latin language. Written by hand so that
 * the sandbox needs no PDF library: objects, a cross-reference table with their offsets, a trailer.
 */
export function pdf(
  title: string,
  paragraphs: string[],
  language: string,
): Uint8Array<ArrayBuffer> {
  const content = pageContent(title, paragraphs);
  const differences = EXTRA_GLYPHS.map(({ code, glyph }) => `${code} /${glyph}`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`,
  ];
  const header = "%PDF-1.4\n";
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = bodies.map((_, index) => header.length + bodies.slice(0, index).join("").length);
  const start = header.length + bodies.join("").length;
  const table = [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`),
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  ].join("");
  return new Uint8Array(Buffer.from(header + bodies.join("") + table, "latin1"));
}
