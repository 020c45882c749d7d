/** Answers to requests whose senders choose where the answer goes. */
import { inboxOf } from "./subjects.ts";

/** What an answer needs of a request. */
export type Answerable = {
  /** The subject that the sender named. */
  readonly reply?: string;
  respond(answer: Uint8Array): unknown;
};

/**
 * Answers a request only in an inbox of its sender, a device's id or a process's name. The server lets a sender name any
 * subject for its answer, which is published with the rights of who answers: to JetStream it would be a request.
 */
export function answerTo(sender: string, request: Answerable, answer: Uint8Array): void {
  if (request.reply?.startsWith(`${inboxOf(sender)}.`)) request.respond(answer);
}
