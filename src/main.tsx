import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { guardAgainstGhostClicks } from "./app/ghost-click.ts";
import { closeWaysOut } from "./app/no-ways-out.ts";
import { startI18n } from "./i18n/i18n.ts";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

guardAgainstGhostClicks(document);
closeWaysOut(document);
await startI18n();
createRoot(root).render(<App />);
