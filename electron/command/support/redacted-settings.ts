/** A settings file without secrets, customers or anything that the schema does not know. */
import { z } from "zod";
import { isObject, isReference } from "../../host/command/json.ts";
import { createSettingsSchema } from "../../host/settings/schema.ts";

type Node = z.core.JSONSchema.BaseSchema;

const ADDRESS = /(?:Url|endpoint)$/;

/**
 * Shows a value only if its field can hold no secret: one that may be a reference can. Of addresses the origin is shown.
 * Unknown fields may be known ones with a mistake in their name, so that they are hidden too.
 */
export function redactedSettings(settings: unknown): unknown {
  const schema = createSettingsSchema(() => ({ problem: "is not read here" }));
  return shown(settings, z.toJSONSchema(schema, { io: "input" }), "");
}

function shown(value: unknown, node: Node, name: string): unknown {
  const options = optionsOf(node);
  if (isReference(value)) return "[reference]";
  if (options.some(isReferenceNode)) return ADDRESS.test(name) ? originOf(value) : "[hidden]";
  if (Array.isArray(value)) {
    const items = options.map((option) => option.items).find(isNode);
    return items ? value.map((one) => shown(one, items, name)) : "[hidden]";
  }
  if (isObject(value)) return shownObject(value, options);
  const isKnown = options.some(({ type, enum: values, const: only }) => {
    return values?.some((one) => one === value) || only === value || isOfType(value, type);
  });
  if (!isKnown) return "[hidden]";
  return typeof value === "string" && ADDRESS.test(name) ? originOf(value) : value;
}

function shownObject(value: Readonly<Record<string, unknown>>, options: readonly Node[]) {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const field = options.map(({ properties }) => properties?.[key]).find(isNode);
      return [key, field ? shown(one, field, key) : "[hidden]"];
    }),
  );
}

/** The node itself, or the alternatives in it. */
function optionsOf(node: Node): readonly Node[] {
  const inner = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].filter(
    isNode,
  );
  return inner.length === 0 ? [node] : [node, ...inner.flatMap(optionsOf)];
}

function isNode(node: unknown): node is Node {
  return typeof node === "object" && node !== null;
}

const isReferenceNode = ({ $ref }: Node): boolean => $ref === "#/$defs/reference";

function isOfType(value: unknown, type: unknown): boolean {
  if (value === null) return true;
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function originOf(value: unknown): unknown {
  if (typeof value !== "string") return value === null ? null : "[hidden]";
  return URL.parse(value)?.origin ?? "[hidden]";
}
