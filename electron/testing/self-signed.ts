/** Certificates for tests, generated on demand: no private key is in the repository. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export type Certificate = { readonly certificate: string; readonly key: string };

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const IP_ADDRESS = 0x87;

const ECDSA_WITH_SHA256 = "2a8648ce3d040302";
const COMMON_NAME = "550403";
const SUBJECT_ALT_NAME = "551d11";

/** One value in DER: tag, length, content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length =
    body.length < 0x80
      ? Buffer.from([body.length])
      : Buffer.from([0x82, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
}

const objectId = (hex: string) => der(OBJECT_ID, Buffer.from(hex, "hex"));

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}

/** A self-signed certificate for 127.0.0.1, valid until 2049, with its key; both in PEM. */
export function selfSigned(commonName: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, objectId(COMMON_NAME), der(UTF8_STRING, Buffer.from(commonName)))),
  );
  const alternative = der(SEQUENCE, der(IP_ADDRESS, Buffer.from([127, 0, 0, 1])));
  const algorithm = der(SEQUENCE, objectId(ECDSA_WITH_SHA256));
  const toBeSigned = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(
      SEQUENCE,
      der(UTC_TIME, Buffer.from("200101000000Z")),
      der(UTC_TIME, Buffer.from("491231000000Z")),
    ),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(
      EXTENSIONS,
      der(SEQUENCE, der(SEQUENCE, objectId(SUBJECT_ALT_NAME), der(OCTET_STRING, alternative))),
    ),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign("sha256", toBeSigned, privateKey));
  return {
    certificate: pem("CERTIFICATE", der(SEQUENCE, toBeSigned, algorithm, signature)),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
