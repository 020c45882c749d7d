/** The payment provider's page: what is on it, and a keypad's digits and presses (payments.md §2.2). */
import { z } from "zod";
import { POSSIBLE_KEYS } from "../../domain/keypad.ts";
import { isWayOut } from "../../domain/ways-out.ts";
import type { PageContent, PageField, PageKey } from "../host/rpc/payment-keys.ts";
import type { Live } from "../host/shared/live.ts";
import { ENTER_FIELD, LEAVE_FIELD, TYPE_INTO_FIELD } from "./fill-field.ts";
import { FOCUSED_FIELD, fieldOf } from "./focused-field.ts";
import { keyOf } from "./key-events.ts";
import {
  answerOf,
  callOn,
  type FoundFrame,
  type FrameNode,
  type PageFrames,
} from "./page-frames.ts";
import { axTree, type PageFrame, stopsOf } from "./page-stops.ts";
import { polled } from "./polled.ts";

/** Presses a control, or takes the next option of a choice. */
const PRESS = `function () {
  this.scrollIntoView({ block: "center" });
  if (!(this instanceof HTMLSelectElement)) return this.click();
  const options = [...this.options].filter((option) => !option.disabled);
  const next = options[(options.indexOf(this.selectedOptions[0]) + 1) % options.length];
  if (!next) return;
  next.selected = true;
  for (const type of ["input", "change"]) this.dispatchEvent(new Event(type, { bubbles: true }));
}`;
const ABOUT = "({ title: document.title, language: document.documentElement.lang })";

/**
 * A page may take the focus by itself. A key of the keypad that is pressed then must not act there: Enter would send a
 * form that is half filled in.
 */
const KEEP_OUT = `globalThis.keepsOut ??= (addEventListener("keydown", (event) => {
  if (!event.isTrusted || !${JSON.stringify(POSSIBLE_KEYS)}.includes(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true), true)`;

/** What the kiosk's own page refuses (`closeWaysOut`): the events of a frame of another site never reach that. */
const CLOSE_WAYS_OUT = `globalThis.closesWaysOut ??= (() => {
  const refuse = (event) => event.preventDefault();
  const add = (type, listener) => addEventListener(type, listener, { capture: true, passive: false });
  for (const type of ["contextmenu", "dragstart", "dragover", "drop"]) add(type, refuse);
  add("wheel", (event) => event.ctrlKey && refuse(event));
  add("keydown", (event) => (${isWayOut})(event) && refuse(event));
  return true;
})()`;

const owner = z.object({ backendNodeId: z.number() });
const about = z.object({ title: z.string(), language: z.string() });

/** The element in which a frame is. */
type Owner = { readonly parentId: string; readonly backendNodeId: number };
type ReadFrame = {
  readonly found: FoundFrame;
  readonly page: PageFrame;
  readonly owner: Owner | null;
};

/** Polling interval, while somebody listens. */
const CONTENT_EVERY_MS = 500;

/** What is on the page, read again and again; null while there is none. */
export function polledContent(page: () => ProviderPage | null): Live<PageContent | null> {
  return polled<PageContent | null>(
    { otherwise: null, everyMs: CONTENT_EVERY_MS, isForgotten: true },
    async () => (await page()?.content()) ?? null,
  );
}

export class ProviderPage {
  readonly #frames: PageFrames;
  /** Of the content that was read last, by id. */
  #stops: ReadonlyMap<string, FrameNode> = new Map();
  /** The field that was typed into last, until something else is typed into or pressed. */
  #field: FrameNode | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(frames: PageFrames) {
    this.#frames = frames;
  }

  /** Asked for as long as the page is open: each of its frames is guarded meanwhile. */
  async focusedField(): Promise<PageField> {
    const expression = `${CLOSE_WAYS_OUT}; document.hasFocus() ? ${FOCUSED_FIELD} : "none"`;
    const found = await this.#frames.found();
    const answers = found.map((frame) =>
      answerOf(this.#frames, frame, expression).catch(() => "none"),
    );
    return fieldOf(await Promise.all(answers));
  }

  /** Null: it is not open. */
  async content(): Promise<PageContent | null> {
    const found = await this.#frames.found();
    const [first] = found;
    if (!first) return null;
    const stops = new Map<string, FrameNode>();
    const read = await Promise.all(found.map((frame) => this.#read(frame, found, stops)));
    const { title, language } = about.parse(await answerOf(this.#frames, first, ABOUT));
    this.#stops = stops;
    return { title, language, stops: stopsOf(outermost(read)) };
  }

  /** Types into a field, wherever the focus is. */
  typeInto(stopId: string, key: PageKey): Promise<void> {
    return this.#inTurn(stopId, async (field) => {
      if (!isSame(field, this.#field)) {
        await this.#leaveField();
        this.#field = field;
        await callOn(this.#frames, field, ENTER_FIELD);
      }
      await callOn(this.#frames, field, TYPE_INTO_FIELD, keyOf(key));
    });
  }

  press(stopId: string): Promise<void> {
    return this.#inTurn(stopId, async (stop) => {
      await this.#leaveField();
      await callOn(this.#frames, stop, PRESS);
    });
  }

  /** Digits arrive in the order in which they were typed. */
  #inTurn(stopId: string, work: (stop: FrameNode) => Promise<void>): Promise<void> {
    const done = this.#last
      .catch(() => {})
      .then(async () => {
        const stop = this.#stops.get(stopId);
        if (stop) await work(stop);
      });
    this.#last = done;
    return done;
  }

  async #leaveField(): Promise<void> {
    const field = this.#field;
    this.#field = null;
    // It may be gone.
    if (field) await callOn(this.#frames, field, LEAVE_FIELD).catch(() => {});
  }

  async #read(
    found: FoundFrame,
    all: readonly FoundFrame[],
    stops: Map<string, FrameNode>,
  ): Promise<ReadFrame> {
    const { targetId, frameId } = found;
    const idOf = (backendNodeId: number) => {
      const id = `${frameId}:${backendNodeId}`;
      stops.set(id, { targetId, frameId, backendNodeId });
      return id;
    };
    await answerOf(this.#frames, found, KEEP_OUT).catch(() => {});
    const nodes = await this.#frames
      .call(targetId, "Accessibility.getFullAXTree", { frameId })
      .then((answer) => axTree.parse(answer))
      .catch(() => []);
    return {
      found,
      page: { idOf, nodes, inside: new Map() },
      owner: await this.#ownerOf(found, all),
    };
  }

  /** The element of a frame in another frame of the page; null: it is in the kiosk's own page. */
  async #ownerOf({ frameId, parentId }: FoundFrame, all: readonly FoundFrame[]) {
    const parent = all.find((frame) => frame.frameId === parentId);
    if (!parent) return null;
    const { targetId } = parent;
    const answer = await this.#frames
      .call(targetId, "DOM.getFrameOwner", { frameId })
      .catch(() => null);
    return answer === null ? null : { parentId: parent.frameId, ...owner.parse(answer) };
  }
}

/** Puts each frame into the one around it; returns those that are in none. */
function outermost(read: readonly ReadFrame[]): PageFrame[] {
  return read.flatMap(({ page, owner: place }) => {
    const around = read.find(({ found }) => found.frameId === place?.parentId);
    if (!around || !place) return [page];
    around.page.inside.set(place.backendNodeId, page);
    return [];
  });
}

function isSame(one: FrameNode, other: FrameNode | null): boolean {
  return one.targetId === other?.targetId && one.backendNodeId === other.backendNodeId;
}
