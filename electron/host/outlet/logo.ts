import { basename } from "node:path";

const LOGO_PREFIX = "media/logo/";

/** A logo is some hundred pixels high: more is a photo from a camera, which every screen would load. */
export const LARGEST_LOGO_BYTES = 2_000_000;

/** The page's address of the outlet's logo, and the mount that serves this file alone. Null if there is no logo. */
export function servedLogo(file: string | null): {
  readonly url: string;
  readonly mount: { readonly prefix: string; fileFor(name: string): string | null };
} | null {
  if (file === null) return null;
  const ownName = basename(file);
  return {
    url: `${LOGO_PREFIX}${encodeURIComponent(ownName)}`,
    mount: { prefix: LOGO_PREFIX, fileFor: (name) => (name === ownName ? file : null) },
  };
}
