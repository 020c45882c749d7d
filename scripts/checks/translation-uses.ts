/** Compares the catalogues with the code: every text is used, every requested text exists. */
import { isTestCode, type SourceFile } from "./source-files.ts";
import { isNode, lineOf, type SyntaxNode, stringLiteral, syntaxNodes } from "./syntax.ts";
import { type Catalogue, textNames } from "./translation-keys.ts";

/** The area of keys without one, unless the code names another. */
const DEFAULT_AREA = "common";

/** A parsed source of the page. */
type Parsed = {
  readonly file: SourceFile;
  readonly nodes: readonly SyntaxNode[];
  /** Areas that its `useTranslation` calls name; null if it has no such call and gets `t` as an argument. */
  readonly areas: readonly string[] | null;
};

/** Unused texts, and places that request missing texts, one line each. */
export function usageProblems(catalogue: Catalogue, files: readonly SourceFile[]): string[] {
  const names = textNames(catalogue);
  const parsed = files.filter(({ path }) => !isTestCode(path)).map(parse);
  const patterns = parsed.flatMap(({ nodes }) =>
    // Any string of the code may be a key that reaches `t` through a variable.
    nodes.flatMap((node) => patternOf(node, null) ?? []),
  );
  return [
    ...parsed.flatMap((source) => unknownTexts(source, names)),
    ...names
      .filter((name) => !patterns.some((pattern) => pattern.test(name)))
      .map((name) => `${name} is used nowhere`),
  ];
}

function parse(file: SourceFile): Parsed {
  const nodes = syntaxNodes(file);
  const calls = nodes.filter((node) => calledName(node) === "useTranslation");
  return { file, nodes, areas: calls.length === 0 ? null : calls.flatMap(areasOf) };
}

/** The areas of `useTranslation()`, `useTranslation("menu")` or `useTranslation(["common", "menu"])`. */
function areasOf(call: SyntaxNode): string[] {
  const first = Array.isArray(call.arguments) ? call.arguments[0] : undefined;
  if (!isNode(first)) return [DEFAULT_AREA];
  const elements = Array.isArray(first.elements) ? first.elements : [first];
  return elements.flatMap((element) => stringLiteral(element) ?? []);
}

function unknownTexts({ file, nodes, areas }: Parsed, names: readonly string[]): string[] {
  return nodes.flatMap((node) => {
    const key = askedKey(node);
    const pattern = isNode(key) ? patternOf(key, areas) : null;
    if (!isNode(key) || pattern === null || names.some((name) => pattern.test(name))) return [];
    const asked = file.text.slice(key.start, key.end);
    return [`${file.path}:${lineOf(file.text, node.start)}: no text ${asked}`];
  });
}

/** The argument of `t("key")`, `i18n.t("key")` or an attribute `i18nKey="key"`. */
function askedKey(node: SyntaxNode): unknown {
  if (node.type === "JSXAttribute") {
    return isNode(node.name) && node.name.name === "i18nKey" ? node.value : null;
  }
  if (calledName(node) !== "t" || !Array.isArray(node.arguments)) return null;
  return node.arguments[0];
}

/** `name` of a call `name(…)` or `object.name(…)`. */
function calledName(node: SyntaxNode): unknown {
  if (node.type !== "CallExpression" || !isNode(node.callee)) return null;
  const { callee } = node;
  const named = callee.type === "MemberExpression" ? callee.property : callee;
  return isNode(named) ? named.name : null;
}

/** The full keys that a literal can mean, in these areas (null: any); null if it cannot be a key. */
function patternOf(node: SyntaxNode, areas: readonly string[] | null): RegExp | null {
  const parts = literalParts(node);
  if (parts === null || !parts.some((part) => /\w/.test(part))) return null;
  if (parts.some((part) => !/^[\w.:-]*$/.test(part))) return null;
  const key = parts.map((part) => part.replaceAll(".", "\\.")).join("[^.:]+");
  if (parts.some((part) => part.includes(":"))) return new RegExp(`^${key}$`);
  return new RegExp(`^(?:${areas === null ? "\\w+" : areas.join("|")}):${key}$`);
}

/** The fixed parts of a string or template; one part without interpolation. */
function literalParts(node: SyntaxNode): string[] | null {
  if (node.type === "TemplateLiteral" && Array.isArray(node.quasis)) {
    return node.quasis.map((part) => (isNode(part) ? cooked(part.value) : ""));
  }
  const text = stringLiteral(node);
  return text === null ? null : [text];
}

function cooked(value: unknown): string {
  const known = typeof value === "object" && value !== null && "cooked" in value;
  return known && typeof value.cooked === "string" ? value.cooked : "";
}
