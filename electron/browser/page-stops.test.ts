/** The reading order of a provider's page, from trees as Chromium gives them. */
import { expect, test } from "vitest";
import { axTree, type PageFrame, stopsOf } from "./page-stops.ts";

type Given = readonly [role: string, name?: string, more?: object, ...inside: Given[]];

/** A frame from nested roles and names; node numbers are in reading order, from 1. */
function frame(prefix: string, root: Given, inside: Record<number, PageFrame> = {}): PageFrame {
  const nodes: object[] = [];
  const add = ([role, name = "", more = {}, ...children]: Given): string => {
    const number = nodes.length + 1;
    const node = { nodeId: String(number), role: { value: role }, name: { value: name } };
    const index = nodes.push({}) - 1;
    const childIds = children.map(add);
    nodes[index] = { ...node, childIds, backendDOMNodeId: number, ...more };
    return String(number);
  };
  add(root);
  const places = Object.entries(inside).map(([at, page]) => [Number(at), page] as const);
  return {
    idOf: (id) => `${prefix}${id}`,
    nodes: axTree.parse({ nodes }),
    inside: new Map(places),
  };
}

const has = (...properties: (readonly [string, unknown])[]) => ({
  properties: properties.map(([name, value]) => ({ name, value: { value } })),
});
const text = (words: string): Given => ["StaticText", words];
const summary = (...frames: PageFrame[]) =>
  stopsOf(frames).map(({ kind, name }) => `${kind}: ${name}`);

test("headings, texts and controls come in the order of the page, a sentence at once", () => {
  const page = frame("a", [
    "RootWebArea",
    "Pay",
    {},
    ["heading", "Your card", {}, text("Your card")],
    ["paragraph", "", {}, text("To pay "), ["strong", "", {}, text("5 €")], text(" now")],
    ["list", "", {}, ["listitem", "", {}, text("One")], ["listitem", "", {}, text("Two")]],
    ["link", "Help", {}, text("Help")],
    ["button", "Pay", {}, text("Pay")],
    ["image", "Visa"],
  ]);
  expect(summary(page)).toEqual([
    "heading: Your card",
    "text: To pay 5 € now",
    "text: One",
    "text: Two",
    "link: Help",
    "button: Pay",
    "text: Visa",
  ]);
});

test("a label is spoken with its field only, and a field says how much is in it, never what", () => {
  const page = frame("a", [
    "RootWebArea",
    "",
    {},
    [
      "LabelText",
      "",
      {},
      text("Number"),
      ["textbox", "Number", { value: { value: "4242 42" } }, text("4242 42")],
    ],
    ["LabelText", "", {}, text("By the way")],
  ]);
  const stops = stopsOf([page]);
  expect(stops.map(({ kind, name, length }) => [kind, name, length])).toEqual([
    ["field", "Number", 7],
    ["text", "By the way", 0],
  ]);
  expect(JSON.stringify(stops)).not.toContain("4242");
});

test("states of controls: ticked, chosen, disabled, wrong, the option of a choice", () => {
  const page = frame("a", [
    "RootWebArea",
    "",
    {},
    ["checkbox", "Keep", has(["checked", "true"])],
    ["radio", "Card", has(["checked", "false"])],
    ["combobox", "Month", { ...has(["hasPopup", "menu"]), value: { value: "02" } }],
    ["combobox", "Town", { ...has(["editable", "plaintext"]), value: { value: "Riga" } }],
    ["button", "Pay", has(["disabled", true])],
    ["textbox", "Code", has(["invalid", "true"])],
  ]);
  expect(stopsOf([page])).toMatchObject([
    { kind: "checkbox", isOn: true },
    { kind: "radio", isOn: false },
    { kind: "choice", value: "02", isOn: null },
    { kind: "field", value: "", length: 4 },
    { kind: "button", isDisabled: true },
    { kind: "field", isInvalid: true, isDisabled: false },
  ]);
});

test("a frame is read where it is, and an error is an alert", () => {
  const inner = frame("b", [
    "RootWebArea",
    "",
    {},
    ["alert", "", {}, text("Declined")],
    ["textbox", "Code"],
  ]);
  const outer = frame("a", ["RootWebArea", "", {}, text("Before"), ["Iframe", ""], text("After")], {
    3: inner,
  });
  expect(summary(outer)).toEqual(["text: Before", "alert: Declined", "field: Code", "text: After"]);
  expect(stopsOf([outer])[2]?.id).toBe("b4");
});

test("a page without end is cut short", () => {
  const endless = Array.from({ length: 1_000 }, (): Given => ["button", "x".repeat(5_000)]);
  const stops = stopsOf([frame("a", ["RootWebArea", "", {}, ...endless])]);
  expect(stops).toHaveLength(200);
  expect(stops[0]?.name.length).toBeLessThan(600);
});
