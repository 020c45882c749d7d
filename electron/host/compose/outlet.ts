import { join } from "node:path";
import type { Mount } from "../api/page-files.ts";
import {
  createLoyaltyClient,
  type LoyaltyClient,
  type LoyaltyConnection,
} from "../loyalty/client.ts";
import { createPhoneRefusal, type PhoneRefusal } from "../loyalty/phone-refusal.ts";
import { callsNamedBy, type HttpClient } from "../net/http-client.ts";
import type { Log } from "../net/log.ts";
import type { BytesHttpClient } from "../net/undici-client.ts";
import { type ConfigurationStore, createConfigurationStore } from "../outlet/configuration.ts";
import { type CredentialStore, createCredentialStore } from "../outlet/credential.ts";
import { rewardCodesOf, staffLocaleOf } from "../outlet/credential-fields.ts";
import { createOutletFiles, MEDIA_PATH, type OutletFiles } from "../outlet/documents.ts";
import { servedLogo } from "../outlet/logo.ts";
import { provisioningViewOf } from "../outlet/provisioning-view.ts";
import type { Sealer } from "../outlet/sealer.ts";
import { createFileVault, type VaultObserver } from "../outlet/vault.ts";
import { outletViewOf, remoteFilesOf } from "../outlet/view.ts";
import type { OutletView } from "../rpc/views.ts";
import type { Settings } from "../settings/settings.ts";
import { Cell } from "../shared/live.ts";
import type { ProvisioningNotes } from "../store/provisioning-notes.ts";
import type { ValueStore } from "../store/value-store.ts";

/** The kiosk's own version, sent when the credential is fetched (in-store-loyalty.md §4.5). */
export const KIOSK_VERSION = "0.1.0";

export type ComposeOutletOptions = {
  readonly settings: Settings;
  readonly dataDir: string;
  /** The recorded client for calls, the plain one for bytes. */
  readonly http: HttpClient;
  readonly bytes: BytesHttpClient;
  readonly values: ValueStore;
  readonly sealer: Sealer;
  readonly notes: ProvisioningNotes;
  readonly vaultObserver: VaultObserver | undefined;
  readonly log: Log;
  readonly clock: { now(): number; monotonic(): number };
  /** Why nothing can be written at present; null while all is well. */
  readonly recordsTrouble: () => OutletView["recordsTrouble"];
  readonly closedByStaff: () => OutletView["closedByStaff"];
  readonly servicesDown: () => OutletView["servicesDown"];
  readonly hasMenu: () => boolean;
  readonly visitIsIdle: () => boolean;
};

/** Credential, configuration, loyalty client and the outlet as the page sees it. */
export type ComposedOutlet = {
  readonly view: Cell<OutletView>;
  readonly loyalty: LoyaltyClient;
  readonly credential: CredentialStore;
  readonly configuration: ConfigurationStore;
  readonly mounts: readonly Mount[];
  connection(): LoyaltyConnection | null;
  /** Codes of the outlet's own reward discounts; none before the credential. */
  rewardCodes(): readonly string[];
  /** Whether the service accepts phone numbers, as far as is known. */
  readonly phoneRefusal: PhoneRefusal;
  /** Updates the view after a change of something that it depends on. */
  refresh(): void;
  start(): void;
  stop(): void;
};

export function composeOutlet(options: ComposeOutletOptions): ComposedOutlet {
  const { settings, dataDir, log, clock } = options;
  const now = () => clock.now();
  const credential = createCredentialStore({
    settings,
    http: options.bytes,
    vault: createFileVault(dataDir, options.vaultObserver),
    sealer: options.sealer,
    notes: options.notes,
    now,
    log,
    version: KIOSK_VERSION,
  });
  const known = () => {
    const provisioning = credential.current();
    return provisioning.state === "provisioned" ? provisioning.credential : null;
  };
  /** The configuration's address replaces the credential's, which is used until there is one (requirement V1). */
  const connection = (): LoyaltyConnection | null => {
    const own = known();
    if (!own) return null;
    const current = configuration.current();
    return {
      apiUrl: current?.apiUrl ?? own.configuration.apiUrl,
      apiVersion: current?.loyaltyApiVersion ?? own.configuration.apiVersion,
      establishmentId: own.configuration.establishmentId,
    };
  };
  const { configBaseUrl } = settings.outlet;
  const loyalty = createLoyaltyClient({
    http: callsNamedBy(options.http, configBaseUrl),
    clock,
    connection,
    credentialConnection: () => known()?.configuration ?? null,
    apiKey: () => known()?.apiKey ?? null,
    platformIdName: settings.wire.platformId,
    staffLocale: () => {
      const own = known();
      return own && staffLocaleOf(own.configuration);
    },
  });
  const configuration = createConfigurationStore({
    settings,
    http: options.http,
    cache: configurationCache(options.values, now),
    log,
    now,
    random: Math.random,
    establishmentId: () => known()?.configuration.establishmentId ?? null,
    sign: (salted) => loyalty.sign(salted),
    visitIsIdle: options.visitIsIdle,
  });
  const files = createOutletFiles({
    folder: join(dataDir, "outlet-files"),
    http: options.bytes,
    namedBy: configBaseUrl,
    log,
    now,
    onArrival: () => refresh(),
  });
  const phoneRefusal = createPhoneRefusal({
    revision: () => configuration.current()?.revision ?? null,
    changed: () => refresh(),
  });
  const logo = servedLogo(settings.device.theme.logo);
  const seen = (): OutletView =>
    outletViewOf({
      settings,
      configuration: configuration.current(),
      credential: known(),
      provisioning: provisioningViewOf({
        provisioning: credential.current(),
        isAsking: credential.isAsking(),
        note: options.notes.read(),
      }),
      configurationPoll: configuration.status(),
      recordsTrouble: options.recordsTrouble(),
      closedByStaff: options.closedByStaff(),
      servicesDown: options.servicesDown(),
      hasMenu: options.hasMenu(),
      phoneIsRefused: phoneRefusal.isCurrent(),
      localUrls: (url) => files.localUrlFor(url),
      logoUrl: logo?.url ?? null,
    });
  const view = new Cell(seen());
  const refresh = () => view.set(seen());

  return {
    view,
    loyalty,
    credential,
    configuration,
    mounts: [
      { prefix: `${MEDIA_PATH}/`, fileFor: (name) => files.fileFor(name)?.path ?? null },
      ...(logo === null ? [] : [logo.mount]),
    ],
    connection,
    rewardCodes() {
      const own = known();
      return own ? rewardCodesOf(own.configuration) : [];
    },
    phoneRefusal,
    refresh,
    start() {
      configuration.subscribe((current) => {
        syncFiles(files, current);
        refresh();
      });
      configuration.subscribeStatus(refresh);
      credential.subscribe((current) => {
        refresh();
        if (current.state === "provisioned") void configuration.poll();
      });
      configuration.start();
      syncFiles(files, configuration.current());
      refresh();
      void credential.start();
    },
    stop() {
      credential.stop();
      configuration.stop();
      phoneRefusal.stop();
      files.stop();
    },
  };
}

function syncFiles(files: OutletFiles, current: ReturnType<ConfigurationStore["current"]>): void {
  if (current) void files.sync(remoteFilesOf(current));
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
