/** Customers of the sandbox's points programme, by what they type and what they hold up. */
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
/** Refused by the service: the account is under review. */
export const TOMASZ: Member = { phone: "1713920088" };

/** What the loyalty service says to Amara, as the kiosk shows it where she typed her number: with her first name only. */
export const saidToAmara = (text: string) => text.replace(AMARA.fullName, AMARA.name);
