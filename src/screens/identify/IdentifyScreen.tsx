import { Screen } from "../../ui/Screen.tsx";

export function IdentifyScreen() {
  return <Screen title="Identify">{null}</Screen>;
}
