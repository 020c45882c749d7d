/** The fields of a settings file as a page, generated from its schema. */
import { z } from "zod";

type Node = z.core.JSONSchema.BaseSchema;
type Field = {
  /** Path below the section, for example `gate.listen`. */
  readonly path: string;
  readonly node: Node;
  /** The default. */
  readonly standard: string;
};

/** The JSON Schema of a settings file, for editors. */
export function settingsSchema(title: string, schema: z.ZodType): string {
  const published = z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      // Editors do not know this keyword; they show the description.
      if (jsonSchema.contract) jsonSchema.description += ` (${jsonSchema.contract})`;
      delete jsonSchema.contract;
    },
  });
  return `${JSON.stringify({ title, ...published }, null, 2)}\n`;
}

/** The page of a settings file: every field with its description, default and contract. */
export function settingsPage(introduction: string, schema: z.ZodType): string {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  const nodes = Object.entries(properties).filter(isNode);
  const isSection = (node: Node) => (node.properties ?? wholeOf(node)) !== undefined;
  const sections = nodes.filter(([, node]) => isSection(node));
  const single = nodes.filter(([, node]) => !isSection(node));
  return [
    introduction,
    ...sections.map(([name, node]) =>
      [`## \`${name}\``, `${node.description}`, table(fieldsOf(wholeOf(node) ?? node))].join(
        "\n\n",
      ),
    ),
    "## Beside the sections",
    table(single.map(([path, node]) => fieldOf(path, node, undefined, false))),
    "",
  ].join("\n\n");
}

function isNode(entry: [string, Node | boolean]): entry is [string, Node] {
  return typeof entry[1] === "object";
}

/** Every field of an object, nested objects flattened into paths. */
function fieldsOf(owner: Node, prefix = "", given: unknown = owner.default): Field[] {
  const { properties = {}, required = [] } = owner;
  return Object.entries(properties)
    .filter(isNode)
    .flatMap(([name, node]) => {
      const path = `${prefix}${name}`;
      const standard = memberOf(given, name);
      const field = fieldOf(path, node, standard, required.includes(name));
      if (node.properties) return fieldsOf(node, `${path}.`, node.default ?? standard);
      const whole = wholeOf(node);
      return whole ? [field, ...fieldsOf(whole, `${path}.`)] : [field];
    });
}

/** The object schema of an optional object, or of a list's items. */
function wholeOf({ anyOf = [], items }: Node): Node | undefined {
  if (typeof items === "object" && !Array.isArray(items) && items.properties) return items;
  return anyOf.find((option) => option.properties);
}

function fieldOf(path: string, node: Node, given: unknown, required: boolean): Field {
  const standard = given ?? node.default;
  if (standard !== undefined) return { path, node, standard: code(JSON.stringify(standard)) };
  return { path, node, standard: required ? "required" : "nothing" };
}

const code = (text: string): string => `\`${text}\``;

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

function table(fields: readonly Field[]): string {
  const rows = fields.map(({ path, node, standard }) => [
    code(path),
    kindOf(node),
    standard,
    node.description ?? "",
    String(node.contract ?? ""),
  ]);
  return [["Field", "Kind", "Default", "Meaning", "Contract"], Array(5).fill("---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}

/** The type of a field, as text. */
function kindOf(node: Node): string {
  if (node.$ref) return "reference";
  if (node.anyOf) return node.anyOf.map((option) => kindOf(option)).join(" or ");
  if (node.enum) return node.enum.map((value) => code(String(value))).join(", ");
  if (Array.isArray(node.type)) {
    return node.type.map((type) => kindOf({ ...node, type })).join(" or ");
  }
  switch (node.type) {
    case "string":
      return "text";
    case "integer":
      return `number${boundsOf(node)}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "array":
      return `list: ${partOf(node.items)}`;
    case "object":
      if (node.properties) return "the fields below";
      return `by name: ${partOf(node.additionalProperties)}`;
    default:
      throw new Error(`no words for a field of type ${node.type}`);
  }
}

function partOf(part: Node["items"]): string {
  if (typeof part !== "object" || Array.isArray(part)) {
    throw new Error("no words for a list of anything");
  }
  return kindOf(part);
}

function boundsOf({ minimum, maximum }: Node): string {
  const bounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return bounded ? `, ${minimum} to ${maximum}` : "";
}
