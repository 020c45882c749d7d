import { ConsentsPart } from "./ConsentsPart.tsx";
import { LogPart } from "./LogPart.tsx";
import "./logs.css";

/** The log of the kiosk, and the consents of customers. */
export function LogsPage() {
  return (
    <div className="logs">
      <LogPart />
      <ConsentsPart />
    </div>
  );
}
