/** Secrets that `loyalty-kiosk rotate` replaces. */

type Rotatable = {
  /** Field of the settings. */
  readonly path: string;
  readonly question: string;
  /** The service that is asked with the new one before it replaces the old one; null if none can be. */
  readonly service: "ordering" | "payments" | null;
};

export const ROTATABLE = {
  "ordering-key": {
    path: "ordering.apiKey",
    question: "New key of requests to the POS vendor",
    service: "ordering",
  },
  "ordering-response-key": {
    path: "ordering.apiKeyResponse",
    question: "New key of the POS vendor's responses",
    service: "ordering",
  },
  "payments-token": {
    path: "payments.outboundToken",
    question: "New token of requests to the payment integrator",
    service: "payments",
  },
  "callback-token": {
    path: "payments.inboundTokens",
    question: "New token of the integrator's callbacks",
    service: null,
  },
} as const satisfies Readonly<Record<string, Rotatable>>;

export type RotatableName = keyof typeof ROTATABLE;

export function isRotatable(name: string | undefined): name is RotatableName {
  return name !== undefined && Object.hasOwn(ROTATABLE, name);
}
