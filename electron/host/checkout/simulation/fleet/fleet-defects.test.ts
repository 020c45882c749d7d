/** Defects between gate and journal that days of a fleet have to show. */
import { expect, test, vi } from "vitest";
import { brokenFleetWith } from "../testing/broken-with.ts";

/** A defect that few runs show takes long to find on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

type Callback = { readonly integrationId: string };
type Request = { readonly callbacks?: readonly Callback[] };
type Answer = { readonly outcome?: string };
type Handle = (request: Request) => Promise<Answer>;
type Serve = (subject: string, request: object, answer: object, handle: Handle) => () => void;
type Deliveries = { readonly link: { readonly serve: Serve } };
type ClaimOptions = { readonly sources: object };
type Result = { readonly transactionReference: string };
type Record = (result: Result) => Promise<string>;
type Runner = { unfinished(): readonly object[] };
type Message = { ack(): void };

/** The kiosk's `serveDeliveries`, with another handling of each delivery. */
const handling =
  (change: (handle: Handle) => Handle) =>
  ({ serveDeliveries }: { readonly serveDeliveries: (options: Deliveries) => () => void }) => ({
    serveDeliveries: (options: Deliveries) =>
      serveDeliveries({
        ...options,
        link: {
          ...options.link,
          serve: (subject, request, answer, handle) =>
            options.link.serve(subject, request, answer, change(handle)),
        },
      }),
  });

/** The kiosk's `createClaims`, with other payments to claim. */
const claiming =
  (sources: object) =>
  ({ createClaims }: { readonly createClaims: (options: ClaimOptions) => object }) => ({
    createClaims: (options: ClaimOptions) =>
      createClaims({ ...options, sources: { ...options.sources, ...sources } }),
  });

/** The kiosk's `resultRecorder`, with another way to record. */
const recording =
  (change: (record: Record, runner: Runner) => Record) =>
  ({ resultRecorder }: { readonly resultRecorder: (runner: Runner, now: object) => Record }) => ({
    resultRecorder: (runner: Runner, now: object) => change(resultRecorder(runner, now), runner),
  });

/** What a planted defect breaks, until a rule is broken that is named so; see `brokenWith` for the first seed. */
const planted =
  <Real extends object>(path: string, change: (real: Real) => object, firstSeed?: number) =>
  (rule: string) =>
    brokenFleetWith(path, change, rule, firstSeed);

const none = () => [];
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("a planted change without effect breaks no rule", async () => {
  const same = handling((handle) => handle);
  expect(await brokenFleetWith("electron/host/fleet/deliveries.ts", same, "")).toEqual([]);
});

test.each([
  [
    "the kiosk answers before it has journalled",
    planted(
      "electron/host/checkout/running/result-recorder.ts",
      recording((record) => async (result) => {
        nextTurn()
          .then(() => record(result))
          .catch(() => {});
        return "accepted";
      }),
    ),
    "acknowledged and never journalled",
  ],
  [
    "a result that comes after the end of its order is ignored",
    planted(
      "electron/host/checkout/running/result-recorder.ts",
      recording((record, runner) => async (result) => {
        const open = JSON.stringify(runner.unfinished());
        return open.includes(result.transactionReference) ? record(result) : "accepted";
      }),
    ),
    "acknowledged and never journalled",
  ],
  [
    "a delivery is turned round",
    planted(
      "electron/host/fleet/deliveries.ts",
      handling((handle) => (request) => {
        const { callbacks } = request;
        return handle(callbacks ? { ...request, callbacks: callbacks.toReversed() } : request);
      }),
    ),
    "turned round",
  ],
  [
    "what is not the kiosk's is answered with ok",
    planted(
      "electron/host/fleet/deliveries.ts",
      handling((handle) => async (request) => {
        const answer = await handle(request);
        return answer.outcome === "not-mine" ? { ...answer, outcome: "ok" } : answer;
      }),
    ),
    "moved money, and nobody knows",
  ],
  [
    "claims are not made again",
    planted("electron/host/fleet/claims.ts", claiming({ open: none, ended: none })),
    "counts as unclaimed, though its order is known",
  ],
  [
    "payments of ended orders are not claimed",
    planted("electron/host/fleet/claims.ts", claiming({ ended: none })),
    "counts as unclaimed, though its order is known",
  ],
  [
    "a repeated delivery is journalled again",
    planted(
      "electron/host/fleet/orders.ts",
      ({ deliveryOrders }: { readonly deliveryOrders: (journal: object) => object }) => ({
        deliveryOrders: (journal: object) => ({
          ...deliveryOrders(journal),
          isJournalled: () => false,
        }),
      }),
    ),
    "was journalled twice",
  ],
  [
    "payments of two integrations are taken for one",
    planted(
      "fleet/messages/names.ts",
      ({
        referenceHash,
      }: {
        readonly referenceHash: (integration: string, reference: string) => string;
      }) => ({
        referenceHash: (_integration: string, reference: string) => referenceHash("", reference),
      }),
      8_440,
    ),
    "rule 5",
  ],
  [
    "the gate acknowledges a message before its kiosk has",
    planted(
      "fleet/gate/delivery.ts",
      ({
        Delivery,
      }: {
        readonly Delivery: new (options: object) => { receive(message: Message): Promise<void> };
      }) => ({
        Delivery: class extends Delivery {
          override receive(message: Message): Promise<void> {
            message.ack();
            return super.receive(message);
          }
        },
      }),
    ),
    "acknowledged and never journalled",
  ],
  [
    "cards are charged that nothing would confirm",
    planted("electron/host/payments/without-callbacks.ts", () => ({
      canBeInquired: () => true,
      withoutCallbacks: (declared: object) => declared,
    })),
    "nothing could confirm it",
  ],
])("a planted defect is reported: %s", async (_, brokenBy, rule) => {
  const found = await brokenBy(rule);
  expect(found).toContainEqual(expect.stringContaining(rule));
});
