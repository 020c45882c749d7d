/** Whether the host may call an address: https to any host, http to this machine only (docs/settings.md). */
export function isServiceAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

/** Whether a `hostname` of an address is this machine. */
export function isLoopback(hostname: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}

/** Whether a page of the payment provider may be opened: never with a name and password in its address. */
export function isPageAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.username === "" && url.password === "" && isServiceAddress(address);
}

/** The address of a path below `base`, with each segment escaped; `base` may end in slashes. */
export function join(base: string, ...segments: readonly string[]): string {
  return [withoutLastSlashes(base), ...segments.map(encodeURIComponent)].join("/");
}

function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}
