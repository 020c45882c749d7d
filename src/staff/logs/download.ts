/** Electron's shell blocks downloads; a browser saves to its download folder. */
export function canDownload(): boolean {
  return window.kiosk === undefined;
}

/** A browser that asks for a folder needs the text until it is chosen. */
const URL_LIFETIME_MS = 60_000;

export function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
