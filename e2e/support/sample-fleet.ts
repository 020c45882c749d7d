/** Sample data of a fleet for the operators' page: two outlets, one kiosk of each trouble, orders of each reason. */
import type {
  AccountRow,
  AuditEntry,
  ConsoleOrder,
  ConsoleOrderList,
  DeviceRow,
  DeviceState,
  FleetView,
  OrderAnswer,
  PairingFound,
  ReportList,
  StaffCall,
} from "../../fleet/console/rpc/contract.ts";

/** Of every sample account. */
export const PASSWORD = "correct horse battery";

type OrderView = NonNullable<OrderAnswer["order"]>;
type Found = Extract<PairingFound, { result: "found" }>;

export type World = {
  sessionMs: number;
  fleet: FleetView;
  devices: DeviceRow[];
  orders: ConsoleOrder[];
  unmatched: ConsoleOrderList["unmatched"];
  readonly views: Map<string, OrderView>;
  calls: StaffCall[];
  reports: ReportList;
  waiting: (Omit<Found, "result"> & { readonly code: string })[];
  /** More devices ask to be paired than can wait. */
  isCrowded: boolean;
  accounts: AccountRow[];
  readonly audit: AuditEntry[];
  /** Kiosks act, and their answers are lost on the way. */
  answersAreLost: boolean;
  /** Kiosks answer a look file then. */
  looksAreTaken: Promise<void>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HARBOUR = "aaaaaaaaaaaaaaaa";
const STATION = "bbbbbbbbbbbbbbbb";

export const KIOSKS = {
  window: "window1",
  door: "door2",
  hall: "hall1",
  platform: "platform2",
  board: "board",
} as const;

export const ORDERS = {
  unpaid: "11111111-1111-4111-8111-111111111111",
  refused: "22222222-2222-4222-8222-222222222222",
  away: "33333333-3333-4333-8333-333333333333",
} as const;

export function createWorld(now = Date.now()): World {
  const orders = sampleOrders(now);
  return {
    sessionMs: 15 * MINUTE_MS,
    fleet: {
      release: "0.1.0",
      isConnected: true,
      keysTrouble: null,
      unwritten: 0,
      gate: null,
      gateSeenAt: now,
      gateAlarms: [],
    },
    devices: sampleDevices(now),
    orders: orders.map(({ order }) => order),
    unmatched: [],
    views: new Map(orders.map(({ order, view }) => [order.checkoutId, view])),
    calls: [],
    reports: sampleReports(now),
    waiting: sampleWaiting(now),
    isCrowded: false,
    accounts: sampleAccounts(now),
    audit: [],
    answersAreLost: false,
    looksAreTaken: Promise.resolve(),
  };
}

function state(now: number, over: Partial<DeviceState> = {}): DeviceState {
  return {
    instance: "a1b2c3d4e5f6",
    terminalId: "K-1",
    number: 1,
    outlet: HARBOUR,
    salesOutletId: 12,
    outletName: "Beet & Barley Harbour",
    integration: "c".repeat(64),
    currency: "EUR",
    health: { state: "serving", because: [], notes: [], page: "open" },
    versions: { kiosk: "0.1.0", node: "24.21.0" },
    configuration: "rev-2026-11-20",
    menu: "41",
    disk: { bytes: 48_000_000, freeBytes: 91_000_000_000, trouble: null },
    backupAt: now - 9 * 60 * MINUTE_MS,
    clockOffMs: 400,
    unfinished: 2,
    listedCount: 1,
    unmatched: 0,
    fleetStaff: { acts: ["retry", "resolve", "refund"], upTo: "50.00", lookFiles: "publish" },
    ...over,
  };
}

function device(id: string, now: number, over: Partial<DeviceRow> = {}): DeviceRow {
  return {
    id,
    kind: "kiosk",
    name: id,
    number: 1,
    outlet: HARBOUR,
    salesOutletId: 12,
    outletName: "Beet & Barley Harbour",
    pairedAt: now - 40 * DAY_MS,
    presence: "live",
    lastSeenAt: now - 3_000,
    clockAheadMs: 120,
    alarms: [],
    sameNumber: [],
    note: null,
    state: state(now),
    ...over,
  };
}

function sampleDevices(now: number): DeviceRow[] {
  const station = {
    outlet: STATION,
    salesOutletId: 15,
    outletName: "Beet & Barley Central Station",
  };
  return [
    device(KIOSKS.window, now, { name: "Harbour, by the window" }),
    device(KIOSKS.door, now, {
      name: "Harbour, by the door",
      number: 2,
      presence: "silent",
      lastSeenAt: now - 4 * MINUTE_MS,
      alarms: ["silent"],
      note: {
        at: now - 3 * DAY_MS,
        by: "Noor",
        text: "The cable behind it is loose; an electrician comes on Thursday.",
      },
    }),
    device(KIOSKS.hall, now, {
      ...station,
      name: "Station, main hall",
      alarms: ["not-serving", "disk", "printer", "hardware"],
      state: state(now, {
        health: {
          state: "waiting",
          because: ["records-disk-full"],
          notes: ["clock-wrong"],
          page: "open",
        },
        disk: { bytes: 2_100_000_000, freeBytes: 40_000_000, trouble: "disk-full" },
        backupAt: null,
        clockOffMs: null,
        configuration: null,
        fleetStaff: { acts: [], upTo: null },
        hardware: {
          printer: { condition: "paper-out", isPaperLow: true },
          headphones: "no-jack",
          failed: ["scanner", "headphones"],
          old: ["camera"],
          untested: ["temperature", "network"],
          lastTest: { at: now - 2 * DAY_MS, tester: "Anna-Katharina Bergström-Vandenberghe" },
        },
      }),
    }),
    device(KIOSKS.platform, now, {
      ...station,
      name: "Station, platform",
      number: 2,
      state: state(now, {
        hardware: {
          printer: { condition: "ready", isPaperLow: true },
          headphones: "unplugged",
          ...{ failed: [], old: [], untested: [] },
          lastTest: { at: now - DAY_MS, tester: "Ben" },
        },
      }),
    }),
    device(KIOSKS.board, now, {
      kind: "display",
      name: "Harbour, over the counter",
      number: null,
      presence: "unknown",
      lastSeenAt: null,
      clockAheadMs: null,
      state: null,
    }),
  ];
}

type Sample = { readonly order: ConsoleOrder; readonly view: OrderView };

function sampleOrders(now: number): Sample[] {
  const one = (
    checkoutId: string,
    ago: number,
    over: Partial<ConsoleOrder>,
    overView: Partial<OrderView> = {},
  ): Sample => {
    const row = {
      checkoutId,
      queueNumber: "A-41",
      platformOrderId: 10_000_412,
      placedAt: now - ago,
      orderType: "EAT_IN" as const,
      total: "27.40",
      phase: "with_staff" as const,
      reasons: ["capture-failed-after-acceptance" as const],
    };
    const order: ConsoleOrder = {
      ...row,
      kiosk: KIOSKS.window,
      kioskName: "Harbour, by the window",
      currency: "EUR",
      currencyDigits: 2,
      seq: 12,
      isAway: false,
      ...over,
    };
    const { kiosk: _k, kioskName: _n, seq: _s, isAway: _a, ...shared } = order;
    return { order, view: { ...orderView(shared, now - ago), ...overView } };
  };
  return [
    one(ORDERS.unpaid, 6 * MINUTE_MS, {}),
    one(
      ORDERS.refused,
      25 * MINUTE_MS,
      {
        kiosk: KIOSKS.platform,
        kioskName: "Station, platform",
        queueNumber: "17",
        platformOrderId: 20_000_233,
        orderType: "PICKUP",
        total: "9.80",
        reasons: ["money-return-refused", "loyalty-refund-refused"],
        seq: 20,
      },
      { refundable: "9.80", canReclaimPoints: true, isIdentified: true },
    ),
    one(ORDERS.away, 3 * 60 * MINUTE_MS, {
      kiosk: KIOSKS.door,
      kioskName: "Harbour, by the door",
      queueNumber: null,
      platformOrderId: 20_000_771,
      total: "14.00",
      reasons: ["payment-outcome-unknowable"],
      isAway: true,
    }),
  ];
}

function orderView(
  row: Omit<ConsoleOrder, "kiosk" | "kioskName" | "seq" | "isAway">,
  at: number,
): OrderView {
  const entry = (
    after: number,
    what: OrderView["timeline"][number]["what"],
    detail: string | null = null,
    reason: string | null = null,
  ) => ({ at: at + after * 1_000, what, detail, reason, by: null });
  return {
    ...row,
    currencyDigits: 2,
    lines: [
      {
        itemId: "beet-burger",
        title: { en: "Beet burger", de: "Rote-Bete-Burger", ar: "برغر الشمندر" },
        count: 2,
        extras: [
          { itemId: "cheddar", title: { en: "Cheddar", de: "Cheddar", ar: "جبن شيدر" }, count: 1 },
        ],
        total: "22.40",
      },
      {
        itemId: "lemonade",
        title: { en: "Mint lemonade", de: "Minzlimonade", ar: "ليمونادة بالنعناع" },
        count: 1,
        extras: [],
        total: "5.00",
      },
    ],
    nextTryAt: null,
    atCounter: false,
    timeline: [
      entry(0, "placed"),
      entry(2, "payment-asked"),
      entry(31, "payment-success"),
      entry(33, "kitchen-accepted", "A-41"),
      entry(36, "capture-declined", "DECLINED", "Insufficient funds"),
    ],
    refunds: [],
    maybeUnpaidInKitchen: true,
    isRemainderUnknown: false,
    canRetry: true,
    refundable: null,
    canReclaimPoints: false,
    isIdentified: false,
    resolved: [],
  };
}

function sampleReports(now: number): ReportList {
  return {
    open: [
      {
        id: "unclaimed-1",
        firstAt: now - 50 * MINUTE_MS,
        lastAt: now - 20 * MINUTE_MS,
        report: {
          type: "unclaimed",
          integrationId: "beet-and-barley",
          transactionReference: "TX-2026-11-23-000871",
          receivedAt: now - 4 * 60 * MINUTE_MS,
        },
        closed: null,
        notes: [],
      },
      {
        id: "late-1",
        firstAt: now - 12 * MINUTE_MS,
        lastAt: now - 12 * MINUTE_MS,
        report: {
          type: "not-journalled",
          integrationId: "beet-and-barley",
          transactionReference: "TX-2026-11-23-000902",
          receivedAt: now - 30 * MINUTE_MS,
          kiosk: KIOSKS.door,
        },
        closed: null,
        notes: [],
      },
    ],
    closed: [
      {
        id: "claim-1",
        firstAt: now - 2 * DAY_MS,
        lastAt: now - 2 * DAY_MS,
        report: {
          type: "second-claimant",
          hash: "d".repeat(64),
          kiosk: KIOSKS.platform,
          holder: KIOSKS.hall,
        },
        closed: { at: now - DAY_MS, by: "Noor" },
        notes: [
          { at: now - DAY_MS, by: "Noor", text: "A disk had been copied; the copy is wiped." },
        ],
      },
    ],
  };
}

/** Typed at the page: a new kiosk, and one with the number of another. */
export const CODES = { fresh: "7K3QF-92MXA", clash: "0ABCD-EFGHJ" } as const;

function sampleWaiting(now: number): World["waiting"] {
  const device = {
    kind: "kiosk" as const,
    outlet: HARBOUR,
    salesOutletId: 12,
    askedAt: now - MINUTE_MS,
    endsAt: now + 9 * MINUTE_MS,
  };
  const predecessors = [
    { id: KIOSKS.window, name: "Harbour, by the window" },
    { id: KIOSKS.door, name: "Harbour, by the door" },
  ];
  return [
    {
      code: CODES.fresh,
      device: { ...device, name: "Harbour, terrace", number: 3 },
      sameNumber: [],
      predecessors,
    },
    {
      code: CODES.clash,
      device: { ...device, name: "Harbour, by the window (new machine)", number: 1 },
      sameNumber: [KIOSKS.window],
      predecessors,
    },
  ];
}

function sampleAccounts(now: number): AccountRow[] {
  const account = (
    name: string,
    roles: AccountRow["roles"],
    lockedUntil: number | null = null,
  ) => ({
    name,
    roles,
    createdAt: now - 90 * DAY_MS,
    lastSignInAt: now - DAY_MS,
    lockedUntil,
  });
  return [
    account("Noor", ["look", "settle", "refund", "manage"]),
    account("Jonas Weidenbach", ["look", "settle"]),
    account("سلمى", ["look"], now + 20 * MINUTE_MS),
  ];
}
