import "../../ui/layers.css";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createRoot } from "react-dom/client";
import type { previewContract } from "../../../electron/host/rpc/contract.ts";
import { createConnection } from "../../app/connection.ts";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { connectToHost } from "../../app/transport.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { guardAgainstDoubleTaps } from "../../ui/single-tap.ts";
import type { PreviewClient } from "./client.ts";
import { ExportView } from "./ExportView.tsx";
import { PreviewApp } from "./PreviewApp.tsx";
import { speakToViewer } from "./viewer-language.ts";
import "../../ui/fonts.css";
import "../../ui/tokens.css";
import "../../ui/base.css";
import "./desk.css";

const root = document.getElementById("root");
if (!root) throw new Error("preview.html has no #root");

const { preview }: ContractRouterClient<typeof previewContract> = createORPCClient(
  connectToHost(createConnection(), {}),
);
const client: PreviewClient = {
  sources: (options) => preview.sources(undefined, options),
  configuration: (input, options) => preview.configuration(input, options),
};

guardAgainstDoubleTaps();
const isExport = new URLSearchParams(location.search).has("export");
void startI18n(["common", "preview"])
  .then(() => speakToViewer())
  .then(() =>
    createRoot(root).render(
      <ErrorBoundary>
        {isExport ? <ExportView client={client} /> : <PreviewApp client={client} />}
      </ErrorBoundary>,
    ),
  );
