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

type HostedDeps = ServiceDeps & EnrollmentContext;

function paymentSubject(deps: HostedDeps, reference: string): Subject | undefined {
  const payment = deps.payments.byReference(reference);
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
      const key = inTransaction(deps.database, () => conclude(deps, reference, ending));
      if (key) await deps.callbacks.sendNow(key);
    },
  };
}

function enrollmentSubject(deps: HostedDeps, reference: string): Subject | undefined {
  const enrollment = deps.enrollments.byReference(reference);
  if (!enrollment) return undefined;
  return {
    ...enrollment,
    title: "Save your card",
    amount: "",
    action: "Save card",
    open: enrollment.state !== "expired",
    async end(ending, card) {
      const key = inTransaction(deps.database, () => {
        if (ending.kind !== "approved") return concludeEnrollment(deps, enrollment, ending);
        return card ? concludeEnrollment(deps, enrollment, { kind: "bound", card }) : undefined;
      });
      if (key) await deps.callbacks.sendNow(key);
    },
  };
}

/**
 * Headers of a page with a form. Browsers apply form-action to the redirect after the form too, so it includes the
 * return address.
 */
function setFormHeaders(context: Context, nonce: string, returnUrls: ReturnUrls): void {
  const origins = Object.values(returnUrls).map((url) => new URL(url).origin);
  context.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${origins.join(" ")}; base-uri 'none'`,
  );
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
}

/** A final page with only a message. */
function notice(context: Context, { title, amount }: Subject, text: string) {
  const nonce = randomBytes(16).toString("base64");
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:`;
  context.header("Content-Security-Policy", policy);
  return context.html(noticePage({ nonce, title, amount }, text));
}

/** One kind of page, for payments or for enrollments. */
class HostedPage {
  readonly #deps: HostedDeps;
  readonly #subjectOf: (deps: HostedDeps, reference: string) => Subject | undefined;
  /** Cards whose bank step is open, by reference; in memory only, after a restart the card has to be entered again. */
  readonly #challenged = new Map<string, TypedCard>();

  constructor(
    deps: HostedDeps,
    subjectOf: (deps: HostedDeps, reference: string) => Subject | undefined,
  ) {
    this.#deps = deps;
    this.#subjectOf = subjectOf;
  }

  open(context: Context, reference: string): Response | Promise<Response> {
    const subject = this.#subjectOf(this.#deps, reference);
    if (!subject) return context.notFound();
    const broken = this.#misbehave(context);
    if (broken) return broken;
    if (subject.outcome) return context.redirect(returnAddress(subject, subject.outcome), 302);
    return this.#show(context, subject, EMPTY_FORM);
  }

  async submit(context: Context, reference: string): Promise<Response> {
    const subject = this.#subjectOf(this.#deps, reference);
    if (!subject) return context.notFound();
    const posted = postedForm.safeParse(await context.req.parseBody());
    if (!posted.success) return context.text("bad form", 400);
    const form = posted.data;
    if (form.cancel) return this.#finish(context, reference, { kind: "cancelled" });
    const waiting = this.#challenged.get(reference);
    if (waiting && form.challenge === "passed") {
      return this.#finish(context, reference, { kind: "approved" }, waiting);
    }
    if (waiting && form.challenge === "failed") {
      const reason = "3-D Secure was not passed";
      const refused = { kind: "refused", errorCode: "FAILURE_3DS_CHECK", reason } as const;
      return this.#finish(context, reference, refused);
    }
    if (form.fill || form.challenge) return this.#show(context, subject, form);
    const typed = readCard(form);
    if ("wrong" in typed) return this.#show(context, subject, form, typed.wrong);
    const answer = askBank(typed.card, this.#deps.now());
    if (answer.kind !== "challenge") return this.#finish(context, reference, answer, typed.card);
    this.#challenged.set(reference, typed.card);
    return this.#show(context, subject, EMPTY_FORM);
  }

  #show(context: Context, subject: Subject, form: PostedForm, wrong?: "pan" | "expiry" | "cvc") {
    const nonce = randomBytes(16).toString("base64");
    const frame = { nonce, title: subject.title, amount: subject.amount };
    setFormHeaders(context, nonce, subject.returnUrls);
    if (!subject.open) return context.html(noticePage(frame, "This session has expired."), 410);
    if (this.#challenged.has(subject.transactionReference)) {
      return context.html(challengePage(frame));
    }
    const expiry = testExpiry(this.#deps.now());
    const filled = TEST_CARDS.find((card) => card.name === form.fill);
    const fields = filled ? { pan: filled.pan, expiry, cvc: "123" } : form;
    const { action } = subject;
    return context.html(cardPage({ frame, action, fields, wrong, testExpiry: expiry }));
  }

  async #finish(context: Context, reference: string, ending: Ending, card?: TypedCard) {
    const subject = this.#subjectOf(this.#deps, reference);
    if (subject && !subject.outcome) await subject.end(ending, card);
    const ended = this.#subjectOf(this.#deps, reference);
    if (!ended) return context.notFound();
    this.#challenged.delete(reference);
    if (ended.outcome && this.#deps.switches.read().cardPage === "stays-open") {
      return notice(context, ended, "You may close this window now.");
    }
    // For a form that was posted twice, or too late: the browser follows the one final outcome.
    return ended.outcome
      ? context.redirect(returnAddress(ended, ended.outcome), 302)
      : this.#show(context, ended, EMPTY_FORM);
  }

  /** The page's simulated fault; undefined if it works, only refuses frames, or stays. */
  #misbehave(context: Context): Response | Promise<Response> | undefined {
    switch (this.#deps.switches.read().cardPage) {
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
}

/** Harbour Pay's pages: /pay/<reference> and /enroll/<reference>. They work in a frame without cookies. */
export function hostedPages(deps: HostedDeps): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>();
  for (const [path, subjectOf] of [
    ["/pay/:reference", paymentSubject],
    ["/enroll/:reference", enrollmentSubject],
  ] as const) {
    const page = new HostedPage(deps, subjectOf);
    app.get(path, (context) => page.open(context, context.req.param("reference")));
    app.post(path, (context) => page.submit(context, context.req.param("reference")));
  }
  return app;
}
