/** Rules of the checkout, each spoilt by one change (docs/testing.md). */
import { type Mutant, mutantsOf } from "./mutant.ts";

const inFile = (file: string) => mutantsOf(`checkout/${file}`);

const decides = inFile("rules/decide.ts");
const pays = inFile("rules/decide-payment.ts");
const closes = inFile("rules/decide-closing.ts");
const evolves = inFile("state/evolve.ts");
const hears = inFile("state/evolve-payment.ts");
const names = inFile("state/payment-status.ts");
const moves = inFile("state/evolve-money-movement.ts");
const credits = inFile("state/evolve-closing.ts");
const cooks = inFile("state/evolve-kitchen.ts");
const serves = inFile("state/evolve-customer.ts");
const obeysStaff = inFile("state/evolve-staff.ts");
const refunds = inFile("state/staff-refunds.ts");
const retries = inFile("state/staff-retry.ts");
const lists = inFile("state/staff-list.ts");
const holds = inFile("state/state.ts");
const limits = inFile("state/limits.ts");
const ages = inFile("state/staleness.ts");
const settles = inFile("state/closing-state.ts");
const runs = inFile("running/runner.ts");
const writes = inFile("running/running-order.ts");
const times = inFile("running/order-time.ts");
const ends = inFile("running/visit-end.ts");

export const CHECKOUT_MUTANTS: readonly Mutant[] = [
  // Which rule comes first, and what is sent when.
  decides(
    "sends a rejected order again",
    'if (state.injection.at === "rejected") {',
    'if (state.injection.at === "rejected" && state.abandoned) {',
  ),
  decides(
    "sends an order after its deadline",
    "state.absenceUnknown || state.now > since + CREATE_DEADLINE_MS",
    "state.absenceUnknown",
  ),
  decides(
    "sends an order after an absence of unknown length",
    "if (state.absenceUnknown || state.now > since",
    "if (state.now > since",
  ),
  decides(
    "makes no end of attempts to send",
    "injection.tries.count >= CREATE_TRIES",
    "injection.tries.count >= CREATE_TRIES * 10",
  ),
  decides(
    "sends on an old health check",
    "state.health.create === null || isHealthOld(state)",
    "state.health.create === null",
  ),
  decides(
    "sends although the kitchen is down",
    'if (!state.health.create) return { type: "fail", reason: "outlet-unavailable" };',
    "",
  ),
  decides(
    "sends an order of the counter whose customer has left",
    'if (state.abandoned && state.counter) return { type: "fail", reason: "payment-canceled" };',
    "",
    {
      by: "simulation",
      why: "no rule forbids to cook it: the page lets nobody leave after the choice of the counter",
    },
  ),
  // Payment.
  pays(
    "requests a payment for a customer who has left",
    'if (state.abandoned || state.visitEnded) return fail("payment-canceled");',
    "",
  ),
  pays(
    "requests a second payment while the first may have succeeded",
    "if (state.payments.some((other) => other !== payment && !isOver(other))) {",
    "if (state.payments.length > 9) {",
  ),
  pays(
    "requests a payment that nobody awaits any more",
    'if (isUnawaited(payment, state)) return fail("payment-unavailable");',
    "",
  ),
  pays(
    "requests a payment on an old health check",
    "health.payment === null || isHealthOld(state)",
    "health.payment === null",
  ),
  pays(
    "requests a payment although a service is down",
    "if (health.payment) return perform(pay(state, payment));",
    "if (health.payment !== null) return perform(pay(state, payment));",
  ),
  pays(
    "waits for a pending payment for ever",
    'return state.now >= expiresAt ? fail("payment-expired") : { type: "wait", until: expiresAt };',
    'return { type: "wait", until: null };',
  ),
  pays(
    "waits for an unclear payment for ever",
    'return state.now > until ? fail("payment-outcome-unknown") : { type: "wait", until: until + 1 };',
    'return { type: "wait", until: null };',
  ),
  pays(
    "cooks for a customer who left before the payment succeeded",
    'if (state.abandoned && isUntried(state)) return fail("payment-canceled");',
    "",
  ),
  pays(
    "cooks for a payment that succeeded after its deadline",
    'return (successAt ?? 0) > awaitedUntil ? fail("payment-expired") : null;',
    "return null;",
  ),
  pays(
    "never inquires about a payment whose page was left",
    "return performAt(state, inquiryTries.nextAt, inquire(ids.paymentId, status.reference));\n}\n\n/** The kiosk sees",
    "return null;\n}\n\n/** The kiosk sees",
  ),
  pays(
    "leaves a replaced payment's money where it is",
    "if (!replaced && !mustReturnMoney(state)) return null;",
    "if (!mustReturnMoney(state)) return null;",
  ),
  pays(
    "returns the money of an order that goes on",
    "if (!replaced && !mustReturnMoney(state)) return null;",
    "",
  ),
  pays(
    "refunds what was only authorized",
    'operation: status.at === "authorized" ? "reverse" : "refund"',
    'operation: "refund"',
  ),
  pays(
    "returns money while a refund by staff is open",
    "if (hasOpenRefund(payment)) return null;",
    "",
  ),
  pays(
    "returns what the integrator declared it cannot",
    'if (status.at === "captured" && isReturnedByStaff(state, payment)) return null;',
    "",
  ),

  pays(
    "captures an order that the kitchen has canceled",
    "if (!payment || !isAccepted(state) || mustReturnMoney(state)) return null;",
    "if (!payment || !isAccepted(state)) return null;",
  ),
  pays(
    "captures before the kitchen has accepted",
    "if (!payment || !isAccepted(state) || mustReturnMoney(state)) return null;",
    "if (!payment || mustReturnMoney(state)) return null;",
  ),
  pays(
    "makes a refund by staff before the capture",
    'if (!refund || payment.status.at !== "captured") return null;',
    'if (!refund || !("reference" in payment.status) || payment.status.reference === null) return null;',
    {
      by: "simulation",
      why: "only a refund by staff that waits for a repeat, and a sale that is contradicted meanwhile, show it: one day in many thousands",
    },
  ),
  // Loyalty.
  closes(
    "closes an order that is not paid",
    "if (!isToBeClosed(state) || isReservationReturned(state)) return null;",
    "if (isReservationReturned(state)) return null;",
  ),
  closes(
    "closes a reservation that was refunded",
    "if (!isToBeClosed(state) || isReservationReturned(state)) return null;",
    "if (!isToBeClosed(state)) return null;",
    {
      by: "simulation",
      why: "staff would have to call an order unpaid, and later its payment collected, within a loyalty outage",
    },
  ),
  closes(
    "closes after the service has annulled",
    "if (state.now > injection.since + CLOSE_WITHIN_MS) return null;",
    "",
  ),
  closes(
    "refunds a reservation while its customer may order again",
    "const isFree = isAccepted(state) || state.visitEnded;",
    "const isFree = true;",
  ),
  closes(
    "stops following the kitchen at once",
    "return state.now >= until ? null :",
    "return state.now >= 0 ? null :",
  ),
  credits(
    "repeats a closing that was refused",
    'return { at: "staff", why: closing.mayHaveArrived ? "probably-closed" : "refused" };',
    "return { ...closing, tries: { ...closing.tries, nextAt: state.now + 60_000 } };",
  ),
  credits(
    "promises no points after a closing that probably credited them",
    "mayHaveArrived: closing.mayHaveArrived || outcome.mayHaveArrived,",
    "mayHaveArrived: outcome.mayHaveArrived,",
  ),
  credits(
    "forgets credited points whose refund was refused",
    'return { at: mayBeClosed(state) ? "staff" : "left-to-annulment" };',
    'return { at: "left-to-annulment" };',
  ),
  settles(
    "closes what the counter has not collected",
    'if (state.counter) return state.kitchen?.status === "PROCESSED";',
    "",
  ),
  settles(
    "closes an order that the kitchen canceled before",
    "if (isCanceledByKitchen(state)) return false;",
    "",
  ),
  settles(
    "drops a closing that was begun",
    'return closing.at !== "open" || closing.mayHaveArrived || inFlight?.type === "CloseLoyalty";',
    'return closing.at !== "open" || inFlight?.type === "CloseLoyalty";',
  ),
  settles(
    "refunds a reservation that another order uses",
    'order.loyalty?.unused !== "refund" || state.loyaltyPassedOn)',
    'order.loyalty?.unused !== "refund")',
  ),
  settles(
    "keeps the points of a canceled order",
    'return isCanceledByKitchen(state) || state.pointsReclaimed ? "points" : null;',
    'return state.pointsReclaimed ? "points" : null;',
  ),
  // What answers and callbacks mean.
  hears(
    "takes a lost answer for one that never arrived",
    "const mayHaveArrived = payment.mayHaveArrived || hasMaybeArrived;",
    "const mayHaveArrived = hasMaybeArrived && payment.mayHaveArrived;",
  ),
  hears(
    "waits as long as the integrator says",
    "return Math.min(seconds * 1_000, LONGEST_PAYMENT_TTL_MS);",
    "return seconds * 1_000;",
  ),
  hears(
    "takes the authorization of a sale for paid",
    'if (state.order.paymentFlow === "sale") return askLater(payment, state);',
    "",
  ),
  hears(
    "takes NOT_FOUND for definite at once",
    "return state.now >= notFoundFrom(payment)",
    "return state.now >= 0",
  ),
  hears(
    "inquires for ever",
    'if (payment.inquiryTries.count >= INQUIRY_TRIES) return toStaff(payment, "outcome-unknowable");',
    "",
  ),
  hears(
    "believes a report about another payment",
    'if (outcome.kind === "no-answer" || isOfAnother(status, outcome.transactionReference)) {',
    'if (outcome.kind === "no-answer") {',
  ),
  hears(
    "believes an inquiry that a callback has overtaken",
    "if (before.isOvertaken) return askLater(payment, state);",
    "",
  ),
  hears(
    "believes a callback that contradicts an earlier one",
    "return isContested ? askNow({ ...payment, decided: true }, state) : obeyed();",
    "return obeyed();",
  ),
  hears(
    "believes DECLINED after a SUCCESS that named no reference",
    "before.decided || (!success && before.successAt !== null)",
    "before.decided",
    {
      by: "simulation",
      why: "a SUCCESS without a reference and a false DECLINED meet once in a million simulated days",
    },
  ),
  hears(
    "ignores a DECLINED after SUCCESS",
    ': unclear(payment, reference, state);\n    case "failed":',
    ': payment;\n    case "failed":',
  ),
  hears(
    "ignores a SUCCESS after giving up",
    "      if (!success) return payment;\n      // Late, not",
    "      return payment;\n      // Late, not",
  ),
  hears(
    "ignores a SUCCESS of a payment that had not arrived",
    'if (status.why === "never-arrived" || status.why === "not-reached") return obeyed();',
    'if (status.why === "never-arrived" || status.why === "not-reached") return payment;',
    {
      by: "simulation",
      why: "a simulated integrator has no request that arrives after NOT_FOUND has become definite",
    },
  ),
  hears(
    "renews the deadline with each SUCCESS",
    "const successAt = Math.min(before.successAt ?? since, since);",
    "const successAt = since;",
    {
      by: "simulation",
      why: "all attempts to send an order end before a callback could be repeated that late",
    },
  ),
  hears(
    "takes any callback for its payment's",
    "if (referenceOf(status) !== reference) return before;",
    "",
  ),
  hears(
    "ignores what an overtaken answer contradicts",
    "return contradicts ? unclear(payment, reference, state) : payment;",
    "return payment;",
  ),
  names(
    "treats a lost last try as never sent",
    "return payment.mayHaveArrived\n    ? unclear(payment, referenceOf(payment.status), state)\n    : failed",
    "return state.abandoned\n    ? unclear(payment, referenceOf(payment.status), state)\n    : failed",
  ),
  names(
    "leaves what cannot be inquired about in doubt for ever",
    "if (!state.order.canInquire) {",
    "if (!state.order.canInquire && state.abandoned) {",
  ),
  names(
    "repeats a payment after its deadline",
    "if (state.inFlight || !state.payments.some(isLate)) return state;",
    "if (state.now >= 0) return state;",
  ),
  names(
    "forgets that a payment had an outcome",
    "return { ...payment, status, decided: payment.decided || definite };",
    "return { ...payment, status, decided: definite };",
  ),
  names(
    "does not store the reference that an answer names",
    "return event.outcome.transactionReference ?? null;\n}",
    "return null;\n}",
  ),
  // Moving money.
  moves(
    "reverses what a lost capture may have captured",
    "return doubtful ? unclear(payment, status.reference, state) : payment;",
    "return payment;",
  ),
  moves(
    "captures for ever",
    "if (tries.count >= MONEY_MOVEMENT_TRIES) return toStaff(payment, why);",
    "",
  ),
  moves(
    "takes a refused return for done",
    'return { ...toStaff(payment, "money-return-refused"), refused: "return" };',
    'return withStatus(payment, { at: "returned", reference: payment.status.reference });',
  ),
  moves(
    "takes a refused capture for done",
    'return { ...toStaff(payment, "capture-failed"), refused: "capture" };',
    'return withStatus(payment, { at: "captured", reference: status.reference, since: status.since });',
  ),
  moves(
    "does not inquire about a capture of unknown outcome",
    '? inquireFirst(answeredUnknown(payment, "capture"), "captureTries", state)',
    '? retryLater(payment, "captureTries", "capture-failed", state)',
  ),
  // The kitchen, the customer, staff.
  cooks(
    "forgets that an attempt may have arrived",
    'ambiguous: state.injection.ambiguous || outcome.kind === "ambiguous",',
    'ambiguous: outcome.kind === "ambiguous",',
  ),
  cooks("sends again at once", "nextAt: state.now + CREATE_RETRY_MS", "nextAt: state.now"),
  cooks("lets a canceled order go on", "if (isCanceledByKitchen(state)) return state;\n", ""),
  serves(
    "gives up a paid order whose customer leaves",
    "return hasPaid(state) ? state : { ...state, abandoned: true };",
    "return { ...state, abandoned: true };",
  ),
  obeysStaff(
    "refunds more than was taken",
    "if (compare(amount, remainingOf(state, payment)) > 0) return state;",
    "",
  ),
  obeysStaff(
    "repeats a refund of unknown outcome by itself",
    'case "UNKNOWN":\n      return { ...refund, at: "unknown" };',
    'case "UNKNOWN":\n      return { ...refund, tries: { ...refund.tries, nextAt: now + 1_000 } };',
  ),
  obeysStaff(
    "moves money that staff have resolved by hand",
    "if (returned.size === 0) return after;",
    "return after;",
  ),
  refunds(
    "returns a second time what staff have refunded",
    "return payment ? remainingOf(state, payment) : state.order.snapshot.charge.total;",
    "return state.order.snapshot.charge.total;",
  ),
  refunds(
    "refunds by itself what is left after a refund by hand",
    " || refunds.some((refund) => isResolvedRefund(state, refund))",
    "",
  ),
  lists(
    "forgets what the counter had collected for an order that was canceled",
    "...single(collectedReason(state, payment), payment.ids.paymentId),",
    "",
    {
      by: "simulation",
      why: "staff collect for a payment that expired or stays unknown, and the kitchen cancels after that: one day in many thousands",
    },
  ),
  retries(
    "repeats a refund of unknown outcome that staff resolved by hand",
    "isResolvedRefund(state, refund) ? refund : retriedRefund(refund, state.now),",
    "retriedRefund(refund, state.now),",
    {
      by: "simulation",
      why: "the refund is not made all the same: staff only see a button that does nothing",
    },
  ),
  refunds(
    "makes a refund that staff resolved by hand",
    'refund.at === "open" && !isResolvedRefund(state, refund)',
    'refund.at === "open"',
    {
      by: "simulation",
      why: "it takes a refund that waits for a repeat, and a payment that is in doubt when staff resolve it",
    },
  ),
  refunds(
    "lets staff begin a refund beside an open one",
    'if (payment.status.at !== "captured" || hasOpenRefund(payment)) return null;',
    'if (payment.status.at !== "captured") return null;',
  ),
  retries(
    "retries a refused call under its old key",
    "return { ...payment, refused: null, ids: { ...ids, ...keys } };",
    "return { ...payment, refused: null };",
  ),
  retries(
    "retries a call of unknown outcome under new keys",
    "if (refused === null) return payment;",
    "",
  ),
  retries(
    "repeats a closing that probably credited",
    'if (closing.why !== "refused" || isResolved(state, "closing-refused", "closing"))',
    'if (isResolved(state, "closing-refused", "closing"))',
  ),
  lists(
    "does not tell staff of an order that was cooked and not paid",
    'case "failed":\n      return isUncollected(state, payment) ? "capture-failed-after-acceptance" : null;',
    'case "failed":\n      return null;',
  ),
  lists(
    "does not tell staff what the kitchen may have",
    'return failure !== null && injection.at !== "accepted" && injection.ambiguous;',
    "return false;",
  ),
  lists(
    "does not tell staff of points that were never credited",
    'return isOutOfTime || isReservationReturned(state) ? "closing-refused" : null;',
    "return null;",
  ),
  holds(
    "lets a customer pay again while an earlier payment is in doubt",
    "state.payments.every(isOver)\n",
    "state.payments.length > 0\n",
  ),
  holds(
    "lets a customer pay again although the kitchen may have the order",
    "    isUntried(state) &&\n    !state.visitEnded &&",
    "    !state.visitEnded &&",
  ),
  holds(
    "lets an order be paid whose reservation another one uses",
    "    !state.loyaltyPassedOn &&\n",
    "",
  ),
  ages(
    "trusts a health check of an hour ago",
    "return now - health.at > HEALTH_FRESH_MS;",
    "return now - health.at > 60 * HEALTH_FRESH_MS;",
  ),
  ages(
    "awaits a payment for ever",
    "return state.absenceUnknown || state.now > awaitedUntil;",
    "return state.absenceUnknown && state.now > awaitedUntil;",
  ),
  limits(
    "requests a payment once more",
    "export const PAYMENT_TRIES = 3;",
    "export const PAYMENT_TRIES = 4;",
  ),
  limits(
    "sends to the kitchen for ten minutes",
    "export const CREATE_DEADLINE_MS = 3 * 60_000;",
    "export const CREATE_DEADLINE_MS = 10 * 60_000;",
  ),
  // The journal, and the process that dies.
  evolves(
    "forgets an interrupted call",
    'case "Interrupted":\n      return interrupt(state, event.cause);',
    'case "Interrupted":\n      return answered(state);',
  ),
  evolves(
    "takes an interrupted order for one that never left",
    'outcome: { kind: "ambiguous", cause }',
    'outcome: { kind: "not-sent", cause }',
  ),
  evolves(
    "trusts a health check of before its absence",
    "    health: NOT_ASKED,\n    absenceUnknown:",
    "    absenceUnknown:",
  ),
  evolves(
    "does not count a try before its outcome",
    "payTries: once(payment.payTries),",
    "payTries: payment.payTries,",
  ),
  runs(
    "calls before its intent is on disk",
    'order.append({ type: "Started", at, command: decision.command });',
    'order.toWrite({ type: "Started", at, command: decision.command });',
  ),
  runs(
    "makes a call that a deadline has overtaken in a slow write",
    "if (order.isOvertaken(decision.command, at)) order.append",
    "if (at < 0) order.append",
    { by: "simulation", why: "writing takes no time on simulated disks" },
  ),
  runs(
    "forgets a callback for a payment that it does not know yet",
    "journal.saveUnmatchedCallback({ ...event, ...orderTime(clock, event.at).sinceBoot });",
    "",
  ),
  runs("does not look for callbacks of before its absence", "order.lookForCallbacks();", ""),
  runs(
    "forgets what could not be written",
    "if (!UNREPEATED.includes(event.type)) throw error;\n      order.toWrite(timed);",
    "if (!UNREPEATED.includes(event.type)) throw error;",
  ),
  writes(
    "makes the next call without its intent on disk",
    "{ checkoutId, seq: nextSeq + 1, event: intent, reference: null },",
    "",
  ),
  writes(
    "takes the next step before a callback that came first",
    "if (reference !== null && this.#dependencies.journal.unmatchedCallback(reference)) return null;",
    "",
  ),
  writes(
    "loses an answer for want of room for the next intent",
    "    } catch {\n      return false;\n    }",
    "    } catch (error) {\n      throw error;\n    }",
    { by: "simulation", why: "a simulated disk has room for all of a write or for nothing" },
  ),
  writes(
    "decides on the state of before it was held up",
    'if (at - this.state.now > PRESENT_MS) this.append({ type: "TimePassed", at });',
    "",
  ),
  writes(
    "loses an answer that could not be written",
    "if (this.#seq === seq) this.#unwritten.unshift(next);",
    "",
  ),
  times(
    "ages an order by a clock that was set",
    "return { now: () => clock.monotonic() + aheadMs, sinceBoot };",
    "return { now: () => clock.now() + aheadMs * 0, sinceBoot };",
  ),
  times(
    "takes an absence of unknown length for a short one",
    "return presentOf(clock, last) < last.now - ADJUSTED_MS;",
    "return false;",
  ),
  ends(
    "takes silence for leaving",
    "if (!isPaying || isAccepted(state) || !isOfThem(state)) continue;",
    "if (!isPaying || isAccepted(state)) continue;",
  ),
  ends(
    "abandons orders that are not paid here, and no others",
    "const isPaying = currentPayment(state) !== null && state.failure === null;",
    "const isPaying = !(currentPayment(state) !== null && state.failure === null);",
  ),
  ends(
    "does not tell the order before that its reservation is used",
    ".filter(({ order }) => order.loyalty?.identification.loyaltyOrderId === loyaltyOrderId)",
    ".filter(({ order }) => order.loyalty?.identification.loyaltyOrderId === checkoutId)",
  ),
];
