import assert from "node:assert/strict";
import { configurationExamples } from "../../../../contracts/examples/configuration.ts";
import { EMPTY_STAGE } from "../../rpc/stage-views.ts";
import { outletView } from "../../rpc/views.ts";
import type { FuzzTarget } from "../../testing/fuzz.ts";
import { mutate, randomFrom } from "../../testing/mutate.ts";
import { brandOf } from "../brand.ts";
import { readConfigurationAnswer } from "../configuration-answer.ts";
import { outletViewOf, remoteFilesOf } from "../view.ts";
import { NEVER_POLLED, settingsFor } from "./outlet.ts";

/** As in the contract's examples. */
const ESTABLISHMENT_ID = 4021;
const settings = settingsFor("https://config.example");
const answers = configurationExamples.filter(({ schema }) => schema === "configurationResponse");

/** Mutated configurations (in-store-loyalty.md §2.4, §4.6), and the outlet's view made of them. */
export const configurations: FuzzTarget = {
  name: "configurations",
  contract: "in-store-loyalty",
  check(seed) {
    const random = randomFrom(seed ^ 0x5bd1e995);
    const text = mutate(answers[random(answers.length)]?.message, seed);
    const answer = readConfigurationAnswer(
      { kind: "answer", status: 200, headers: {}, text },
      ESTABLISHMENT_ID,
    );
    if (answer.kind === "guest") return "valid";
    if (answer.kind !== "configuration") return "rejected";
    const { configuration } = answer;
    const shown = outletViewOf({
      settings,
      brand: brandOf(settings.device.theme),
      configuration,
      credential: {
        apiKey: "key",
        configuration: {
          apiUrl: "https://loyalty.example",
          apiVersion: "1.7",
          establishmentId: ESTABLISHMENT_ID,
        },
      },
      provisioning: null,
      configurationPoll: NEVER_POLLED,
      recordsTrouble: null,
      hasMenu: true,
      stage: EMPTY_STAGE,
      localUrls: (url) => (random(2) === 0 ? url : null),
      logoUrl: null,
    });
    const view = outletView.parse(shown);
    assert.ok(view.locales.enabled.length > 0);
    assert.ok(view.currencyDigits >= 0);
    // Either throws if the name is invalid: on a screen and in a loyalty call.
    new Intl.DateTimeFormat(view.locales.default, { timeZone: view.timezone }).format(0);
    for (const url of remoteFilesOf(configuration).images) assert.equal(typeof url, "string");
    return "valid";
  },
};
