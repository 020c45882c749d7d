/** Customers of the sandbox's points programme, by phone number and card. */
export type Member = { readonly phone: string };

/** Has points, and a reward of her own. */
export const AMARA = {
  name: "Amara",
  fullName: "Amara Okafor",
  phone: "15112345678",
  /** Printed on her loyalty card. */
  card: "BBF-20117-K7QX4M",
  shortCode: "204117",
} as const;
export const JONAS: Member = { phone: "1713920042" };
/** Rejected by the service: the account is under review. */
export const TOMASZ: Member = { phone: "1713920088" };

/** The loyalty service's message to Amara, as the kiosk shows it after a typed number: with her first name only. */
export const saidToAmara = (text: string) => text.replace(AMARA.fullName, AMARA.name);
