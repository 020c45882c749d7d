/** Whole visits against services that refuse every request with something that the contracts do not list. */
import { testWholeVisits } from "./support/walks/whole-visits.ts";

testWholeVisits("strict");
