/** All measurements of a fleet, one after the other, on processes of this machine. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBareStream } from "./bare-stream.ts";
import { measureCutOff, measureReturn } from "./crowd.ts";
import { measureHealing } from "./dead-line.ts";
import { median, ofRuns, rounded } from "./figures.ts";
import { type BenchFleet, startBenchFleet } from "./fleet.ts";
import { startKiosk } from "./kiosk-process.ts";
import { measureLatency } from "./latency.ts";
import { ManyKiosks } from "./many.ts";
import { measureThroughput } from "./throughput.ts";

export type FleetSizes = {
  readonly runs: number;
  /** Callbacks of a run, one after the other, each way. */
  readonly callbacks: number;
  /** Callbacks of a run for the rate. */
  readonly burst: number;
  /** How many kiosks receive them. */
  readonly receivers: number;
  readonly deadMs: number;
  readonly kiosks: number;
  readonly stolen: number;
};

export type FleetFigures = Readonly<
  Record<
    | "journalP50OverDirect"
    | "ackP50OverDirect"
    | "gateOverBarePublish"
    | "callbacksPerSecond"
    | "healSeconds"
    | "serverMB500"
    | "reconnectSeconds500"
    | "cutOffSeconds",
    number
  >
>;

type Measuring = {
  readonly fleet: BenchFleet;
  readonly folder: string;
  readonly binary: string;
  readonly sizes: FleetSizes;
  /** Says a result in words. */
  readonly tell: (line: string) => void;
};

export async function measureFleet(
  options: Pick<Measuring, "binary" | "sizes" | "tell">,
): Promise<FleetFigures> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-bench-fleet-"));
  const { binary, sizes } = options;
  try {
    // One each for the latencies and the dead line.
    const first = { folder: join(folder, "first"), binary, kiosks: sizes.receivers + 2 };
    const figures = await withFleet(first, async (fleet) => {
      const measuring = { ...options, fleet, folder };
      return {
        ...(await latencies(measuring)),
        ...(await rates(measuring)),
        ...(await healingOf(measuring)),
      };
    });
    // The memory is that of connections: not of the many callbacks that were stored before.
    const second = { folder: join(folder, "second"), binary, kiosks: sizes.kiosks };
    return {
      ...figures,
      ...(await withFleet(second, (fleet) => crowd({ ...options, fleet, folder }))),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withFleet<Found>(
  options: Parameters<typeof startBenchFleet>[0],
  measure: (fleet: BenchFleet) => Promise<Found>,
): Promise<Found> {
  mkdirSync(options.folder);
  const fleet = await startBenchFleet(options);
  try {
    return await measure(fleet);
  } finally {
    await fleet.close();
  }
}

async function latencies({ fleet, folder, sizes, tell }: Measuring) {
  const kiosk = await startKiosk(folder, fleet.url, kioskAt(fleet, 0));
  const journal: number[] = [];
  const ack: number[] = [];
  try {
    // The first callbacks compile code for the others.
    await measureLatency(fleet, kiosk, sizes.callbacks / 4);
    for (let run = 0; run < sizes.runs; run += 1) {
      const { fleet: through, direct } = await measureLatency(fleet, kiosk, sizes.callbacks);
      journal.push(through.journalMs / direct.journalMs);
      ack.push(through.ackMs / direct.ackMs);
      tell(
        `${sizes.callbacks} callbacks each way: in the journal after ${rounded(through.journalMs)} ms through the fleet ` +
          `and ${rounded(direct.journalMs)} ms directly; answered after ${rounded(through.ackMs)} and ${rounded(direct.ackMs)} ms`,
      );
    }
  } finally {
    await kiosk.end();
  }
  const [journalled, acknowledged] = [ofRuns(journal), ofRuns(ack)];
  tell(`callback to journal, over direct: ${journalled.text}; to its answer: ${acknowledged.text}`);
  return { journalP50OverDirect: journalled.figure, ackP50OverDirect: acknowledged.figure };
}

async function rates({ fleet, folder, binary, sizes, tell }: Measuring) {
  const bare = await openBareStream(join(folder, "bare"), binary);
  const kiosks = new ManyKiosks(fleet.url, fleet.kiosks.slice(2));
  const [ratios, perSecond]: [number[], number[]] = [[], []];
  try {
    await kiosks.untilConnected();
    await measureThroughput({ fleet, kiosks, bare }, Math.ceil(sizes.burst / 4));
    for (let run = 0; run < sizes.runs; run += 1) {
      const found = await measureThroughput({ fleet, kiosks, bare }, sizes.burst);
      ratios.push(found.throughGate / found.bare);
      perSecond.push(found.throughGate);
      tell(
        `${sizes.burst} callbacks: ${rounded(found.throughGate, 0)} a second through the gate, ` +
          `${rounded(found.bare, 0)} bare publishes a second`,
      );
    }
  } finally {
    await kiosks.end();
    await bare.close();
  }
  const ratio = ofRuns(ratios);
  tell(`callbacks through the gate over bare publishes: ${ratio.text}`);
  return { gateOverBarePublish: ratio.figure, callbacksPerSecond: rounded(median(perSecond), 0) };
}

async function healingOf({ fleet, folder, sizes, tell }: Measuring) {
  const { deadMs } = sizes;
  const kiosk = kioskAt(fleet, 1);
  const seconds = await measureHealing(fleet, { folder, kiosk, deadMs, callbacks: 20 });
  const healSeconds = rounded(seconds);
  tell(
    `a line dead for ${deadMs / 1_000} s: 20 callbacks journalled ${healSeconds} s after it healed`,
  );
  return { healSeconds };
}

async function crowd({ fleet, sizes, tell }: Measuring) {
  const all = fleet.kiosks;
  const kiosks = new ManyKiosks(fleet.url, all);
  try {
    const heard = kiosks.untilHeard();
    await kiosks.untilConnected();
    await heard;
    const before = fleet.serverMB();
    const returns: number[] = [];
    for (let run = 0; run < sizes.runs; run += 1) returns.push(await measureReturn(fleet, kiosks));
    const reconnect = ofRuns(returns);
    const after = fleet.serverMB();
    tell(
      `${all.length} kiosks: the server has ${rounded(before, 1)} MB, after its last kill ${rounded(after, 1)} MB; ` +
        `all back ${reconnect.text} s after its start`,
    );
    const cuts: number[] = [];
    for (const { id } of all.slice(0, sizes.stolen)) {
      cuts.push(await measureCutOff(fleet, kiosks, id));
    }
    const cut = ofRuns(cuts);
    tell(`stolen kiosks cut off after ${cut.text} s`);
    return {
      serverMB500: rounded(Math.max(before, after), 1),
      reconnectSeconds500: reconnect.figure,
      cutOffSeconds: cut.figure,
    };
  } finally {
    await kiosks.end();
  }
}

function kioskAt({ kiosks }: BenchFleet, at: number) {
  const kiosk = kiosks[at];
  if (kiosk === undefined) throw new Error("no such kiosk");
  return kiosk;
}
