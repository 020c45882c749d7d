import { Screen } from "../../ui/Screen.tsx";

export function NotDoneScreen() {
  return <Screen title="NotDone">{null}</Screen>;
}
