/** Every control in every state, for developers of screens: `npm run ui`. Not part of the kiosk's own page. */
import "../ui/layers.css";
import { createRoot } from "react-dom/client";
import { MOODS } from "../../domain/look/brand.ts";
import { themeOf } from "../../domain/look/theme.ts";
import { startI18n } from "../i18n/i18n.ts";
import { guardAgainstDoubleTaps } from "../ui/single-tap.ts";
import { applyTheme } from "../ui/theme.ts";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import { ControlsPage } from "./ControlsPage.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("ui.html has no #root");

const { documentElement: page } = document;
const asked = new URLSearchParams(location.search);
page.dataset.text = asked.get("text") ?? "normal";
page.dataset.contrast = asked.get("contrast") ?? "normal";
page.dir = asked.get("dir") ?? "ltr";
const mood = MOODS.find((name) => name === asked.get("mood")) ?? null;
applyTheme(themeOf({ color: asked.get("color"), mood, headlineFont: null }));

guardAgainstDoubleTaps();
void startI18n(["common", "identify"]).then(() => createRoot(root).render(<ControlsPage />));
