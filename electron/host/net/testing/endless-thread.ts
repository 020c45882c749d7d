/** A thread that never ends by itself, as a reader that a file has led astray. */
const busy = { turns: 0 };
while (busy.turns >= 0) busy.turns = (busy.turns + 1) % 1_000;
