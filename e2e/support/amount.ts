/** An amount as it is printed in any language. */
export function amount(value: string): RegExp {
  return new RegExp(value.replace(".", "[.,]"));
}
