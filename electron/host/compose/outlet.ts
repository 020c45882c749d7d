import { join } from "node:path";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import type { Look } from "../../../domain/look/look.ts";
import type { Mount } from "../api/page-files.ts";
import {
  createLoyaltyClient,
  type LoyaltyClient,
  type LoyaltyConnection,
} from "../loyalty/client.ts";
import { createPhoneRefusal, type PhoneRefusal } from "../loyalty/phone-refusal.ts";
import { callsNamedBy } from "../net/http-client.ts";
import { brandOf } from "../outlet/brand.ts";
import { type ConfigurationStore, createConfigurationStore } from "../outlet/configuration.ts";
import { type CredentialStore, createCredentialStore } from "../outlet/credential.ts";
import { type Credential, lookupKey } from "../outlet/credential-answer.ts";
import { rewardCodesOf, staffLocaleOf } from "../outlet/credential-fields.ts";
import { createOutletFiles, MEDIA_PATH, type OutletFiles } from "../outlet/documents.ts";
import { servedLogo } from "../outlet/logo.ts";
import { provisioningViewOf } from "../outlet/provisioning-view.ts";
import { createFileVault, type VaultObserver } from "../outlet/vault.ts";
import { type Branding, outletViewOf, remoteFilesOf } from "../outlet/view.ts";
import type { StageView } from "../rpc/stage-views.ts";
import type { OutletView } from "../rpc/views.ts";
import { Cell, type Live } from "../shared/live.ts";
import { VERSION } from "../shared/version.ts";
import { createProvisioningNotes, type ProvisioningNotes } from "../store/provisioning-notes.ts";
import type { ValueStore } from "../store/value-store.ts";
import type { Infrastructure } from "./infrastructure.ts";

export type ComposeOutletOptions = {
  readonly infrastructure: Infrastructure;
  readonly look: Live<Look>;
  readonly stage: Live<StageView>;
  readonly printer: () => OutletView["receipt"]["printer"];
  /** A photo by its id, as a look has it; null if it was deleted. */
  readonly photo: (id: string, look: Look) => DishPicture | null;
  readonly vaultObserver: VaultObserver | undefined;
  /** Why the kiosk takes no orders, except for reasons of the outlet itself. */
  readonly closedFor: () => Pick<
    OutletView,
    "closedByStaff" | "servicesDown" | "recordsTrouble"
  > & {
    readonly isUpdating: boolean;
  };
  /** False while what is fetched could be lost again: the service gives the credential once. */
  readonly mayFetchCredential: () => boolean;
  readonly hasMenu: () => boolean;
  readonly visitIsIdle: () => boolean;
};

/** Credential, configuration, loyalty client and the outlet as the page sees it. */
export type ComposedOutlet = {
  readonly view: Cell<OutletView>;
  readonly loyalty: LoyaltyClient;
  readonly credential: CredentialStore;
  readonly configuration: ConfigurationStore;
  readonly notes: ProvisioningNotes;
  readonly mounts: readonly Mount[];
  connection(): LoyaltyConnection | null;
  /** Codes of the outlet's own reward discounts; none before the credential. */
  rewardCodes(): readonly string[];
  /** Whether the service accepts phone numbers, as far as is known. */
  readonly phoneRefusal: PhoneRefusal;
  /** Updates the view after a change of something that it depends on. */
  refresh(): void;
  /** The name, theme and logo of the published look, over the settings. */
  branding(): Branding;
  /** The view that customers would have with another look, while the kiosk is open. */
  viewWith(look: Look, stage: StageView): OutletView;
  start(): void;
  /** Fetches the credential if there is none; `start` does so if that may be done then. */
  obtainCredential(): void;
  stop(): void;
};

export function composeOutlet(options: ComposeOutletOptions): ComposedOutlet {
  return new Outlet(options);
}

class Outlet implements ComposedOutlet {
  readonly notes: ProvisioningNotes;
  readonly credential: CredentialStore;
  readonly loyalty: LoyaltyClient;
  readonly configuration: ConfigurationStore;
  readonly phoneRefusal: PhoneRefusal;
  readonly mounts: readonly Mount[];
  readonly view: Cell<OutletView>;
  readonly #options: ComposeOutletOptions;
  readonly #files: OutletFiles;
  readonly #logo: ReturnType<typeof servedLogo>;

  constructor(options: ComposeOutletOptions) {
    const { database, settings } = options.infrastructure;
    this.#options = options;
    this.notes = createProvisioningNotes(database, lookupKey(settings));
    this.credential = this.#createCredential();
    this.loyalty = this.#createLoyalty();
    this.configuration = this.#createConfiguration();
    this.#files = this.#createFiles();
    this.phoneRefusal = createPhoneRefusal({
      revision: () => this.configuration.current()?.revision ?? null,
      changed: this.refresh,
    });
    this.#logo = servedLogo(settings.device.theme.logo);
    this.mounts = [
      { prefix: `${MEDIA_PATH}/`, fileFor: (name) => this.#files.fileFor(name)?.path ?? null },
      ...(this.#logo === null ? [] : [this.#logo.mount]),
    ];
    this.view = new Cell(this.#seen());
  }

  /** The configuration's address replaces the credential's, which is used until there is one (requirement V1). */
  readonly connection = (): LoyaltyConnection | null => {
    const own = this.#known();
    if (!own) return null;
    const current = this.configuration.current();
    return {
      apiUrl: current?.apiUrl ?? own.configuration.apiUrl,
      apiVersion: current?.loyaltyApiVersion ?? own.configuration.apiVersion,
      establishmentId: own.configuration.establishmentId,
    };
  };

  readonly rewardCodes = (): readonly string[] => {
    const own = this.#known();
    return own ? rewardCodesOf(own.configuration) : [];
  };

  readonly refresh = (): void => this.view.set(this.#seen());

  branding(look: Look = this.#options.look.current()): Branding {
    const { theme } = this.#options.infrastructure.settings.device;
    return {
      brand: brandOf(theme, look.brand),
      logoUrl: this.#ownLogo(look) ?? this.#logo?.url ?? null,
    };
  }

  viewWith(look: Look, stage: StageView): OutletView {
    const open = { outOfOrder: null, closedByStaff: null, servicesDown: [] };
    return { ...this.#seen(look), ...open, stage };
  }

  start(): void {
    const { configuration, credential } = this;
    configuration.subscribe(() => {
      this.#syncFiles();
      this.refresh();
    });
    configuration.subscribeStatus(this.refresh);
    let known = this.#known();
    credential.subscribe(() => {
      this.refresh();
      const before = known;
      known = this.#known();
      if (known !== null && known !== before) void configuration.pollWithNewKey();
    });
    configuration.start();
    this.#syncFiles();
    this.refresh();
    void credential.start();
  }

  obtainCredential(): void {
    void this.credential.start();
  }

  stop(): void {
    this.credential.stop();
    this.configuration.stop();
    this.phoneRefusal.stop();
    this.#files.stop();
  }

  #createCredential(): CredentialStore {
    const { dataDir, settings, bytes, sealer, now, log } = this.#options.infrastructure;
    return createCredentialStore({
      settings,
      http: bytes,
      vault: createFileVault(dataDir, this.#options.vaultObserver),
      sealer,
      notes: this.notes,
      now,
      log,
      version: VERSION,
      mayFetch: this.#options.mayFetchCredential,
    });
  }

  #createLoyalty(): LoyaltyClient {
    const { settings, http, clock } = this.#options.infrastructure;
    return createLoyaltyClient({
      http: callsNamedBy(http, settings.outlet.configBaseUrl),
      clock,
      connection: this.connection,
      credentialConnection: () => this.#known()?.configuration ?? null,
      apiKey: () => this.#known()?.apiKey ?? null,
      platformIdName: settings.wire.platformId,
      staffLocale: () => {
        const own = this.#known();
        return own && staffLocaleOf(own.configuration);
      },
    });
  }

  #createConfiguration(): ConfigurationStore {
    const { settings, http, values, log, now } = this.#options.infrastructure;
    return createConfigurationStore({
      settings,
      http,
      cache: configurationCache(values, now),
      log,
      now,
      random: Math.random,
      establishmentId: () => this.#known()?.configuration.establishmentId ?? null,
      sign: (salted) => this.loyalty.sign(salted),
      visitIsIdle: this.#options.visitIsIdle,
    });
  }

  #createFiles(): OutletFiles {
    const { dataDir, bytes, settings, log, now } = this.#options.infrastructure;
    return createOutletFiles({
      folder: join(dataDir, "outlet-files"),
      http: bytes,
      namedBy: settings.outlet.configBaseUrl,
      log,
      now,
      onArrival: this.refresh,
    });
  }

  /** The credential; null while there is none. */
  #known(): Credential | null {
    const provisioning = this.credential.current();
    return provisioning.state === "provisioned" ? provisioning.credential : null;
  }

  #seen(look?: Look): OutletView {
    const { configuration, credential } = this;
    const { settings } = this.#options.infrastructure;
    return outletViewOf({
      settings,
      ...this.branding(look),
      configuration: configuration.current(),
      credential: this.#known(),
      provisioning: provisioningViewOf({
        provisioning: credential.current(),
        isAsking: credential.isAsking(),
        readNote: () => this.notes.read(),
      }),
      configurationPoll: configuration.status(),
      ...this.#options.closedFor(),
      hasMenu: this.#options.hasMenu(),
      phoneIsRefused: this.phoneRefusal.isCurrent(),
      localUrls: (url) => this.#files.localUrlFor(url),
      stage: this.#options.stage.current(),
      printer: this.#options.printer(),
    });
  }

  /** The logo that staff chose; null without one, or if it was deleted. */
  #ownLogo(look: Look): string | null {
    const { logo } = look.brand;
    const picture = logo === null ? null : this.#options.photo(logo, look);
    if (picture === null) return null;
    return picture.kind === "drawing" ? picture.url : picture.large;
  }

  #syncFiles(): void {
    const current = this.configuration.current();
    if (current) void this.#files.sync(remoteFilesOf(current));
  }
}

function configurationCache(values: ValueStore, now: () => number) {
  return {
    read() {
      const stored = values.read("configuration");
      return stored && { etag: stored.tag, json: stored.content };
    },
    write({ etag, json }: { etag: string | null; json: string }) {
      values.write("configuration", { tag: etag, content: json, storedAt: now() });
    },
  };
}
