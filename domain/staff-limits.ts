/** How much the host shows staff, or takes from them, at once: the pages say so where it is not all. */

/** Orders in a list besides those that need a person: about as many as in a busy lunch. */
export const MOST_ORDERS_LISTED = 60;
/** As many lines of the log, or consents, as a person scrolls through. */
export const MOST_RECORDS_SHOWN = 200;
/** A configuration has a few thousand characters; a longer draft than this is refused. */
export const MOST_DRAFT_CHARACTERS = 400_000;
