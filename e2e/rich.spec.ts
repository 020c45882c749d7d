/** Whole visits against services that send more than the contracts name, and read requests strictly. */
import { testWholeVisits } from "./support/walks/whole-visits.ts";

testWholeVisits("rich+strict");
