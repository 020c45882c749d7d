import { Screen } from "../../ui/Screen.tsx";

export function MenuScreen() {
  return <Screen title="Menu">{null}</Screen>;
}
