import { Screen } from "../../ui/Screen.tsx";

export function ReviewScreen() {
  return <Screen title="Review">{null}</Screen>;
}
