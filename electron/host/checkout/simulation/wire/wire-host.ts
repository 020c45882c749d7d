import pino from "pino";
import { createLoyaltyClient } from "../../../loyalty/client.ts";
import { createRecorder } from "../../../net/recorder.ts";
import { createOrderingClient } from "../../../ordering/client.ts";
import { createIntegrator } from "../../../payments/integrator.ts";
import type { Settings } from "../../../settings/settings.ts";
import { createPerform } from "../../running/perform.ts";
import { resultRecorder } from "../../running/result-recorder.ts";
import type { Perform } from "../../running/runner.ts";
import type { BuildHost, HostProcess } from "../host-parts.ts";
import { randomOf } from "../random.ts";
import { AGREED, LOYALTY_CONNECTION, settingsWithLimits, uuidOf } from "./agreed.ts";
import type { EndpointOptions } from "./endpoint.ts";
import { GateCaller } from "./gate-caller.ts";
import { LimitCheck } from "./limit-check.ts";
import { LoyaltyEndpoint } from "./loyalty-endpoint.ts";
import { OrderingEndpoint } from "./ordering-endpoint.ts";
import { PaymentsEndpoint } from "./payments-endpoint.ts";
import { pricedOrder } from "./priced-order.ts";
import { comparingReadings } from "./readings.ts";
import { SqliteDisk } from "./sqlite-disk.ts";
import { WireClient } from "./wire-client.ts";

const SILENT = pino({ enabled: false });
/** Separates what varies on the wire from what the run itself draws. */
const WIRE_SEED = 0x77697265;
/**
 * A host of the real clients, readers of answers, gate and records. What is left of doubles is below its HTTP client
 * and beyond its gate.
 */
export const wireHost: BuildHost = ({ seed, services, orderOf, complain }) => {
  const random = randomOf(seed ^ WIRE_SEED);
  const settings = settingsWithLimits(random);
  const options: EndpointOptions = { services, orderOf, complain, random };
  const endpoints = [
    new PaymentsEndpoint(options),
    new OrderingEndpoint(options),
    new LoyaltyEndpoint(options),
  ];
  const disk = new SqliteDisk(complain);
  let deliveries = 0;
  return {
    disk,
    placedOrder: pricedOrder,
    keyOf: uuidOf,
    createPerform(process) {
      const client = new WireClient(process, endpoints, complain);
      const perform = realPerform(process, { client, settings, complain });
      return comparingReadings(perform, complain);
    },
    createReceiver({ runner, clock }) {
      const record = resultRecorder(runner, () => clock.now());
      const caller = new GateCaller({ record, random, complain });
      return (callback, answered) => {
        deliveries += 1;
        void caller.deliver(callback).then((isAcknowledged) => {
          deliveries -= 1;
          answered(isAcknowledged);
        });
      };
    },
    gate: null,
    isOffered: () => true,
    isBusy: () => deliveries > 0,
    close: () => disk.close(),
  };
};

type RealPerformOptions = {
  readonly client: WireClient;
  readonly settings: Settings;
  readonly complain: (what: string) => void;
};

function realPerform(
  { clock }: HostProcess,
  { client, settings, complain }: RealPerformOptions,
): Perform {
  const now = () => clock.now();
  const recorder = createRecorder(client, now);
  const http = recorder.client;
  return createPerform({
    ordering: createOrderingClient({ http, settings, log: SILENT }),
    payments: createIntegrator({
      http: new LimitCheck(http, { limits: settings.payments.limits, clock, complain }),
      settings,
      log: SILENT,
      clock,
    }),
    // Customers of the simulation have no cards on file.
    cardInstrument: () => null,
    loyalty: createLoyaltyClient({
      http,
      clock,
      connection: () => LOYALTY_CONNECTION,
      apiKey: () => AGREED.loyaltyKey,
      platformIdName: settings.wire.platformId,
      staffLocale: () => "en",
    }),
    loyaltyConnection: () => LOYALTY_CONNECTION,
    recorder,
    settings,
    now,
  });
}
