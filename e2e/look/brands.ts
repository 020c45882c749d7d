/** What the fictitious outlets of docs/look.md add to their menus. */
import { copyFileSync, mkdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { Brand } from "./outlet.ts";
import { OUTLETS, type OutletName } from "./outlets.ts";

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

/** Ten photos of each outlet by dish; where they are from: photos/README.md. */
const PHOTOS: Readonly<Record<OutletName, Readonly<Record<string, string>>>> = {
  "kebab-berlin": {
    "stuffed-kofte": "meatballs.webp",
    "chicken-fillet": "pan-seared-chicken.webp",
    menemen: "shakshouka.webp",
    "beef-stew": "beef-goulash.webp",
    "lamb-rice": "lamb-biriyani.webp",
    "stuffed-peppers": "stuffed-peppers.webp",
    hummus: "hummus.webp",
    lavash: "naan.webp",
    lokma: "curd-balls.webp",
    "tahini-biscuits": "tahini-shortbread.webp",
  },
  "sushi-warsaw": {
    ceviche: "ceviche.webp",
    pho: "pho.webp",
    "teriyaki-beef": "teriyaki-beef.webp",
    "mapo-tofu": "mapo-tofu.webp",
    "sticky-chicken": "sticky-chicken.webp",
    "pork-belly": "pork-belly.webp",
    "chickpea-curry": "chickpea-curry.webp",
    "sriracha-chicken": "sriracha-chicken.webp",
    "red-bean-buns": "red-bean-buns.webp",
    lemonade: "lemons.jpg",
  },
  "cafe-paris": {
    espresso: "coffee.jpg",
    "eggs-benedict": "eggs-benedict.webp",
    "french-toast": "french-toast.webp",
    waffles: "waffles.webp",
    "lava-cake": "lava-cake.webp",
    "jam-tart": "crostata.webp",
    cookies: "chocolate-chip-cookies.webp",
    "yoghurt-cake": "yogurt-cake.webp",
    lemonade: "lemons.jpg",
    "orange-juice": "oranges.jpg",
  },
  "burgers-kuwait": {
    quesadilla: "quesadilla.webp",
    "caesar-plain": "caesar-salad.webp",
    "parmesan-potatoes": "parmesan-potatoes.webp",
    guacamole: "guacamole.webp",
    "burger-sauce": "burger-sauce.webp",
    "lemon-soda": "lemons.jpg",
    "orange-juice": "oranges.jpg",
    "banana-shake": "milkshake.webp",
    "banana-muffin": "banana-muffins.webp",
    pancakes: "oat-pancakes.webp",
  },
};

/** The dishes of an outlet that have a photo, by category. */
export function photographed(name: OutletName): ReadonlyMap<string, readonly string[]> {
  const dishes = OUTLETS[name].categories.map(
    (category) =>
      [
        category.id,
        category.dishes.map(({ id }) => id).filter((id) => id in PHOTOS[name]),
      ] as const,
  );
  return new Map(dishes.filter(([, ids]) => ids.length > 0));
}

/**
 * Puts the photos of an outlet, or of some of its dishes, into a folder as staff would, named after their dishes; returns
 * the folder. On a busy machine each takes a kiosk some seconds.
 */
export function photosOf(name: OutletName, folder: string, dishes?: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  const photos = Object.entries(PHOTOS[name]);
  for (const [dish, photo] of photos.filter(([id]) => dishes?.includes(id) ?? true))
    copyFileSync(outletFile("photos", photo), join(folder, `${dish}${extname(photo)}`));
  return folder;
}
