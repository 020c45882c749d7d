/** Unusual and hostile PDFs, written by hand: what the document viewer has to withstand. */

/** A PDF of these objects (the first is number 1, the catalogue) with its cross-reference table. */
function pdfOf(objects: readonly string[]): Buffer {
  const header = "%PDF-1.7\n";
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = bodies.map((_, index) => header.length + bodies.slice(0, index).join("").length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  return Buffer.from(
    `${header}${bodies.join("")}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${header.length + bodies.join("").length}\n%%EOF\n`,
    "latin1",
  );
}

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
const HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/** As many pages as wanted, each with its number on it. */
export function manyPages(count: number): Buffer {
  const page = (index: number) => 4 + 2 * index;
  const indices = Array.from({ length: count }, (_, index) => index);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${count} /Kids [${indices.map((index) => `${page(index)} 0 R`).join(" ")}] >>`,
    HELVETICA,
    ...indices.flatMap((index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${page(index) + 1} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      stream(`BT /F 40 Tf 60 700 Td (This is sheet ${index + 1}) Tj ET`),
    ]),
  ]);
}

/** Runs scripts when opened and when shown, opens addresses wherever it is touched, and submits itself. */
export function hostile(address: string): Buffer {
  const script = `app.alert('pwned'); app.launchURL('${address}', true); this.submitForm('${address}');`;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R /AA << /WC 6 0 R >> /AcroForm << /Fields [8 0 R] /XFA 9 0 R >> >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [7 0 R 8 0 R] /AA << /O 6 0 R >> /Resources << /Font << /F 5 0 R >> >> >>",
    stream("BT /F 40 Tf 60 700 Td (Please touch me) Tj ET"),
    HELVETICA,
    `<< /Type /Action /S /JavaScript /JS (${script.replace(/[()\\]/g, "\\$&")}) >>`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (${address}) >> >>`,
    "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [50 500 300 540] /AA << /F 6 0 R /K 6 0 R >> >>",
    stream(
      "<xdp:xdp xmlns:xdp='http://ns.adobe.com/xdp/'><template><script>pwned</script></template></xdp:xdp>",
    ),
  ]);
}

/** Chinese text in a font that is not in the file, with a character map that every viewer has to bring. */
export function withPredefinedMap(): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    stream("BT /F 40 Tf 60 700 Td <4F60597D> Tj ET"),
    "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R >>",
    "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
  ]);
}

/** Begins like a PDF, so that the kiosk's host accepts it, but is not one. */
export const broken = Buffer.from("%PDF-1.7\nnothing of what follows is an object\n%%EOF\n");
