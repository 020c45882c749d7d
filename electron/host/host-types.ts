/** The options and the interface of the host. */

import type { Mount } from "./api/page-files.ts";
import type { KioskRouter } from "./api/router.ts";
import type { StatusRouter } from "./api/status-router.ts";
import type { Clock } from "./checkout/running/runner.ts";
import type { InputFolders } from "./headphones/jack-device.ts";
import type { RunProgram } from "./net/child-program.ts";
import type { Log } from "./net/log.ts";
import type { HealthReport } from "./operation/health.ts";
import type { StatusReport } from "./operation/status-report.ts";
import type { UpdateReport } from "./operation/update-report.ts";
import type { SeenUpdates } from "./operation/update-state.ts";
import type { Sealer } from "./outlet/sealer.ts";
import type { VaultObserver } from "./outlet/vault.ts";
import type { PaymentKeys } from "./rpc/payment-keys.ts";
import type { FleetView } from "./rpc/staff-status-view.ts";
import type { OutletView } from "./rpc/views.ts";
import type { Settings } from "./settings/settings.ts";
import type { Live } from "./shared/live.ts";
import type { JournalObserver } from "./store/journal.ts";

export type HostOptions = {
  readonly settings: Settings;
  /** The kiosk's own folder: database, credential, outlet files. */
  readonly dataDir: string;
  /** Where payment pages return to: the page's own origin, or the outlet's public page. */
  readonly returnBaseUrl: string;
  /** Seals the credential at rest; by default with a key file in the data folder. */
  readonly sealer?: Sealer;
  /** Instead of the log on disk and on standard error. */
  readonly log?: Log;
  readonly journalObserver?: JournalObserver;
  readonly vaultObserver?: VaultObserver;
  /** Typing into payment pages; none by default. Electron's shell does it without the host. */
  readonly paymentKeys?: PaymentKeys;
  /** Where the headphone jacks are; Linux's own folders by default. */
  readonly inputFolders?: InputFolders | undefined;
  /** Socket of the machine's speech server; by default what KIOSK_SPEECH_SOCKET names. */
  readonly speechSocket?: string | undefined;
  /** True while an update may still be taken back: nothing is begun until it is false. Never by default. */
  readonly isHeld?: Live<boolean>;
  /** What can be seen of the kiosk's updater; null, as by default, if there is none. */
  readonly seenUpdates?: () => SeenUpdates | null;
  /**
   * Whether exports of staff are written to files, since the page's browser saves no downloads; it opens no files then
   * either, and prints no pages. False by default.
   */
  readonly exportsToFiles?: boolean;
  /** The machine's own by default; tests let a day pass at once. */
  readonly clock?: Clock;
  /** Runs a script in a process of its own; in one of Node by default, which the installed Electron cannot start. */
  readonly runProgram?: RunProgram;
};

export type Host = {
  readonly router: KioskRouter;
  /** The outlet's view for the page. */
  readonly outlet: Live<OutletView>;
  /** Folders that the page server serves besides the page itself. */
  readonly mounts: readonly Mount[];
  /** The order-status display: what it may call, what it may load, and the secret of its address. */
  readonly status: {
    readonly router: StatusRouter;
    readonly mounts: readonly Mount[];
    readonly secret: string;
  };
  /** Where the integrator's callbacks are received; null if the fleet's gate receives them. */
  readonly gateUrl: string | null;
  /** Whether the kiosk is paired with its fleet and connected, and the code for pairing; null without a fleet. */
  readonly fleet: Live<FleetView> | null;
  /** Whether orders can be taken, and if not, why; for watchdogs. */
  health(): HealthReport;
  /** For whatever updates the program. */
  update(): UpdateReport;
  /** For a person with a shell. */
  statusReport(): StatusReport;
  readonly log: Log;
  close(): Promise<void>;
};
