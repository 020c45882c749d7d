import { Screen } from "../../ui/Screen.tsx";

export function WorkingScreen() {
  return <Screen title="Working">{null}</Screen>;
}
