/** The three addresses of one payment (payments.md §2.2); whatever is appended to them is ignored. */
export function returnUrls(baseUrl: string, checkoutId: string) {
  const prefix = returnUrlPrefix(baseUrl, checkoutId);
  return {
    successUrl: `${prefix}success`,
    errorUrl: `${prefix}error`,
    cancelUrl: `${prefix}cancel`,
  };
}

/** The common prefix of a payment's return addresses: an address with it means that the payment page was left. */
export function returnUrlPrefix(baseUrl: string, checkoutId: string): string {
  return `${baseUrl.replace(/\/$/, "")}/return/${checkoutId}/`;
}
