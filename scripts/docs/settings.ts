/**
 * `docs/settings.schema.json` and `docs/settings.md`, generated from the settings' own schema. Description and contract
 * of a field are defined there, beside its check, and nowhere else.
 */
import { z } from "zod";
import { createSettingsSchema } from "../../electron/host/settings/schema.ts";

type Node = z.core.JSONSchema.BaseSchema;
type Field = {
  /** Path below the section, for example `gate.listen`. */
  readonly path: string;
  readonly node: Node;
  /** The default. */
  readonly standard: string;
};

const schema = createSettingsSchema(() => ({ problem: "is not read here" }));

/** A settings file with only the required fields. */
export const EXAMPLE = {
  $schema: "./settings.schema.json",
  outlet: {
    configBaseUrl: "https://loyalty.example/configuration",
    identifier: "berlin-1-kiosk-1",
    credentialCipher: { key: { env: "KIOSK_CIPHER_KEY" }, iv: { env: "KIOSK_CIPHER_IV" } },
  },
  ordering: {
    vendorBaseUrl: "https://pos.example",
    salesOutletId: 101,
    apiKey: { file: "secrets/ordering-key" },
    apiKeyResponse: { file: "secrets/ordering-response-key" },
  },
  payments: {
    integratorBaseUrl: "https://payments.example",
    integrationId: "berlin-1",
    outboundToken: { file: "secrets/outbound-token" },
    inboundTokens: [{ file: "secrets/inbound-token" }],
    gate: { listen: "127.0.0.1:4650", publicUrl: "https://kiosk-1.example" },
  },
  device: {
    terminalId: "K1",
    staffPin: { env: "KIOSK_STAFF_PIN" },
    guest: { name: "Guest", email: "guest@restaurant.example", phoneNumber: "+4930123456" },
  },
};

/** The JSON Schema of the settings file, for editors. */
export function schemaText(): string {
  const published = z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      // Editors do not know this keyword; they show the description.
      if (jsonSchema.contract) jsonSchema.description += ` (${jsonSchema.contract})`;
      delete jsonSchema.contract;
    },
  });
  return `${JSON.stringify({ title: "Device settings of a Loyalty Kiosk", ...published }, null, 2)}\n`;
}

/** The page for installers: every field with its description, default and contract. */
export function pageText(): string {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  const nodes = Object.entries(properties).filter(isNode);
  const isSection = (node: Node) => (node.properties ?? wholeOf(node)) !== undefined;
  const sections = nodes.filter(([, node]) => isSection(node));
  const single = nodes.filter(([, node]) => !isSection(node));
  return [
    INTRODUCTION,
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

/** The object schema of an optional object. */
function wholeOf({ anyOf = [] }: Node): Node | undefined {
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

const INTRODUCTION = `# The settings file

<!-- Written by \`npm run docs\` from electron/host/settings/schema.ts. -->

One JSON file for one kiosk, named by \`--settings FILE\` or by \`KIOSK_SETTINGS\`. It is validated completely before anything is
started or built; if it cannot be used, the kiosk prints the invalid fields in one line and exits with status 2.
Editors validate it with [settings.schema.json](settings.schema.json).

A **reference** stands for a text that is stored elsewhere: \`{"env": "NAME"}\` is an environment variable,
\`{"file": "PATH"}\` a file that contains only the text (a line break at its end is ignored). Store secrets in this way: keys,
tokens and the PIN. Paths are relative to the folder of the settings file. Addresses are https, or http on this machine's own
loopback address.

The shortest valid file:

\`\`\`json
${JSON.stringify(EXAMPLE, null, 2)}
\`\`\``;
