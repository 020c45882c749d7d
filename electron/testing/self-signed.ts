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
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

/** As short as possible: other programs than Node refuse anything else. */
function lengthOf(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const objectId = (hex: string) => der(OBJECT_ID, Buffer.from(hex, "hex"));

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}

const VALID_FROM = "200101000000Z";

/**
 * A self-signed certificate with its key; both in PEM. By default it is for 127.0.0.1 and valid until 2049; `until` is
 * YYMMDDHHMMSSZ.
 */
export function selfSigned(
  commonName: string,
  { address = [127, 0, 0, 1], until = "491231000000Z" } = {},
): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, objectId(COMMON_NAME), der(UTF8_STRING, Buffer.from(commonName)))),
  );
  const alternative = der(SEQUENCE, der(IP_ADDRESS, Buffer.from(address)));
  const algorithm = der(SEQUENCE, objectId(ECDSA_WITH_SHA256));
  const toBeSigned = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(SEQUENCE, der(UTC_TIME, Buffer.from(VALID_FROM)), der(UTC_TIME, Buffer.from(until))),
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
