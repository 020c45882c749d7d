// Calls the host on the kiosk's own way, and writes down what it hears: the page of `chromium.test.ts`.
import { createORPCClient } from "@orpc/client";
import { createConnection } from "../../../src/app/connection.ts";
import { connectToHost } from "../../../src/app/transport.ts";

const output = document.querySelector("output");
const host = createORPCClient(connectToHost(createConnection(), {}));

window.kiosk.onPaymentPageLeft((outcome) => {
  output.dataset.left = outcome;
});
output.dataset.resumable = JSON.stringify(await host.visit.resumable());
