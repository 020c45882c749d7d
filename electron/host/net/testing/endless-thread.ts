/** A thread that never ends by itself, like a parser stuck on a file. */
const busy = { turns: 0 };
while (busy.turns >= 0) busy.turns = (busy.turns + 1) % 1_000;
