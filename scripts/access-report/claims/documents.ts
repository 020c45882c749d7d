import { type Claims, noneApplies } from "../claim.ts";
import { DOCUMENTS } from "../standard/content-clauses.ts";

export const documents: Claims<typeof DOCUMENTS> = noneApplies(
  DOCUMENTS,
  "Customers get no electronic document. The outlet's legal documents (PDF) are shown inside the page, so clause 9 applies to them; receipts and tickets are paper, or a code whose text a phone shows.",
);
