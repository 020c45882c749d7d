/** Calls a running sandbox's control API (sandbox/README.md); returns its parsed answer. */
export type Control = (
  method: "GET" | "PUT" | "POST" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<unknown>;

/** The control API of the sandbox at an address. Throws, with the sandbox's own message, if it refuses. */
export function controlOf(sandbox: { readonly url: string }): Control {
  return async (method, path, body) => {
    const answer = await ask(sandbox, method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** Pays at the hosted page of a payment; does nothing if it has been paid, or the sandbox is gone. */
export async function payAt(sandbox: { readonly url: string }, reference: string): Promise<void> {
  const outcome = { outcome: "approved" };
  await ask(sandbox, "POST", `payments/${reference}/outcome`, outcome).catch(() => null);
}

function ask(
  sandbox: { readonly url: string },
  method: string,
  path: string,
  body: unknown,
): Promise<Response> {
  return fetch(`${sandbox.url}/control/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
}
