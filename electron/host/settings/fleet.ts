/** The part of the device settings file (docs/settings.md) about the fleet (docs/fleet.md). */
import { z } from "zod";
import { LOOK_FILE_USES } from "../../../fleet/messages/look-file.ts";
import { FLEET_ACTS } from "../../../fleet/messages/state.ts";
import { isServiceAddress } from "../net/address.ts";
import { filled } from "./texts.ts";

/** `tls://HOST:PORT`; without TLS only on this machine itself. */
const server = z
  .string()
  .refine(
    (text) => /^(tls|nats):\/\/[^\s/]+:\d{1,5}$/.test(text) && isServiceAddress(asHttp(text)),
    {
      error: "must be tls://HOST:PORT, or nats://HOST:PORT on a loopback address",
    },
  );

function asHttp(text: string): string {
  return text.replace(/^tls:/, "https:").replace(/^nats:/, "http:");
}

const staff = z.strictObject({
  acts: z
    .array(z.enum(FLEET_ACTS))
    .refine((acts) => new Set(acts).size === acts.length, { error: "names an act twice" })
    .default([])
    .meta({ description: "What may be done to this kiosk's orders from the console." }),
  upTo: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,4})?$/, { error: "must be an amount like 25.00" })
    .nullable()
    .default(null)
    .meta({
      description:
        "The most that refunds of one order from the console may be together, in the outlet's currency. Null: none is made.",
    }),
  lookFiles: z
    .enum(["none", ...LOOK_FILE_USES])
    .default("none")
    .meta({
      description:
        "What look files from the console become: nothing, a draft for staff at this kiosk, or what customers see at once.",
    }),
});

export const fleet = z.strictObject({
  servers: z
    .array(server)
    .min(1)
    .refine((all) => new Set(all.map((one) => one.split(":")[0])).size === 1, {
      error: "must all be tls, or all on this machine",
    })
    .meta({
      description: "The fleet's message servers, `tls://HOST:PORT`; the kiosk uses any of them.",
    }),
  caFile: filled.nullable().default(null).meta({
    description:
      "A private certificate authority of these servers in PEM, relative to this file. Null: `caFile`, and the public ones.",
  }),
  staff: staff.prefault({}).meta({
    description: "What people at the fleet's console may do here. By default they can only look.",
  }),
});
