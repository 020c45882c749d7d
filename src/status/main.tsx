import { createRoot } from "react-dom/client";
import { startI18n } from "../i18n/i18n.ts";
import { StatusApp } from "./StatusApp.tsx";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "./status.css";
import "./numbers.css";
import "./notices.css";

const root = document.getElementById("root");
if (!root) throw new Error("status.html has no #root");

await startI18n(["status"]);
createRoot(root).render(<StatusApp />);
