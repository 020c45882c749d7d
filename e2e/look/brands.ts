/** What the fictitious outlets of docs/look.md add to their menus. */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "./outlet.ts";
import type { OutletName } from "./outlets.ts";

/** A file of these outlets. */
export const outletFile = (folder: "logos" | "photos" | "videos", name: string) =>
  join(import.meta.dirname, folder, name);

/** The logos are drawn for these pages. */
export const BRANDS: Readonly<Record<OutletName, Brand>> = {
  "kebab-berlin": {
    accent: "#8f2417",
    mood: "street-food",
    logo: outletFile("logos", "kebab-berlin.svg"),
  },
  "sushi-warsaw": {
    accent: "#1d3f6e",
    mood: "sushi",
    logo: outletFile("logos", "sushi-warsaw.svg"),
  },
  "cafe-paris": { accent: "#5d7a3a", mood: "cafe", logo: outletFile("logos", "cafe-paris.svg") },
  "burgers-kuwait": {
    accent: "#0f6c8f",
    mood: "burger",
    logo: outletFile("logos", "burgers-kuwait.svg"),
  },
};

/** Photos by dish. There are no others of food that everybody may use: see photos/README.md. */
const PHOTOS: Readonly<Record<OutletName, Readonly<Record<string, string>>>> = {
  "kebab-berlin": {},
  "sushi-warsaw": { lemonade: "lemons.jpg" },
  "cafe-paris": {
    espresso: "coffee.jpg",
    lemonade: "lemons.jpg",
    "orange-juice": "oranges.jpg",
  },
  "burgers-kuwait": { "lemon-soda": "lemons.jpg", "orange-juice": "oranges.jpg" },
};

/** Puts the photos of an outlet into a folder as staff would, named after their dishes; returns the folder. */
export function photosOf(name: OutletName, folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const [dish, photo] of Object.entries(PHOTOS[name]))
    copyFileSync(outletFile("photos", photo), join(folder, `${dish}.jpg`));
  return folder;
}
