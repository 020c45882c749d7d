import { StrictMode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { createActor } from "xstate";
import { OUTLET, SOUP } from "./testing/visit.ts";
import { shallowEqual, useActorSelector, useRunningActor, type VisitActor } from "./use-actor.ts";
import { visitMachine } from "./visit-machine.ts";

const newActor = () =>
  createActor(visitMachine, { input: { outlet: OUTLET, newId: () => crypto.randomUUID() } });

function Running({ create }: { readonly create: () => VisitActor }) {
  const actor = useRunningActor(create);
  return <p>{useActorSelector(actor, ({ context }) => context.orderType)}</p>;
}

test("an actor runs while its component is mounted, in strict mode too", async () => {
  const actor = newActor();
  const screen = await render(
    <StrictMode>
      <Running create={() => actor} />
    </StrictMode>,
  );
  await new Promise((done) => setTimeout(done));
  expect(actor.getSnapshot().status).toBe("active");
  actor.send({ type: "START", orderType: "PICKUP" });
  await expect.element(screen.getByText("PICKUP")).toBeVisible();
  await screen.unmount();
  await expect.poll(() => actor.getSnapshot().status).toBe("stopped");
});

test("a component renders again only when what it selects changes", async () => {
  const actor = newActor().start();
  let renders = 0;
  function Lines() {
    renders += 1;
    const { count } = useActorSelector(
      actor,
      ({ context }) => ({ count: context.basket.lines.length }),
      shallowEqual,
    );
    return <p>{count} lines</p>;
  }
  const screen = await render(<Lines />);
  expect(renders).toBe(1);
  actor.send({ type: "START", orderType: "PICKUP" });
  actor.send({ type: "TOUCHED" });
  actor.send({ type: "LINE_ADDED", line: SOUP });
  await expect.element(screen.getByText("1 lines")).toBeVisible();
  expect(renders).toBe(2);
});

test("what a selector makes anew at each call may differ in itself, and is rendered once a change", async () => {
  const actor = newActor().start();
  let renders = 0;
  function OrderType() {
    renders += 1;
    const { found } = useActorSelector(
      actor,
      ({ context }) => ({ found: { orderType: context.orderType } }),
      shallowEqual,
    );
    return <p>{found.orderType}</p>;
  }
  const screen = await render(<OrderType />);
  expect(renders).toBe(1);
  actor.send({ type: "START", orderType: "PICKUP" });
  await expect.element(screen.getByText("PICKUP")).toBeVisible();
  expect(renders).toBe(2);
});

test("objects are compared by their fields", () => {
  expect(shallowEqual({ a: 1 }, { a: 1 })).toBe(true);
  expect(shallowEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(shallowEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(shallowEqual(null, {})).toBe(false);
  expect(shallowEqual(Number.NaN, Number.NaN)).toBe(true);
});
