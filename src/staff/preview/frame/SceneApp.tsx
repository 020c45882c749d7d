import { useEffect, useState } from "react";
import { App } from "../../../app/App.tsx";
import { type ScreenName, screenOf } from "../../../journey/screen-of.ts";
import { useVisitActor } from "../../../journey/VisitProvider.tsx";
import { createOutletStream } from "../../../outlet/outlet-now.ts";
import type { Player } from "./play-steps.ts";
import type { Scene } from "./scene.ts";

type SceneAppProps = {
  readonly scene: Scene;
  /** The visit exists, at its beginning. */
  readonly onReady: (visit: Omit<Player, "isOver">) => void;
  readonly onScreen: (screen: ScreenName) => void;
};

/** The touchscreen itself, with an observer inside. */
export function SceneApp({ scene, onReady, onScreen }: SceneAppProps) {
  const [outlet] = useState(createOutletStream);
  return (
    <App outlet={outlet}>
      <Onlooker scene={scene} onReady={onReady} onScreen={onScreen} />
    </App>
  );
}

function Onlooker({ scene, onReady, onScreen }: SceneAppProps) {
  const actor = useVisitActor();
  useEffect(() => {
    const report = () => onScreen(screenOf(actor.getSnapshot()));
    report();
    const { unsubscribe } = actor.subscribe(report);
    return unsubscribe;
  }, [actor, onScreen]);
  useEffect(() => {
    actor.send({ type: "LANGUAGE_CHOSEN", locale: scene.locale });
    actor.send({ type: "ACCESS_CHANGED", access: scene.access });
    onReady({ send: actor.send, checkoutId: () => actor.getSnapshot().context.checkoutId });
  }, [actor, scene, onReady]);
  return null;
}
