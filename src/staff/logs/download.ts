/** Electron's shell lets nothing be downloaded; a browser saves where its user has said. */
export function canDownload(): boolean {
  return window.kiosk === undefined;
}

/** A browser that asks where to save needs the text until it is told. */
const URL_LIFETIME_MS = 60_000;

/** Saves a text as a file of this name. */
export function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
