// Calls the host on the kiosk's own way, shows payment pages as its screen does, and writes down what it hears: the
// page of `chromium.test.ts`.
import { createORPCClient } from "@orpc/client";
import { createConnection } from "../../../src/app/connection.ts";
import { connectToHost } from "../../../src/app/transport.ts";
import { showInView } from "../../../src/screens/payment/page-view.ts";

const output = document.querySelector("output");
const area = document.querySelector("main");
const element = document.querySelector("section");
const host = createORPCClient(connectToHost(createConnection(), {}));

// The page's policy lets no style sheet in but its own; a screen with bars around what scrolls.
Object.assign(area.style, { position: "fixed", inset: "100px 0 200px", overflow: "auto" });
Object.assign(element.style, { height: "300px", margin: "50px 10px 2000px" });

window.showPayment = (request) =>
  showInView({
    bridge: window.kiosk,
    request,
    element,
    area,
    left: (outcome) => {
      output.dataset.left = outcome;
    },
  });
output.dataset.resumable = JSON.stringify(await host.visit.resumable());
