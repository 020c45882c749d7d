/** The part of the settings file (docs/settings.md) about operation: logs, health, how long records are stored. */
import { z } from "zod";
import { timeOfDay } from "./serving.ts";
import { filled, type Given, phoneNumber, serviceAddress } from "./texts.ts";

const log = z.strictObject({
  level: z.enum(["debug", "info", "warn", "error", "silent"]).default("info").meta({
    description:
      "The lowest level that is logged. `KIOSK_LOG_LEVEL` sets the level for standard error.",
  }),
  folder: filled.nullable().default(null).meta({
    description:
      "The folder of the log, relative to this file. Null: `logs` in the kiosk's data folder.",
  }),
  fileMegabytes: z.number().int().min(1).max(1_000).default(5).meta({
    description: "A file that would grow beyond this is followed by a new one.",
  }),
  files: z.number().int().min(2).max(100).default(10).meta({
    description:
      "Maximum number of files; the oldest is deleted. With `fileMegabytes` this limits the size of the log.",
  }),
});

const loopbackAddress = z.string().refine(isLoopbackAddress, {
  error: "must be 127.0.0.1:PORT, for example 127.0.0.1:4655",
});

/** `127.0.0.1:PORT`. */
export function isLoopbackAddress(text: string): boolean {
  return /^127\.0\.0\.1:\d{1,5}$/.test(text) && Number(text.split(":")[1]) <= 65_535;
}

const retention = z.strictObject({
  orderDays: z.number().int().min(1).max(3_650).default(90).meta({
    description:
      "Days for which an order is stored after its end. One that staff have to resolve stays until then.",
  }),
  exchangeDays: z.number().int().min(1).max(3_650).default(14).meta({
    description:
      "Days for which the exchanges with the services about an order are stored after its end; no longer than `personalDays`, since they name the customer.",
  }),
  personalDays: z.number().int().min(2).max(3_650).default(7).meta({
    description:
      "Days after an order's end until name, phone number, identification and balance are erased from its journal. The loyalty order id stays, for refunds. The minimum of two covers the time for closing the order with the loyalty service.",
  }),
});

const updates = z.strictObject({
  feedUrl: serviceAddress.nullable().default(null).meta({
    description:
      "Where the Electron program finds new versions. Null: it is updated by hand, or by the system's package manager.",
  }),
  from: timeOfDay.default("03:00").meta({
    description:
      "The time of day, in the outlet's time zone, from which an update may be installed.",
  }),
  until: timeOfDay.default("05:00").meta({
    description: "Until this time of day; if it is the same as `from`, at any time.",
  }),
});

/** Part of the settings that the command `backup` reads by itself: other mistakes must not prevent a backup. */
export const backup = z.strictObject({
  recipients: z
    .array(z.string().regex(/^age1[0-9a-z]+$/, { error: "must be a public key of age, age1…" }))
    .default([])
    .meta({
      description:
        "Public keys of age (`age-keygen`): each backup is one file that only the holders of their secret keys can read. Empty: a folder that is not encrypted.",
    }),
});

const testServices = (given: Given) =>
  z.strictObject({
    customerPhoneNumber: given(phoneNumber).nullable().prefault(null).meta({
      description:
        "A customer of the test loyalty service, whom `--deep` identifies. Null: none, unless a code is given.",
      contract: "in-store-loyalty.md §4.2",
    }),
  });

const telemetry = (given: Given) =>
  z.strictObject({
    endpoint: given(serviceAddress).nullable().prefault(null).meta({
      description:
        "Base address of an OpenTelemetry collector (OTLP over HTTP, JSON); `/v1/metrics` and `/v1/traces` are appended. Null: nothing is sent.",
    }),
    headers: z.record(filled, given(filled)).default({}).meta({
      description: "Headers that the collector requires with each request, for example a key.",
    }),
    everySeconds: z.number().int().min(5).max(3_600).default(60).meta({
      description: "Seconds between two exports to the collector.",
    }),
  });

export const operation = (given: Given) =>
  z.strictObject({
    log: log.prefault({}).meta({ description: "The log on disk, one JSON object a line." }),
    updates: updates
      .prefault({})
      .meta({ description: "When a new version may be brought into use (docs/updates.md)." }),
    autostart: z.boolean().default(false).meta({
      description:
        "Whether the Electron program starts when its account signs in, on Windows. On Linux a systemd unit does this.",
    }),
    healthListen: loopbackAddress.nullable().default(null).meta({
      description:
        "Address of the health endpoint for watchdogs, on this machine only. Null: there is none, unless the kiosk is started with `--health`, which is used instead of this.",
    }),
    telemetry: telemetry(given).prefault({}).meta({
      description: "Metrics and traces for the operators of many kiosks.",
    }),
    retention: retention.prefault({}).meta({
      description: "How long records are stored. Consents are stored permanently.",
    }),
    backup: backup.prefault({}).meta({ description: "Backups of the kiosk's records." }),
    closeAfterSeconds: z.number().int().min(5).max(86_400).nullable().default(180).meta({
      description:
        "Seconds for which the kitchen is down, or payments if customers cannot pay at the counter, before the kiosk closes itself; it reopens automatically. Null: customers see the menu, and learn of the outage when they pay.",
      contract: "ordering.md §4 rule 1, payments.md §4.1",
    }),
    testServices: testServices(given).nullable().default(null).meta({
      description:
        "Marks all three services as test services: `npm run doctor -- --deep` may order and pay there. Null: they are real, and it refuses.",
    }),
  });
