/** The schema of the fleet's settings file (docs/fleet.md, "Settings"): one file for gate, nats-server and console. */
import { z } from "zod";
import { isServiceAddress } from "../../electron/host/net/address.ts";
import { isEncrypted } from "../../electron/host/settings/services.ts";
import {
  filled,
  type Given,
  givenBy,
  listenAddress,
  type ReadReference,
  serviceAddress,
} from "../../electron/host/settings/texts.ts";

const MEBIBYTE = 1024 * 1024;

const loopbackAddress = listenAddress.refine((text) => text.startsWith("127.0.0.1:"), {
  error: "must be 127.0.0.1:PORT, for example 127.0.0.1:4661",
});

const tls = z
  .strictObject({
    certFile: filled.meta({
      description: "Certificate with its chain in PEM, relative to this file.",
    }),
    keyFile: filled.meta({ description: "Its private key in PEM." }),
  })
  .nullable()
  .default(null);

const UNENCRYPTED = {
  error: "is missing: it listens on this machine only, or has a certificate, or an https publicUrl",
  path: ["tls"],
};

const gate = (given: Given) =>
  z
    .strictObject({
      listen: given(listenAddress).prefault("127.0.0.1:4660").meta({
        description: "HOST:PORT on which the gate receives the integrators' callbacks.",
        contract: "payments.md §4.2",
      }),
      publicUrl: given(serviceAddress).nullable().prefault(null).meta({
        description: "The address under which integrators reach the gate.",
        contract: "payments.md §4.2",
      }),
      tls: tls.meta({
        description:
          "Certificate and key with which the gate serves https; read again when they are renewed. Null if a proxy does so, under `publicUrl`.",
        contract: "payments.md §5",
      }),
      returnPages: z.boolean().default(true).meta({
        description:
          "Whether the gate serves the pages to which customers return who pay on their phone: `payments.returnBaseUrl` of the kiosks is then the gate's public address.",
        contract: "payments.md §4.4",
      }),
      monitorListen: loopbackAddress.nullable().default(null).meta({
        description:
          "Address of `/alive`, `/health` and `/metrics`, on this machine only. Null: there is none.",
      }),
    })
    .refine(isEncrypted, UNENCRYPTED);

const integration = (given: Given) =>
  z.strictObject({
    integrationId: given(filled).meta({
      description: "The integration's identifier: part of the callbacks' addresses.",
      contract: "payments.md §4.2",
    }),
    inboundTokens: z.array(given(filled)).min(1).meta({
      description: "Bearer tokens that callbacks may carry: during a rotation the old and the new.",
      contract: "payments.md §5",
    }),
    isActive: z.boolean().default(true).meta({
      description: "Whether its callbacks are accepted; otherwise they are answered 404.",
      contract: "payments.md §4.2",
    }),
  });

const server = (given: Given) =>
  z
    .strictObject({
      listen: given(listenAddress).prefault("127.0.0.1:4222").meta({
        description: "HOST:PORT of the nats-server for kiosks, gate and console.",
      }),
      url: filled
        .regex(/^(nats|tls):\/\/[^\s/:]+:\d{1,5}$/, {
          error: "must be like tls://fleet.example.com:4222",
        })
        .nullable()
        .default(null)
        .meta({
          description:
            "The address under which gate and console reach the nats-server; its name is in the certificate. Null: `listen`, without a certificate.",
        }),
      tls: tls.meta({
        description:
          "Certificate and key of the nats-server. Null: it listens on this machine only.",
      }),
      monitorListen: loopbackAddress.nullable().default(null).meta({
        description:
          "Address of the nats-server's monitoring pages, on this machine only. Null: none.",
      }),
      folder: filled.meta({
        description:
          "Folder of the fleet, relative to this file: the stream, the keys of gate and console, the nats-server's configuration.",
      }),
      maxBytes: z
        .number()
        .int()
        .min(MEBIBYTE)
        .default(1024 * MEBIBYTE)
        .meta({
          description:
            "Most bytes of stored callbacks. From 70 % on those that kiosks have journalled are removed, and the gate warns if that is not enough; without room callbacks are answered 503.",
        }),
      binary: filled.nullable().default(null).meta({
        description: "Path of the nats-server, relative to this file. Null: the machine's own.",
      }),
    })
    .refine(({ listen, tls: files }) => isServiceAddress(`http://${listen}`) || files !== null, {
      error: "is missing: without a certificate the nats-server listens on this machine only",
      path: ["tls"],
    })
    .refine(({ url, tls: files }) => files === null || url !== null, {
      error: "is missing: with a certificate, the address has the certificate's name",
      path: ["url"],
    });

const console_ = (given: Given) =>
  z
    .strictObject({
      listen: given(listenAddress).prefault("127.0.0.1:4670").meta({
        description: "HOST:PORT of the operators' page; never the gate's.",
      }),
      publicUrl: given(serviceAddress).nullable().prefault(null).meta({
        description: "The address under which operators open the page.",
      }),
      tls: tls.meta({
        description:
          "Certificate and key with which the page is served; null if a proxy does so, under `publicUrl`.",
      }),
      databaseFile: filled.meta({
        description:
          "The console's database, relative to this file: kiosks' public keys, staff accounts, audit log.",
      }),
    })
    .refine(isEncrypted, UNENCRYPTED);

/** `read` finds the texts that are stored elsewhere. */
export function createFleetSchema(read: ReadReference) {
  const given = givenBy(read);
  return z.strictObject({
    $schema: z.string().optional().meta({ description: "The schema, for editors." }),
    caFile: filled.nullable().default(null).meta({
      description:
        "Certificates in PEM that are trusted besides the system's, relative to this file.",
    }),
    gate: gate(given).prefault({}).meta({ description: "Where callbacks arrive." }),
    integrations: z
      .array(integration(given))
      .min(1)
      .refine((all) => new Set(all.map(({ integrationId }) => integrationId)).size === all.length, {
        error: "has an integrationId twice",
      })
      .meta({ description: "The integrations whose callbacks the gate accepts." }),
    server: server(given).meta({ description: "The nats-server, which carries all messages." }),
    console: console_(given).meta({ description: "The operators' page." }),
  });
}
