/**
 * `npm run ui [-- --port N]`: every control in every state, at `/ui`, for who builds or changes a screen. A page of the
 * development server alone: the kiosk's own page does not have it.
 */
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { root } from "./processes.ts";

/** `/ui` is shorter to type than the file's name. */
const shortAddress: Plugin = {
  name: "short-address",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/ui(?=$|\?)/, "/ui.html");
      next();
    });
  },
};

/** Serves the controls; port 0 takes any. Returns the address and how to stop. */
export async function serveControls(
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server: ViteDevServer = await createServer({
    root,
    base: "/",
    logLevel: "warn",
    plugins: [shortAddress],
    server: { port, host: "127.0.0.1", hmr: false },
    // The kiosk's own page has the placeholder replaced by the host; here nobody does.
    html: {},
  });
  await server.listen();
  const address = server.httpServer?.address();
  const found = typeof address === "object" && address !== null ? address.port : port;
  return { url: `http://127.0.0.1:${found}/ui`, close: () => server.close() };
}

if (import.meta.main) {
  const at = process.argv.indexOf("--port");
  const { url } = await serveControls(at < 0 ? 0 : Number(process.argv[at + 1]));
  console.log(url);
}
