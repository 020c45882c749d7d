import { Hono } from "hono";
import { assets } from "./configuration/assets.ts";
import { configurationControl } from "./configuration/control.ts";
import { credentialStore } from "./configuration/credential.ts";
import { outletOf } from "./configuration/outlet.ts";
import { configurationService } from "./configuration/service.ts";
import { clock } from "./core/clock.ts";
import { coreControl } from "./core/control.ts";
import { openDatabase } from "./core/database.ts";
import { type ExchangeEnv, exchange } from "./core/exchange.ts";
import { faultBoard } from "./core/faults.ts";
import { type Habit, habitBoard, habitOfEnvironment } from "./core/habits.ts";
import { listenOnLoopback } from "./core/listen.ts";
import { messageLog } from "./core/messages.ts";
import { ownOriginOnly } from "./core/own-origin.ts";
import { readSecrets } from "./core/secrets.ts";
import type { ServiceDeps } from "./core/service.ts";
import { documentStore } from "./core/store.ts";
import { readLedger } from "./ledger/ledger.ts";
import { loyaltyControl } from "./loyalty/control.ts";
import { customerStore } from "./loyalty/customers.ts";
import { saltStore } from "./loyalty/salts.ts";
import { loyaltyService } from "./loyalty/service.ts";
import { createLoyaltyTables } from "./loyalty/tables.ts";
import { transactionStore } from "./loyalty/transactions.ts";
import { orderingControl } from "./ordering/control.ts";
import { ledgerOrders } from "./ordering/orders.ts";
import { productNames } from "./ordering/product-names.ts";
import { orderingService } from "./ordering/service.ts";
import { type PageSources, sandboxPage } from "./page/page.ts";
import { callbackSender } from "./payments/callbacks.ts";
import { cardStore } from "./payments/cards.ts";
import { paymentsControl } from "./payments/control.ts";
import { enrollmentStore } from "./payments/enrollments.ts";
import { hostedPages } from "./payments/hosted.ts";
import { paymentsService } from "./payments/service.ts";
import { paymentStore } from "./payments/store.ts";
import { paymentSwitchStore } from "./payments/switches.ts";
import { createPaymentTables } from "./payments/tables.ts";
import { printerControl } from "./printer/control.ts";
import { SandboxPrinter } from "./printer/printer.ts";
import { type Addresses, addressesAt, kioskSettings } from "./settings.ts";

export interface SandboxOptions {
  /** Port on the loopback addresses; 0 takes a free one. */
  port: number;
  /** Folder of the database; created if missing, kept between starts. */
  dataDir: string;
  /** Port on 127.0.0.1 of the kiosk's callback gate. */
  gatePort: number;
  /** Port on 127.0.0.1 of the receipt printer; by default a free one. */
  printerPort?: number;
  /**
   * How the services write and read messages; by default as the environment says, else as this data folder was last set,
   * at first `plain`.
   */
  habit?: Habit;
  /** Menu pictures named in the settings; by default the restaurant's own. */
  pictures?: string;
  /** The machine's clock, UTC milliseconds. */
  machineNow?: () => number;
}

export interface Sandbox extends Addresses {
  /** A complete settings object for a kiosk (see `settings.ts`). */
  settings: ReturnType<typeof kioskSettings>;
  /** Address of the receipt printer, for the settings. */
  printer: string;
  close(): Promise<void>;
}

/** The stores of every service on one database, and their shared dependencies. */
function openServices({ dataDir, gatePort, machineNow = Date.now, ...options }: SandboxOptions) {
  const database = openDatabase(dataDir);
  const documents = documentStore(database);
  const sandboxClock = clock(documents, machineNow);
  const { now } = sandboxClock;
  const faults = faultBoard(database);
  const habits = habitBoard(documents);
  const habit = options.habit ?? habitOfEnvironment();
  if (habit !== undefined) habits.set(habit);
  const messages = messageLog(database);
  const address = { origin: "", pageOrigin: "" };
  const deps: ServiceDeps = {
    database,
    documents,
    faults,
    habits,
    messages,
    now,
    origin: () => address.origin,
    secrets: readSecrets(documents),
    exchange: (options) => exchange({ faults, habits, messages, now }, options),
  };
  createLoyaltyTables(database);
  createPaymentTables(database);
  const outlet = outletOf(deps);
  return {
    ...deps,
    address,
    clock: sandboxClock,
    outlet,
    credentials: credentialStore(deps, outlet),
    salts: saltStore(database, now),
    customers: customerStore(database, now),
    names: productNames(deps),
    transactions: transactionStore(database, now),
    payments: paymentStore(database, now),
    cards: cardStore(database),
    switches: paymentSwitchStore(documents),
    printer: new SandboxPrinter(options.printerPort ?? 0),
    enrollments: enrollmentStore(database, now),
    callbacks: callbackSender(deps, () => `http://127.0.0.1:${gatePort}`),
    pageOrigin: () => address.pageOrigin,
  };
}
export type SandboxServices = ReturnType<typeof openServices>;

function controlRoutes(services: SandboxServices, ledger: PageSources["ledger"]): Hono {
  const app = new Hono();
  app.use(ownOriginOnly);
  app.route("/", coreControl(services, services.clock.advance));
  app.route("/", configurationControl(services.outlet, services.credentials));
  app.route("/", loyaltyControl(services.customers));
  app.route("/", paymentsControl(services));
  app.route("/", printerControl(services.printer));
  app.route("/ordering", orderingControl(services));
  app.get("/ledger", (context) =>
    context.json(ledger({ settled: context.req.query("settled") !== "false" })),
  );
  return app;
}

function routes(services: SandboxServices): Hono<ExchangeEnv> {
  const { database, payments, transactions } = services;
  const sources = { orders: () => ledgerOrders(database), payments, transactions };
  const ledger = (options: { settled: boolean }) => readLedger(sources, options);
  const control = controlRoutes(services, ledger);
  const app = new Hono<ExchangeEnv>();
  app.route("/loyalty", loyaltyService(services));
  app.route("/config", configurationService(services));
  app.route("/payments", paymentsService(services));
  app.route("/vendor", orderingService(services));
  app.route("/hosted", hostedPages(services));
  app.route("/assets", assets());
  app.route("/control", control);
  app.route("/", sandboxPage({ services, control, ledger }));
  app.onError((error, context) => {
    console.error(error);
    return context.json({ error: "the sandbox failed" }, 500);
  });
  return app;
}

/** Starts the other side of the three contracts on one loopback port. Throws `PortTaken` if the port is in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const services = openServices(options);
  const release = () => {
    void services.printer.close();
    services.callbacks.close();
    services.database.close();
  };
  try {
    await services.printer.open();
    const listening = await listenOnLoopback(routes(services), options.port);
    services.address.origin = `http://127.0.0.1:${listening.port}`;
    // Another site than 127.0.0.1, as a payment provider's is: cookie and storage trouble shows here.
    services.address.pageOrigin = `http://localhost:${listening.port}`;
    const addresses = addressesAt(services.address.origin);
    return {
      ...addresses,
      printer: `tcp://127.0.0.1:${services.printer.port}`,
      settings: kioskSettings(addresses, services.secrets, options),
      async close() {
        await listening.close();
        await services.printer.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
