import { useVisit } from "../../journey/use-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";

export function AttractScreen() {
  const { context, send } = useVisit();
  return (
    <Screen title={context.outlet.name}>
      {context.outlet.orderTypes.map((orderType) => (
        <Button kind="main" key={orderType} onPress={() => send({ type: "START", orderType })}>
          {orderType}
        </Button>
      ))}
    </Screen>
  );
}
