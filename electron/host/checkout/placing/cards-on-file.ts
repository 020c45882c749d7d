/**
 * Cards that customers have stored: whose they are, when they may be used, and how they are removed (decision 0095).
 */
import type { Capability } from "../../../../contracts/payments.ts";
import type { Identification } from "../../loyalty/identification.ts";
import { isExpired } from "../../payments/card-expiry.ts";
import type { EnrollmentProgress, Enrollments } from "../../payments/enrollment.ts";
import type { PaymentInstrument } from "../../payments/integrator.ts";
import type { Progress } from "../../payments/progress.ts";
import { returnUrlPrefix, returnUrls } from "../../payments/return-urls.ts";
import type { CardView, EnrollmentView } from "../../rpc/card-view.ts";
import { Cell, type Live } from "../../shared/live.ts";
import type { CardStore, StoredCard } from "../../store/cards.ts";
import type { Consent } from "../../store/consents.ts";
import type { Clock } from "../running/runner.ts";

/** The document kind under which the consent to store a card is recorded. */
export const CARD_CONSENT = "card_on_file";

export type CardsOnFile = {
  /** The enrollment that is under way, of any customer; null if there is none. */
  underWay(): Progress<EnrollmentProgress> | null;
  /** The card of a visit's customer, now and at every change. */
  live(visitId: string): Live<CardView>;
  /**
   * The customer agrees to the text shown, which is on disk before the integrator is asked. Rejects if it cannot be
   * written, or if TOKENIZATION is no longer declared.
   */
  save(wish: { visitId: string; locale: string; textShown: string }): Promise<void>;
  returned(visitId: string): void;
  giveUp(visitId: string): void;
  remove(visitId: string): void;
  /** The card that the visit's customer may pay with now; null if there is none. */
  cardOf(visitId: string): StoredCard | null;
  /**
   * The payment instrument of a card (payments.md §2.2); null once it was removed, or if its token cannot be decrypted.
   */
  instrument(cardId: string): PaymentInstrument | null;
  /** A customer was identified in a visit, or the identification was removed. */
  customerChanged(visitId: string): void;
  /** The customer of this visit has left; null: of any visit. */
  visitEnded(visitId: string | null): void;
};

export type CardsOnFileOptions = {
  readonly isOn: boolean;
  readonly store: CardStore;
  readonly enrollments: Enrollments;
  /** The customer of a visit, if identified by a code that was scanned in it. */
  readonly scanned: (visitId: string) => Identification | null;
  readonly capabilities: () => Promise<ReadonlySet<Capability> | null>;
  readonly openSeal: (sealed: Buffer) => Buffer;
  readonly recordConsents: (consents: readonly Consent[]) => void;
  readonly currency: () => string;
  /** IANA name of the outlet's time zone. */
  readonly timezone: () => string;
  readonly returnBaseUrl: string;
  readonly returnsInPublic: boolean;
  readonly clock: Pick<Clock, "now" | "monotonic">;
};

const NOTHING: CardView = { isOffered: false, card: null, enrollment: null };

/** A visit with open views: what they show, and its enrollment if one is under way. */
type Watched = {
  readonly view: Cell<CardView>;
  /** TOKENIZATION is declared. */
  canSave: boolean;
  enrollmentId: string | null;
  stop: () => void;
};

export function createCardsOnFile(options: CardsOnFileOptions): CardsOnFile {
  return new VisitCards(options);
}

class VisitCards implements CardsOnFile {
  readonly #options: CardsOnFileOptions;
  readonly #watched = new Map<string, Watched>();

  constructor(options: CardsOnFileOptions) {
    this.#options = options;
  }

  underWay(): Progress<EnrollmentProgress> | null {
    const { enrollments } = this.#options;
    const ids = [...this.#watched.values()].flatMap(({ enrollmentId }) => enrollmentId ?? []);
    const open = ids.filter((id) => isUnderWay(enrollments, id)).at(-1);
    return open === undefined ? null : enrollments.progress(open);
  }

  live(visitId: string): Live<CardView> {
    return this.#watch(visitId).view;
  }

  async save(wish: { visitId: string; locale: string; textShown: string }): Promise<void> {
    const { enrollments, scanned } = this.#options;
    const { visitId } = wish;
    const known = this.#watch(visitId);
    const customerId = this.#customerOf(visitId);
    const identification = scanned(visitId);
    const capabilities = await this.#options.capabilities();
    const isEnded =
      this.#watched.get(visitId) !== known || this.#customerOf(visitId) !== customerId;
    const isOver = known.enrollmentId === null || !isUnderWay(enrollments, known.enrollmentId);
    if (customerId === null || !identification || isEnded || !isOver) return;
    if (!capabilities?.has("TOKENIZATION")) throw new Error("TOKENIZATION is not declared now");
    this.#recordConsent(wish, customerId, identification);
    known.stop();
    const { greetingName } = identification.view;
    const enrollmentId = enrollments.begin({
      customerId,
      customer: { language: wish.locale, ...(greetingName && { name: greetingName }) },
      currency: this.#options.currency(),
      returnUrls: (id) => returnUrls(this.#options.returnBaseUrl, id),
      canInquire: capabilities.has("STATUS_POLLING"),
      returnsInPublic: this.#options.returnsInPublic,
    });
    this.#follow(visitId, known, enrollmentId);
  }

  returned(visitId: string): void {
    const enrollmentId = this.#watched.get(visitId)?.enrollmentId;
    if (enrollmentId) this.#options.enrollments.returned(enrollmentId);
  }

  giveUp(visitId: string): void {
    const known = this.#watched.get(visitId);
    if (!known || known.enrollmentId === null) return;
    this.#options.enrollments.giveUp(known.enrollmentId);
    known.stop();
    known.enrollmentId = null;
    this.#refresh(visitId);
  }

  remove(visitId: string): void {
    const customerId = this.#customerOf(visitId);
    if (customerId !== null) this.#options.store.remove(customerId);
    this.#refresh(visitId);
  }

  cardOf(visitId: string): StoredCard | null {
    const customerId = this.#customerOf(visitId);
    if (customerId === null || !this.#watch(visitId).canSave) return null;
    return this.#validCardOf(customerId);
  }

  instrument(cardId: string): PaymentInstrument | null {
    const { store, openSeal } = this.#options;
    const sealed = store.sealedToken(cardId);
    if (sealed === null) return null;
    try {
      return { type: "CARD_TOKEN", token: openSeal(sealed).toString() };
    } catch {
      return null;
    }
  }

  customerChanged(visitId: string): void {
    // A different customer must not inherit the enrollment.
    this.giveUp(visitId);
    this.#refresh(visitId);
  }

  visitEnded(visitId: string | null): void {
    for (const id of visitId === null ? [...this.#watched.keys()] : [visitId]) {
      this.giveUp(id);
      this.#watched.get(id)?.view.set(NOTHING);
      this.#watched.delete(id);
    }
  }

  /** The operator's id of the visit's customer: without it a customer could not be recognized again. */
  #customerOf(visitId: string): string | null {
    return this.#options.isOn ? (this.#options.scanned(visitId)?.platformId ?? null) : null;
  }

  /** Null also for a card that has expired: a new one takes its place. */
  #validCardOf(customerId: string): StoredCard | null {
    const { store, clock, timezone } = this.#options;
    const card = store.cardOf(customerId);
    return card && !isExpired(card, clock.now(), timezone()) ? card : null;
  }

  #watch(visitId: string): Watched {
    const known = this.#watched.get(visitId);
    if (known) return known;
    const created: Watched = {
      view: new Cell<CardView>(NOTHING),
      canSave: false,
      enrollmentId: null,
      stop: () => {},
    };
    this.#watched.set(visitId, created);
    if (!this.#options.isOn) return created;
    void this.#options.capabilities().then((capabilities) => {
      created.canSave = capabilities?.has("TOKENIZATION") ?? false;
      this.#refresh(visitId);
    });
    return created;
  }

  #follow(visitId: string, known: Watched, enrollmentId: string): void {
    const progress = this.#options.enrollments.progress(enrollmentId);
    known.enrollmentId = enrollmentId;
    known.stop = progress?.subscribe(() => this.#refresh(visitId)) ?? known.stop;
    this.#refresh(visitId);
  }

  #recordConsent(
    { locale, textShown }: { readonly locale: string; readonly textShown: string },
    who: string,
    { loyaltyOrderId }: Identification,
  ): void {
    this.#options.recordConsents([
      {
        at: this.#options.clock.now(),
        loyaltyOrderId,
        who,
        documentKind: CARD_CONSENT,
        documentVersion: "",
        channels: [],
        locale,
        textShown,
      },
    ]);
  }

  #refresh(visitId: string): void {
    const known = this.#watched.get(visitId);
    known?.view.set(this.#viewOf(visitId, known));
  }

  #viewOf(visitId: string, { canSave, enrollmentId }: Watched): CardView {
    const customerId = this.#customerOf(visitId);
    if (customerId === null || !canSave) return NOTHING;
    const card = this.#validCardOf(customerId);
    const { enrollments } = this.#options;
    const progress = enrollmentId === null ? null : enrollments.progress(enrollmentId)?.current();
    return {
      isOffered: true,
      card: card && { ending: endingOf(card.maskedPan), brand: card.brand },
      enrollment: progress && enrollmentId ? this.#enrollmentView(progress, enrollmentId) : null,
    };
  }

  #enrollmentView(progress: EnrollmentProgress, enrollmentId: string): EnrollmentView {
    const { clock, returnBaseUrl, returnsInPublic } = this.#options;
    if (progress.at !== "entering") return progress;
    const { endsAt, ...page } = progress;
    return {
      ...page,
      expiresInMs: endsAt - clock.monotonic(),
      returnUrlPrefix: returnUrlPrefix(returnBaseUrl, enrollmentId),
      onPhone: returnsInPublic && progress.redirectUrl !== null,
    };
  }
}

function isUnderWay(enrollments: Enrollments, enrollmentId: string): boolean {
  const at = enrollments.progress(enrollmentId)?.current().at;
  return at === "opening" || at === "entering" || at === "confirming";
}

/** The last two to four digits of a mask, which is all that it has to show (payments.md §2.3). */
function endingOf(maskedPan: string): string | null {
  return /(\d{2,4})\D*$/.exec(maskedPan)?.[1] ?? null;
}
