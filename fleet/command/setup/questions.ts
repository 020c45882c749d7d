/** What `loyalty-kiosk-fleet setup` asks for: the fields that no fleet can do without (docs/fleet-settings.md). */
import type { Question } from "../../../electron/host/command/interview.ts";
import { type JsonObject, valueAt } from "../../../electron/host/command/json.ts";
import { addressOf, isLoopback } from "./addresses.ts";

export type QuestionGroup = {
  readonly section: "gate" | "server" | "console";
  readonly title: string;
  readonly questions: readonly Question[];
};

type Section = QuestionGroup["section"];

const textOf = (answers: JsonObject, path: string): string => {
  const found = valueAt(answers, path);
  return typeof found === "string" ? found : "";
};

/** Other machines connect to it: without a certificate, secrets would cross the network in clear text. */
const isReachable = (section: Section) => (answers: JsonObject) =>
  !isLoopback(textOf(answers, `${section}.listen`));

const gateHost = (answers: JsonObject): string => {
  const url = textOf(answers, "gate.publicUrl");
  return URL.canParse(url) ? new URL(url).hostname : "";
};

/** The gate's name with the port on which a section listens. */
const sameHost = (scheme: string, section: Section) => (answers: JsonObject) => {
  const host = gateHost(answers);
  const port = addressOf(textOf(answers, `${section}.listen`))?.port;
  return host === "" || port === undefined ? "" : `${scheme}://${host}:${port}`;
};

/** Certificate and key; proposed are the gate's, which may be for all names of the machine. */
const tls = (section: Section): readonly Question[] => [
  {
    path: `${section}.tls.certFile`,
    kind: "text",
    text: "Its certificate with the chain, in PEM (a file in /etc/loyalty-fleet, or a path)",
    proposal: (answers) => textOf(answers, "gate.tls.certFile"),
    when: isReachable(section),
  },
  {
    path: `${section}.tls.keyFile`,
    kind: "text",
    text: "The certificate's private key, in PEM",
    proposal: (answers) => textOf(answers, "gate.tls.keyFile"),
    when: isReachable(section),
  },
];

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    section: "gate",
    title: "Payment gate",
    questions: [
      {
        path: "gate.listen",
        kind: "text",
        text: "HOST:PORT on which callbacks arrive (127.0.0.1:PORT behind a proxy)",
        proposal: "0.0.0.0:443",
      },
      {
        path: "gate.publicUrl",
        kind: "text",
        text: "https address at which integrators reach it",
      },
      ...tls("gate"),
      {
        path: "gate.monitorListen",
        kind: "text",
        text: "HOST:PORT of its health and metrics, on this machine only",
        proposal: "127.0.0.1:4661",
      },
    ],
  },
  {
    section: "server",
    title: "Messages of the kiosks",
    questions: [
      {
        path: "server.listen",
        kind: "text",
        text: "HOST:PORT to which kiosks connect",
        proposal: "0.0.0.0:4222",
      },
      {
        path: "server.url",
        kind: "text",
        text: "Its address for kiosks",
        proposal: sameHost("tls", "server"),
        when: isReachable("server"),
      },
      ...tls("server"),
      {
        path: "server.folder",
        kind: "text",
        text: "Folder of stored callbacks",
        proposal: "/var/lib/loyalty-fleet/server",
      },
      {
        path: "server.monitorListen",
        kind: "text",
        text: "HOST:PORT of the nats-server's own pages, on this machine only",
        proposal: "127.0.0.1:8222",
      },
    ],
  },
  {
    section: "console",
    title: "Operators' page",
    questions: [
      {
        path: "console.listen",
        kind: "text",
        text: "HOST:PORT of the page, in your own network or VPN only",
        proposal: "127.0.0.1:4670",
      },
      {
        path: "console.publicUrl",
        kind: "text",
        text: "https address at which operators open it",
        proposal: sameHost("https", "console"),
        when: isReachable("console"),
      },
      {
        path: "console.publicUrl",
        kind: "text",
        text: "https address of a proxy in front of it (empty: none)",
        isOptional: true,
        when: (answers) => !isReachable("console")(answers),
      },
      ...tls("console"),
      {
        path: "console.databaseFile",
        kind: "text",
        text: "File of operators, devices and audit",
        proposal: "/var/lib/loyalty-fleet/console.sqlite",
      },
    ],
  },
];
