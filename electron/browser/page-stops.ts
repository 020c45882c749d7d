/** The reading order of a payment provider's page, from the browser's accessibility tree (DevTools, Accessibility). */
import { z } from "zod";
import type { PageStop } from "../host/rpc/payment-keys.ts";

const wrapped = z.object({ value: z.unknown().optional() }).optional();

/** A node of `Accessibility.getFullAXTree`. */
const axNode = z.object({
  nodeId: z.string(),
  role: wrapped,
  name: wrapped,
  value: wrapped,
  properties: z.array(z.object({ name: z.string(), value: wrapped })).default([]),
  childIds: z.array(z.string()).default([]),
  backendDOMNodeId: z.number().optional(),
});
type AxNode = z.infer<typeof axNode>;
export const axTree = z.object({ nodes: z.array(axNode) }).transform(({ nodes }) => nodes);

/** A frame of the page: its nodes, and the frames in it by the node of their element. */
export type PageFrame = {
  /** Of its nodes: two frames may have a node of the same number. */
  readonly idOf: (backendNodeId: number) => string;
  readonly nodes: readonly AxNode[];
  readonly inside: Map<number, PageFrame>;
};

/** More than anybody would go through. */
const MOST_STOPS = 200;
const LONGEST_TEXT = 500;

const CONTROLS: Readonly<Record<string, PageStop["kind"]>> = {
  ...{ button: "button", menuitem: "button", tab: "button", link: "link" },
  ...{ textbox: "field", searchbox: "field", spinbutton: "field" },
  ...{ checkbox: "checkbox", switch: "checkbox", radio: "radio", combobox: "choice" },
};
/** Part of the sentence around them. */
const INLINE: ReadonlySet<string> = new Set([
  ...["none", "generic", "strong", "emphasis", "code", "mark", "time", "abbr", "insertion"],
  ...["deletion", "subscript", "superscript", "LineBreak"],
]);
const ANNOUNCED: ReadonlySet<string> = new Set(["alert", "alertdialog"]);
const IMAGES: ReadonlySet<string> = new Set(["image", "img"]);

/** Controls, headings, and the texts between them, the first frames first. */
export function stopsOf(frames: readonly PageFrame[]): PageStop[] {
  const reading = new Reading();
  for (const frame of frames) reading.frame(frame);
  return reading.finished();
}

class Reading {
  readonly #stops: PageStop[] = [];
  readonly #labels = new Set<PageStop>();
  #text = "";
  #textId: string | null = null;
  #kind: "text" | "alert" = "text";

  frame(frame: PageFrame): void {
    const byId = new Map(frame.nodes.map((node) => [node.nodeId, node]));
    const [root] = frame.nodes;
    if (root) this.#visit(root, { frame, byId });
    this.#endText();
  }

  /** A label is spoken with its control, and not again as a text. */
  finished(): PageStop[] {
    const names = this.#stops.filter((stop) => isControl(stop)).map(({ name }) => name);
    return this.#stops
      .filter((stop) => !this.#labels.has(stop) || !names.some((name) => name.includes(stop.name)))
      .slice(0, MOST_STOPS);
  }

  #visit(node: AxNode, place: Place): void {
    const role = textOf(node.role);
    const kind = kindOf(node, role);
    const id = place.frame.idOf(node.backendDOMNodeId ?? 0);
    if (role === "StaticText") this.#addText(textOf(node.name), id);
    else if (kind !== null) this.#control(node, kind, id);
    else if (INLINE.has(role)) this.#children(node, place);
    else this.#block(node, role, place);
  }

  /** What stands by itself: nothing of it is in one sentence with what is around it. */
  #block(node: AxNode, role: string, place: Place): void {
    const id = place.frame.idOf(node.backendDOMNodeId ?? 0);
    this.#endText();
    if (IMAGES.has(role)) this.#addText(textOf(node.name), id);
    const inside = place.frame.inside.get(node.backendDOMNodeId ?? -1);
    if (inside) this.frame(inside);
    const first = this.#stops.length;
    const kindBefore = this.#kind;
    if (ANNOUNCED.has(role)) this.#kind = "alert";
    this.#children(node, place);
    this.#endText();
    this.#kind = kindBefore;
    const own = this.#stops.slice(first);
    if (role === "heading" && own.length > 0 && !own.some(isControl)) {
      this.#stops.splice(first, own.length, { ...stop(id, "heading"), name: textOf(node.name) });
    }
    if (role === "LabelText") {
      for (const text of own.filter((each) => !isControl(each))) this.#labels.add(text);
    }
  }

  #children(node: AxNode, place: Place): void {
    for (const childId of node.childIds) {
      const child = place.byId.get(childId);
      if (child) this.#visit(child, place);
    }
  }

  #control(node: AxNode, kind: PageStop["kind"], id: string): void {
    this.#endText();
    const value = textOf(node.value);
    const checked = propertyOf(node, "checked");
    this.#stops.push({
      ...stop(id, kind),
      name: shortened(textOf(node.name)),
      value: kind === "choice" ? shortened(value) : "",
      length: kind === "field" ? [...value].length : 0,
      isOn: kind === "checkbox" || kind === "radio" ? isTrue(checked) : null,
      isDisabled: isTrue(propertyOf(node, "disabled")),
      isInvalid: isTrue(propertyOf(node, "invalid")),
    });
  }

  #addText(text: string, id: string): void {
    this.#textId ??= id;
    this.#text += `${text} `;
  }

  #endText(): void {
    const name = shortened(this.#text);
    if (name !== "" && this.#textId !== null) {
      this.#stops.push({ ...stop(this.#textId, this.#kind), name });
    }
    this.#text = "";
    this.#textId = null;
  }
}

type Place = {
  readonly frame: PageFrame;
  readonly byId: ReadonlyMap<string, AxNode>;
};

function stop(id: string, kind: PageStop["kind"]): PageStop {
  const none = { name: "", value: "", length: 0, isOn: null, isDisabled: false, isInvalid: false };
  return { id, kind, ...none };
}

function isControl({ kind }: PageStop): boolean {
  return kind !== "text" && kind !== "heading" && kind !== "alert";
}

/** A combobox that can be typed into is a field; null: no control. */
function kindOf(node: AxNode, role: string): PageStop["kind"] | null {
  const kind = CONTROLS[role] ?? null;
  return kind === "choice" && propertyOf(node, "editable") !== undefined ? "field" : kind;
}

function propertyOf({ properties }: AxNode, wanted: string): unknown {
  return properties.find(({ name }) => name === wanted)?.value?.value;
}

function isTrue(value: unknown): boolean {
  return value === true || value === "true" || value === "mixed";
}

function textOf(wrapper: AxNode["name"]): string {
  const value = wrapper?.value;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function shortened(text: string): string {
  const words = text.replace(/\s+/gu, " ").trim();
  return words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT)} …` : words;
}
