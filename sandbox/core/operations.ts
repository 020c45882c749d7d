/** Every exchange of the three contracts, by the name under which it is logged and can be made to fail. */
export const OPERATIONS = [
  "loyalty.one-time-salt",
  "loyalty.qr-code",
  "loyalty.order-closed",
  "loyalty.refund",
  "configuration.credential",
  "configuration.config",
  "payments.capabilities",
  "payments.health",
  "payments.authorize",
  "payments.capture",
  "payments.reverse",
  "payments.sale",
  "payments.refund",
  "payments.inquire-status",
  "payments.enroll",
  "payments.inquire-enrollment-status",
  "payments.result-callback",
  "payments.enrollment-callback",
  "ordering.healthcheck",
  "ordering.menu-revision",
  "ordering.menu",
  "ordering.order",
  "ordering.orders",
] as const;

export type Operation = (typeof OPERATIONS)[number];
