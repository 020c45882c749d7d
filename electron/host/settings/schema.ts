/**
 * The schema of the device settings file (docs/settings.md). Each field has its meaning and contract section beside it:
 * `npm run docs` makes `docs/settings.md` and `docs/settings.schema.json` from them.
 */
import { z } from "zod";
import { HEADLINE_FONTS, MOODS } from "../../../domain/look/brand.ts";
import { LAST_DEVICE_NUMBER } from "../shared/platform-order-id.ts";
import { fleet } from "./fleet.ts";
import { keypad } from "./keypad.ts";
import { operation } from "./operation.ts";
import { receiptPrinter } from "./receipt-printer.ts";
import { ordering, payments } from "./services.ts";
import {
  base64Bytes,
  emailAddress,
  filled,
  type Given,
  givenBy,
  locale,
  patternWithGroup,
  phoneNumber,
  pollSeconds,
  type ReadReference,
  serviceAddress,
  timezone,
} from "./texts.ts";

const outlet = (given: Given) =>
  z.strictObject({
    configBaseUrl: given(serviceAddress).meta({
      description: "Address of the configuration service, with its fixed base path.",
      contract: "in-store-loyalty.md §4.5, §4.6",
    }),
    pos: z.enum(["generic", "pos_type_1", "pos_type_2", "pos_type_3"]).default("generic").meta({
      description: "Segment of the credential endpoint's path; `wire.pos` has the original names.",
      contract: "in-store-loyalty.md §4.5",
    }),
    identifier: given(filled).meta({
      description: "The device's identifier: assigned once, globally unique, never changed.",
      contract: "in-store-loyalty.md §4.5",
    }),
    credentialCipher: z
      .strictObject({
        key: given(base64Bytes(24)).meta({
          description: "Key of the Triple DES cipher: 24 bytes in Base64.",
          contract: "in-store-loyalty.md §2.3",
        }),
        iv: given(base64Bytes(8)).meta({
          description: "Initialization vector: 8 bytes in Base64.",
          contract: "in-store-loyalty.md §2.3",
        }),
      })
      .meta({ description: "What the outlet's API key is decrypted with; given at onboarding." }),
    midIdentifier: given(filled).nullable().prefault(null).meta({
      description: "Lookup key of one vendor segment; overrides `identifier`.",
      contract: "in-store-loyalty.md §4.5",
    }),
    fullRestaurantCode: given(filled).nullable().prefault(null).meta({
      description: "Alternative lookup key of the same vendor segment.",
      contract: "in-store-loyalty.md §4.5",
    }),
    credentialPathSlash: z.boolean().default(false).meta({
      description:
        "Whether the credential endpoint's path ends in a slash: the service accepts both forms, a gateway in front of it may not.",
      contract: "in-store-loyalty.md §4.5",
    }),
    publicClientIdPattern: patternWithGroup.nullable().default(null).meta({
      description:
        "Which scanned codes are public client ids: a regular expression for the whole code with one group, the id's digits. Null: none. Requires API 1.7.",
      contract: "in-store-loyalty.md §4.2",
    }),
    unusedReservation: z.enum(["annulment", "refund"]).default("annulment").meta({
      description:
        "What happens to the points reserved for an order that was not accepted: the service's own annulment after about a day, or a refund call once the visit has ended.",
      contract: "in-store-loyalty.md §3, §4.4",
    }),
    pointsNeedScan: z.boolean().default(false).meta({
      description:
        "Whether only customers who have scanned a code can pay with points: a typed phone number or short code proves nothing.",
      contract: "in-store-loyalty.md §4.2",
    }),
    configurationSalt: z.boolean().default(true).meta({
      description: "Whether a salt is sent to the configuration endpoint with the token.",
      contract: "in-store-loyalty.md §5 rule 5",
    }),
    configurationIdentifier: z.boolean().default(false).meta({
      description:
        "Whether `identifier` is sent to the configuration endpoint, for a service that needs this fallback. It is a lookup key of the credential, and without it no access log contains it.",
      contract: "in-store-loyalty.md §4.6",
    }),
    configurationPollSeconds: pollSeconds.default(60).meta({
      description: "Seconds between two polls for a new configuration.",
      contract: "in-store-loyalty.md §4.6",
    }),
  });

export const theme = z.strictObject({
  name: filled.default("Loyalty Kiosk").meta({ description: "The restaurant's name." }),
  accent: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, { error: "must be a colour like #A11B3F" })
    .nullable()
    .default(null)
    .meta({
      description:
        "The outlet's colour, which its theme is computed from; darkened where it is not legible. Null: the mood's own, or the kiosk's.",
    }),
  mood: z.enum(MOODS).nullable().default(null).meta({
    description: "A ready-made theme for the kind of outlet. Null: the kiosk's own look.",
  }),
  headlineFont: z.enum(HEADLINE_FONTS).nullable().default(null).meta({
    description: "Font of headlines. Null: the mood's, or the kiosk's own.",
  }),
  logo: filled
    .nullable()
    .default(null)
    .meta({ description: "An image file, relative to this file; null for none." }),
});

const fallback = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be an ISO 4217 code, for example EUR" })
    .nullable()
    .default(null)
    .meta({
      description:
        "ISO 4217 code. Null: without a configuration that names a currency no orders are taken.",
      contract: "in-store-loyalty.md §2.4",
    }),
  timezone: timezone.default("Europe/Berlin").meta({
    description: "IANA time zone.",
    contract: "in-store-loyalty.md §2.4",
  }),
  locales: z.array(locale).min(1).default(["en"]).meta({
    description: "Languages, the default first.",
    contract: "in-store-loyalty.md §2.4",
  }),
});

const guest = (given: Given) =>
  z.strictObject({
    name: given(filled).meta({ description: "Name.", contract: "ordering.md §2.7" }),
    email: given(emailAddress).meta({
      description: "E-mail address.",
      contract: "ordering.md §2.7",
    }),
    phoneNumber: given(phoneNumber).meta({
      description: "Phone number in international format.",
      contract: "ordering.md §2.7",
    }),
  });

const receipt = z.strictObject({
  code: z.boolean().default(true).meta({
    description:
      "Whether the last screen shows the receipt as a QR code: plain text without personal data.",
  }),
  print: z.enum(["off", "offered", "always"]).default("off").meta({
    description:
      "Whether receipts are printed: never, on request, or always. Without `printer` on this device's default printer, without a dialog; in a browser that the kiosk did not open itself, the browser's print dialog appears.",
  }),
  printer: receiptPrinter.nullable().default(null).meta({
    description:
      "A receipt printer (ESC/POS) that the kiosk itself speaks to, and whose paper it watches (docs/printing.md). Null: the default printer.",
  }),
});

export const statusDisplay = z.strictObject({
  sound: z.boolean().default(true).meta({
    description: "Whether a number that becomes ready, and a call for staff, make a sound.",
  }),
  window: z.boolean().default(false).meta({
    description:
      "Whether Electron shows it automatically on a second screen, as soon as one is connected.",
  }),
  highContrast: z.boolean().default(false).meta({ description: "Black and white, no tints." }),
  readyMinutes: z.number().int().min(1).max(240).default(30).meta({
    description: "Minutes for which a ready number stays if the POS does not report PROCESSED.",
    contract: "ordering.md §3",
  }),
  collectedSeconds: z.number().int().min(0).max(3_600).default(120).meta({
    description:
      "Seconds for which a number stays after PROCESSED. Set a higher value if the POS reports it before customers collect.",
    contract: "ordering.md §3",
  }),
});

const device = (given: Given) =>
  z.strictObject({
    terminalId: given(filled).meta({
      description: "This kiosk's id among those of the outlet.",
      contract: "in-store-loyalty.md §2.2",
    }),
    number: z.number().int().min(1).max(LAST_DEVICE_NUMBER).nullable().default(null).meta({
      description:
        "This kiosk's number among those of the outlet, 1 to 99: each kiosk needs its own, or two orders have one id at the kitchen. Null: the only kiosk.",
      contract: "ordering.md §2.7",
    }),
    staffPin: given(z.string().regex(/^\d{4,12}$/, { error: "must be 4 to 12 digits" })).meta({
      description: "PIN of staff: 4 to 12 digits, entered on the screen's number pad.",
    }),
    guest: guest(given).meta({
      description: "The customer of orders without an identified one: the POS always requires one.",
    }),
    waiter: z
      .strictObject({
        posId: given(filled).meta({
          description: "Their id in the POS.",
          contract: "in-store-loyalty.md §2.2",
        }),
        name: given(filled).meta({
          description: "Their name, for example `Kiosk`.",
          contract: "in-store-loyalty.md §2.2",
        }),
      })
      .nullable()
      .prefault(null)
      .meta({
        description: "The waiter in order-closed, if the operator's reports need one. Null: none.",
        contract: "in-store-loyalty.md §4.3",
      }),
    idleSeconds: z.number().int().min(20).max(600).default(60).meta({
      description: "Seconds without a touch until the kiosk asks whether anybody is there.",
    }),
    idleWarningSeconds: z.number().int().min(20).max(120).default(20).meta({
      description: "Seconds for which this question is shown before the visit ends.",
    }),
    rejectDoubleTaps: z.boolean().default(false).meta({
      description:
        "Whether a second touch within half a second on a plus button or a stepper is ignored, and a second strike of the same key of a keyboard or keypad, for customers whose hands tremble. On every other control a second touch always is.",
    }),
    sounds: z.boolean().default(true).meta({
      description:
        "Whether the kiosk makes sounds: with the question whether anybody is there, and when an order becomes ready or is canceled. Does not affect reading aloud, which the customer switches on.",
    }),
    headphones: z.enum(["off", "notice", "required", "private"]).default("notice").meta({
      description:
        "Whether reading aloud starts when headphones are plugged into this machine, and stops when they are pulled out (docs/access.md#headphones): never; if the machine has a jack; `required`: staff are notified if it has none; `private`: nothing is read aloud without headphones.",
    }),
    keypad: keypad.nullable().default(null).meta({
      description:
        "A tactile keypad for customers who cannot see or reach the screen (docs/access.md). Null: none.",
    }),
    receipt: receipt
      .prefault({})
      .meta({ description: "What the customer can take along of the order." }),
    theme: theme.prefault({}).meta({ description: "The restaurant's own appearance." }),
    statusDisplay: statusDisplay.prefault({}).meta({
      description: "The order-status display, at the address `status` of the ready line.",
    }),
    menuPictures: filled.nullable().default(null).meta({
      description:
        "Folder of the outlet's own pictures, relative to this file: drawings (SVG) named by product id; photos (JPEG, PNG, WebP, AVIF, GIF) named by product id, code or name. It is followed while the kiosk runs; while it cannot be read, or has no picture in it, the photos that came from it stay.",
    }),
    pictureLibrary: z.boolean().default(true).meta({
      description:
        "Whether a dish without a picture of its own is shown with a drawing of the kiosk's library, if its name says what it is.",
    }),
    importFolders: z.array(filled).max(10).default(["/media", "/run/media"]).meta({
      description:
        "Folders below which sticks and cards are mounted, from which staff import photos.",
    }),
    fallback: fallback.prefault({}).meta({
      description:
        "What holds before the first configuration has arrived, and for what it leaves out.",
    }),
  });

const wire = z.strictObject({
  platformId: filled.default("platformId").meta({
    description: "Wire name of the customer id.",
    contract: "in-store-loyalty.md §2.2",
  }),
  platformOrderId: filled.default("platformOrderId").meta({
    description: "Wire name of the platform's order id.",
    contract: "ordering.md §2.7",
  }),
  wallets: z
    .strictObject({
      WALLET_A_PAY: filled.meta({
        description: "Wire name of the first wallet.",
        contract: "payments.md §2.2, §2.5",
      }),
      WALLET_B_PAY: filled.meta({
        description: "Wire name of the second wallet.",
        contract: "payments.md §2.2, §2.5",
      }),
    })
    .prefault({ WALLET_A_PAY: "WALLET_A_PAY", WALLET_B_PAY: "WALLET_B_PAY" })
    .meta({ description: "Wire names of the wallets." }),
  pos: z.record(z.string(), z.string()).default({}).meta({
    description: "Wire names of the vendor segments, by their neutral names.",
    contract: "in-store-loyalty.md §4.5",
  }),
});

/** The whole file. `read` resolves references to texts. */
export function createSettingsSchema(read: ReadReference) {
  const given = givenBy(read);
  return sections(given).refine(
    ({ fleet, payments }) => fleet !== null || payments.inboundTokens.length > 0,
    { error: "must have at least 1 in it", path: ["payments", "inboundTokens"] },
  );
}

const sections = (given: Given) =>
  z.strictObject({
    $schema: z.string().optional().meta({ description: "Where editors find the schema." }),
    outlet: outlet(given).meta({ description: "Which outlet this is, and its configuration." }),
    ordering: ordering(given).meta({ description: "The POS vendor: menu, health, orders." }),
    payments: payments(given).meta({ description: "The payment integrator." }),
    device: device(given).meta({ description: "This kiosk." }),
    operation: operation(given).prefault({}).meta({
      description: "Running for months: the log, the health endpoint, how long records are stored.",
    }),
    fleet: fleet.nullable().default(null).meta({
      description:
        "The gate, console and shared order board of several kiosks (docs/fleet.md). With it the kiosk opens no listener for callbacks: the gate receives them. Null: this kiosk is on its own.",
    }),
    wire: wire.prefault({}).meta({
      description: "Names that the contracts leave neutral and onboarding defines.",
    }),
    caFile: filled.nullable().default(null).meta({
      description:
        "A private certificate authority in PEM that is trusted in addition to the public ones.",
    }),
  });
