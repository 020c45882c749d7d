import "./ui/layers.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { guardAgainstGhostClicks } from "./app/ghost-click.ts";
import { closeWaysOut } from "./app/no-ways-out.ts";
import { reportUncaughtFaults } from "./app/report-fault.ts";
import { startI18n } from "./i18n/i18n.ts";
import { createOutletStream } from "./outlet/outlet-now.ts";
import { guardAgainstDoubleTaps } from "./ui/single-tap.ts";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reportUncaughtFaults(window);
guardAgainstGhostClicks(document);
guardAgainstDoubleTaps();
closeWaysOut(document);
// Requested while the texts are loading: the first screen is then the first thing rendered.
const outlet = createOutletStream();
outlet.subscribe(() => {});
void startI18n().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App outlet={outlet} />
    </StrictMode>,
  ),
);
