import { Screen } from "../../ui/Screen.tsx";

export function ItemScreen() {
  return <Screen title="Item">{null}</Screen>;
}
