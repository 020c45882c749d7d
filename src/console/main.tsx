import "../ui/layers.css";
import { createRoot } from "react-dom/client";
import { guardAgainstDoubleTaps } from "../ui/single-tap.ts";
import { ConsoleApp } from "./ConsoleApp.tsx";
import { startConsoleI18n } from "./i18n/speak.ts";
import { applyLook } from "./shell/look.ts";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "./console.css";

const root = document.getElementById("root");
if (!root) throw new Error("console.html has no #root");

guardAgainstDoubleTaps();
applyLook();
void startConsoleI18n().then(() => createRoot(root).render(<ConsoleApp />));
