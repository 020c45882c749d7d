/** Whole visits against services that send nothing that they need not send, and read requests strictly. */
import { testWholeVisits } from "./support/walks/whole-visits.ts";

testWholeVisits("sparse+strict");
