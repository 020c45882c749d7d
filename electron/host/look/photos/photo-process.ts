/** The process that converts one photo: its argument is a job as JSON, its output the result. */
import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { convertPhoto } from "./convert-photo.ts";
import { photoJob } from "./photo-job.ts";

/** Screens and payments are never slowed down by a conversion. */
const LOWEST_PRIORITY = 19;
/** If memory is short, this process is ended, and no other (proc(5)). */
const FIRST_TO_END = "1000";

function stepBack(): void {
  try {
    setPriority(LOWEST_PRIORITY);
    writeFileSync("/proc/self/oom_score_adj", FIRST_TO_END);
  } catch {
    // Systems without either convert all the same.
  }
}

stepBack();
const job = photoJob.parse(JSON.parse(process.argv.at(-1) ?? ""));
process.stdout.write(JSON.stringify(await convertPhoto(job)));
