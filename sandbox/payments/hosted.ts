import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { ReturnUrls } from "../../contracts/payments.ts";
import { fromThousandths, showAmount } from "../core/amount.ts";
import { inTransaction } from "../core/database.ts";
import type { ExchangeEnv } from "../core/exchange.ts";
import type { ServiceDeps } from "../core/service.ts";
import { askBank, readCard, TEST_CARDS, type TypedCard } from "./cards.ts";
import { concludeEnrollment, type EnrollmentContext } from "./enrollments.ts";
import { cardPage, challengePage, noticePage } from "./hosted-page.ts";
import { conclude, type Ending } from "./operations.ts";

const text = z.string().max(64).default("");
const postedForm = z.object({
  pan: text,
  expiry: text,
  cvc: text,
  fill: z.enum(["approved", "declined", "challenge"]).optional(),
  cancel: z.string().optional(),
  challenge: z.enum(["passed", "failed"]).optional(),
});
type PostedForm = z.infer<typeof postedForm>;

const EMPTY_FORM: PostedForm = { pan: "", expiry: "", cvc: "" };

/** The subject of a page: a payment or an enrollment. */
interface Subject {
  transactionReference: string;
  title: string;
  amount: string;
  action: string;
  returnUrls: ReturnUrls;
  outcome: "success" | "error" | "cancel" | null;
  /** False once it expired. */
  open: boolean;
  /** Makes it final and sends the callback; resolves when that was acknowledged, or after a timeout. */
  end(ending: Ending, card: TypedCard | undefined): Promise<void>;
}

/**
 * The return address of payments.md §4.4 rule 1, with a query string of the integrator's own
 * (payments.md §4.4 rule 4).
 */
function returnAddress(subject: Subject, outcome: NonNullable<Subject["outcome"]>): string {
  const url = new URL(subject.returnUrls[`${outcome}Url`]);
  url.searchParams.append("hp_session", subject.transactionReference.slice(-8));
  return url.href;
}

/** `12 / 28` two years from now, for the test cards. */
function testExpiry(nowMs: number): string {
  return `12 / ${String(new Date(nowMs).getUTCFullYear() + 2).slice(-2)}`;
}

/** Harbour Pay's pages: /pay/<reference> and /enroll/<reference>. They work in a frame without cookies. */
export function hostedPages(deps: ServiceDeps & EnrollmentContext): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>();
  const { database, payments, enrollments, callbacks, now } = deps;

  function paymentSubject(reference: string): Subject | undefined {
    const payment = payments.byReference(reference);
    if (!payment) return undefined;
    const { currency } = payment;
    const amount = `${currency} ${showAmount(fromThousandths(payment.amount), currency)}`;
    return {
      ...payment,
      title: "Payment",
      amount,
      action: `Pay ${amount}`,
      open: payment.state !== "expired",
      async end(ending) {
        const key = inTransaction(database, () => conclude(deps, reference, ending));
        if (key) await callbacks.sendNow(key);
      },
    };
  }

  function enrollmentSubject(reference: string): Subject | undefined {
    const enrollment = enrollments.byReference(reference);
    if (!enrollment) return undefined;
    return {
      ...enrollment,
      title: "Save your card",
      amount: "",
      action: "Save card",
      open: enrollment.state !== "expired",
      async end(ending, card) {
        const key = inTransaction(database, () => {
          if (ending.kind !== "approved") return concludeEnrollment(deps, enrollment, ending);
          return card ? concludeEnrollment(deps, enrollment, { kind: "bound", card }) : undefined;
        });
        if (key) await callbacks.sendNow(key);
      },
    };
  }

  /** Cards whose bank step is open, by reference; in memory only, after a restart the card has to be entered again. */
  const challenged = new Map<string, TypedCard>();

  function show(
    context: Context,
    subject: Subject,
    form: PostedForm,
    wrong?: "pan" | "expiry" | "cvc",
  ) {
    const nonce = randomBytes(16).toString("base64");
    const frame = { nonce, title: subject.title, amount: subject.amount };
    const isChallenge = challenged.has(subject.transactionReference);
    const origins = Object.values(subject.returnUrls).map((url) => new URL(url).origin);
    // Browsers apply form-action to the redirect after the form too, so it includes the return address.
    context.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${origins.join(" ")}; base-uri 'none'`,
    );
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    if (!subject.open) return context.html(noticePage(frame, "This session has expired."), 410);
    if (isChallenge) return context.html(challengePage(frame));
    const expiry = testExpiry(now());
    const filled = TEST_CARDS.find((card) => card.name === form.fill);
    const fields = filled ? { pan: filled.pan, expiry, cvc: "123" } : form;
    const { action } = subject;
    return context.html(cardPage({ frame, action, fields, wrong, testExpiry: expiry }));
  }

  /** A final page with only a message. */
  function notice(context: Context, { title, amount }: Subject, text: string) {
    const nonce = randomBytes(16).toString("base64");
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:`;
    context.header("Content-Security-Policy", policy);
    return context.html(noticePage({ nonce, title, amount }, text));
  }

  async function finish(
    context: Context,
    find: () => Subject | undefined,
    ending: Ending,
    card?: TypedCard,
  ) {
    const subject = find();
    if (subject && !subject.outcome) await subject.end(ending, card);
    const ended = find();
    if (!ended) return context.notFound();
    challenged.delete(ended.transactionReference);
    if (ended.outcome && deps.switches.read().cardPage === "stays-open") {
      return notice(context, ended, "You may close this window now.");
    }
    // For a form that was posted twice, or too late: the browser follows the one final outcome.
    return ended.outcome
      ? context.redirect(returnAddress(ended, ended.outcome), 302)
      : show(context, ended, EMPTY_FORM);
  }

  async function submit(context: Context, find: () => Subject | undefined) {
    const subject = find();
    if (!subject) return context.notFound();
    const { transactionReference } = subject;
    const posted = postedForm.safeParse(await context.req.parseBody());
    if (!posted.success) return context.text("bad form", 400);
    const form = posted.data;
    if (form.cancel) return finish(context, find, { kind: "cancelled" });
    const waiting = challenged.get(transactionReference);
    if (waiting && form.challenge === "passed") {
      return finish(context, find, { kind: "approved" }, waiting);
    }
    if (waiting && form.challenge === "failed") {
      const reason = "3-D Secure was not passed";
      return finish(context, find, { kind: "refused", errorCode: "FAILURE_3DS_CHECK", reason });
    }
    if (form.fill || form.challenge) return show(context, subject, form);
    const typed = readCard(form);
    if ("wrong" in typed) return show(context, subject, form, typed.wrong);
    const answer = askBank(typed.card, now());
    if (answer.kind !== "challenge") return finish(context, find, answer, typed.card);
    challenged.set(transactionReference, typed.card);
    return show(context, subject, EMPTY_FORM);
  }

  /** The page's simulated fault; undefined if it works, only refuses frames, or stays. */
  function misbehave(context: Context): Response | Promise<Response> | undefined {
    switch (deps.switches.read().cardPage) {
      case "works":
      case "stays-open":
        return undefined;
      case "refuses-frames":
        context.header("X-Frame-Options", "DENY");
        return undefined;
      case "loops":
        return context.redirect(context.req.url, 302);
      case "never-loads":
        return new Promise(() => {});
    }
  }

  for (const [path, subjectOf] of [
    ["/pay/:reference", paymentSubject],
    ["/enroll/:reference", enrollmentSubject],
  ] as const) {
    app.get(path, (context) => {
      const subject = subjectOf(context.req.param("reference"));
      if (!subject) return context.notFound();
      const broken = misbehave(context);
      if (broken) return broken;
      if (subject.outcome) return context.redirect(returnAddress(subject, subject.outcome), 302);
      return show(context, subject, EMPTY_FORM);
    });
    app.post(path, (context) => submit(context, () => subjectOf(context.req.param("reference"))));
  }
  return app;
}
