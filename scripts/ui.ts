/**
 * `npm run ui [-- --port N]`: every control in every state, at `/ui`, for developers of screens. Only the development
 * server has this page: the kiosk's own page does not have it.
 */
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { root } from "./running/processes.ts";

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

/** Serves the controls; port 0 takes any. Returns the address and a function that stops. */
export async function serveControls(
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server: ViteDevServer = await createServer({
    root,
    base: "/",
    logLevel: "warn",
    plugins: [shortAddress],
    server: { port, host: "127.0.0.1", hmr: false },
    // In the kiosk's own page the host replaces the placeholder; here it stays.
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
