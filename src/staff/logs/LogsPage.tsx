import { ConsentsPart } from "./ConsentsPart.tsx";
import { LogPart } from "./LogPart.tsx";
import "./logs.css";

/** What the kiosk wrote down: its log, and what customers have agreed to. */
export function LogsPage() {
  return (
    <div className="logs">
      <LogPart />
      <ConsentsPart />
    </div>
  );
}
