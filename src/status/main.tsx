import "../ui/layers.css";
import { createRoot } from "react-dom/client";
import { startI18n } from "../i18n/i18n.ts";
import { StatusApp } from "./StatusApp.tsx";
import { reportStatusFault } from "./StatusBoundary.tsx";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "./status.css";
import "./numbers.css";
import "./notices.css";

const root = document.getElementById("root");
if (!root) throw new Error("status.html has no #root");

window.addEventListener("error", ({ error }) => error && reportStatusFault(error));
window.addEventListener("unhandledrejection", ({ reason }) => reportStatusFault(reason));
void startI18n(["status"]).then(() => createRoot(root).render(<StatusApp />));
