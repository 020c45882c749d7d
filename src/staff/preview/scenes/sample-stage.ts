/** What the start screen may show of an outlet's menu and look, which a configuration does not say. Pure. */
import type { OutletView } from "../../../../electron/host/rpc/contract.ts";
import type { PictureId } from "../../../../pictures/catalogue.ts";

type Stage = OutletView["stage"];

/** Of the kiosk's library, which is served with every page. */
const drawn = (id: PictureId): string => `media/library/${id}.svg`;

const DISHES = ["burger-classic", "fries", "lemonade", "salad-green", "cake-strawberry"] as const;
const EMBLEMS = ["emblem-pizza", "emblem-salad", "emblem-coffee"] as const;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

const PICTURES = DISHES.map((id) => ({ kind: "drawing" as const, url: drawn(id) }));

/** Dishes that the kiosk or staff chose. */
export const WITH_DISHES: Partial<Stage> = { dishes: PICTURES };

/** Photos in place of the dishes: drawings stand for them, since a desk has no photo of the outlet. */
export const WITH_SLIDES: Partial<Stage> = { slides: PICTURES };

/** An outlet without a picture of any dish. */
export const WITH_EMBLEMS: Partial<Stage> = { emblems: EMBLEMS.map(drawn) };

/** The longest notes: closed all week, and dishes that are new. */
export const CLOSED_WITH_NEWS: Partial<Stage> = {
  ...WITH_DISHES,
  openingHours: WEEK.map(() => []),
  newProducts: [
    { en: "Tomato soup", de: "Tomatensuppe", tr: "Domates çorbası", ar: "شوربة طماطم" },
    { en: "Apple pie", de: "Apfelkuchen", tr: "Elmalı turta", ar: "فطيرة التفاح" },
  ],
};
