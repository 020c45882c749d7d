import { type Claims, shownBy } from "../claim.ts";
import type { SUPPORT } from "../standard/generic-clauses.ts";

export const support: Claims<typeof SUPPORT> = {
  "12.1.1": {
    status: "met",
    how: "docs/access.md lists what customers can use and how, what each of it does, and what works together with it.",
    tests: shownBy(
      "scripts/access-report/access-page.test.ts",
      "the page for shops names everything in the access bar",
    ),
  },
  "12.1.2": {
    status: "partly",
    how: "This report is a web page that meets clause 9; the other documents are structured text (Markdown) with descriptions of their pictures.",
    missing:
      "The Markdown becomes a web page only where somebody publishes it, and with that page's accessibility.",
    tests: shownBy("e2e/access-report.spec.ts", "*, * px: axe finds nothing in the report"),
  },
  "12.2.2": {
    status: "shop",
    how: "docs/access.md says what staff should know.",
    shop: "Staff and help desk of the operator who know the features of the access bar.",
  },
  "12.2.3": {
    status: "shop",
    how: "Staff can be called from every screen.",
    shop: "Support that can be reached in more than one way, not by telephone alone.",
    tests: shownBy("e2e/staff.spec.ts", "a customer's call for staff rings in staff mode too"),
  },
  "12.2.4": {
    status: "shop",
    shop: "What support hands out, in a form that meets clause 9 or 10, as this report does.",
  },
};
