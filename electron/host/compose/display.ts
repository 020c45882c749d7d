/** Composes an order-status display on a machine of its own: it only listens to the boards of its outlet's kiosks. */
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { outletOf } from "../../../fleet/messages/names.ts";
import type { Mount } from "../api/page-files.ts";
import { createStatusRouter, type StatusRouter } from "../api/status-router.ts";
import type { Clock } from "../checkout/running/runner.ts";
import { outletBoard } from "../checkout/views/outlet-board.ts";
import { mergedCalls, mergedSilence } from "../checkout/views/status-display.ts";
import { createNeighbours } from "../fleet/boards.ts";
import { createIdentityStore } from "../fleet/identity.ts";
import { joinFleet, type MembershipOptions } from "../fleet/membership.ts";
import type { Log } from "../net/log.ts";
import { authorities } from "../net/tls-options.ts";
import { createPageFaults } from "../operation/page-faults.ts";
import { brandOf, themeViewOf } from "../outlet/brand.ts";
import { readIfThere, writeDurably } from "../outlet/durable-file.ts";
import { servedLogo } from "../outlet/logo.ts";
import { createAesSealer, readSealKey } from "../outlet/sealer.ts";
import type { StatusView } from "../rpc/status-view.ts";
import type { DisplaySettings } from "../settings/display.ts";
import type { Live } from "../shared/live.ts";
import { recomputed } from "../shared/recomputed.ts";

/** Numbers age, and kiosks fall silent, without any event. */
const LOOK_AGAIN_MS = 1_000;

export type ComposedDisplay = {
  readonly view: Live<StatusView>;
  readonly router: StatusRouter;
  readonly mounts: readonly Mount[];
  /** Of its address, the same at each start: nobody is at the display to open another one. */
  readonly secret: string;
  stop(): Promise<void>;
};

export type DisplayOptions = {
  readonly settings: DisplaySettings;
  /** The display's own folder: its key and the secret of its address. */
  readonly dataDir: string;
  readonly nats: MembershipOptions["nats"];
  readonly clock: Clock;
  readonly log: Log;
};

/** Throws if the folder cannot be written. */
export function composeDisplay(options: DisplayOptions): ComposedDisplay {
  const { settings, dataDir, nats, clock, log } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const outlet = outletOf(settings.outlet);
  const { neighbours, follow } = createNeighbours(outlet, clock);
  const { servers, caFile } = settings.fleet;
  const membership = joinFleet({
    store: createIdentityStore(
      dataDir,
      createAesSealer(readSealKey(join(dataDir, "keys"), process.env)),
    ),
    nats,
    server: { servers, ca: authorities(caFile) },
    introduction: {
      ...{ kind: "display", name: settings.name, number: null, outlet },
      salesOutletId: settings.outlet.salesOutletId,
    },
    instance: randomBytes(8).toString("hex"),
    ...{ clock, log },
    onMember: follow,
  });
  const logo = servedLogo(settings.theme.logo);
  const { view, stop } = recomputed({
    make: () =>
      viewOf(settings, logo?.url ?? null, {
        neighbours: neighbours.current(),
        now: clock.monotonic(),
        pairingCode: membership.view.current().code,
      }),
    sources: [neighbours, membership.view],
    aging: { clock, ms: LOOK_AGAIN_MS },
  });
  const report = createPageFaults(log, () => performance.now());
  return {
    view,
    router: createStatusRouter(view, (fault) => report("display", fault)),
    mounts: logo ? [logo.mount] : [],
    secret: secretIn(dataDir),
    async stop() {
      stop();
      await membership.stop();
    },
  };
}

function viewOf(
  { theme, timezone, locales, statusDisplay }: DisplaySettings,
  logoUrl: string | null,
  seen: {
    readonly neighbours: Parameters<typeof outletBoard>[1];
    readonly now: number;
    readonly pairingCode: string | null;
  },
): StatusView {
  const times = {
    readyMs: statusDisplay.readyMinutes * 60_000,
    collectedMs: statusDisplay.collectedSeconds * 1_000,
  };
  const nothing = { terminalId: null, entries: { preparing: [], ready: [], ask: [] } };
  const merged = outletBoard(nothing, seen.neighbours, { now: seen.now, times });
  const { preparing, ready, ask } = merged.board;
  return {
    outlet: { name: theme.name, theme: themeViewOf(brandOf(theme)), logoUrl, timezone, locales },
    preparing: [...preparing],
    ready: [...ready],
    ask: [...ask],
    silentSince: mergedSilence(null, merged.heard),
    staffCall: mergedCalls(null, merged.heard),
    shared: { ...merged.shared, pairingCode: seen.pairingCode },
    sound: statusDisplay.sound,
    highContrast: statusDisplay.highContrast,
  };
}

function secretIn(dataDir: string): string {
  const file = join(dataDir, "display-address");
  const stored = readIfThere(file)?.toString();
  if (stored) return stored;
  const secret = randomBytes(24).toString("base64url");
  writeDurably(file, Buffer.from(secret));
  return secret;
}
