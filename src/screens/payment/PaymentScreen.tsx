import { Screen } from "../../ui/Screen.tsx";

export function PaymentScreen() {
  return <Screen title="Payment">{null}</Screen>;
}
