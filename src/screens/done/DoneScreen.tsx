import { Screen } from "../../ui/Screen.tsx";

export function DoneScreen() {
  return <Screen title="Done">{null}</Screen>;
}
