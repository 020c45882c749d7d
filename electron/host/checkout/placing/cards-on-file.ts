/**
 * Cards that customers have stored: whose they are, when they may be used, and how they are removed (decision 0095).
 */
import type { Capability } from "../../../../contracts/payments.ts";
import type { Identification } from "../../loyalty/identification.ts";
import { isExpired } from "../../payments/card-expiry.ts";
import type { EnrollmentProgress } from "../../payments/enrollment.ts";
import type { Enrollments } from "../../payments/enrollments.ts";
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
   * The customer agrees to the text shown, which is on disk before the integrator is asked. Throws if it cannot be
   * written.
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
  const { store, enrollments, returnBaseUrl, returnsInPublic } = options;
  const watched = new Map<string, Watched>();

  /** The operator's id of the visit's customer: without it a customer could not be recognized again. */
  const customerOf = (visitId: string): string | null =>
    options.isOn ? (options.scanned(visitId)?.platformId ?? null) : null;

  /** Null also for a card that has expired: a new one takes its place. */
  const validCardOf = (customerId: string): StoredCard | null => {
    const card = store.cardOf(customerId);
    return card && !isExpired(card, options.clock.now(), options.timezone()) ? card : null;
  };

  function refresh(visitId: string): void {
    const known = watched.get(visitId);
    known?.view.set(viewOf(visitId, known));
  }

  function viewOf(visitId: string, { canSave, enrollmentId }: Watched): CardView {
    const customerId = customerOf(visitId);
    if (customerId === null || !canSave) return NOTHING;
    const card = validCardOf(customerId);
    const progress = enrollmentId === null ? null : enrollments.progress(enrollmentId)?.current();
    return {
      isOffered: true,
      card: card && { ending: endingOf(card.maskedPan), brand: card.brand },
      enrollment: progress && enrollmentId ? enrollmentView(progress, enrollmentId) : null,
    };
  }

  function enrollmentView(progress: EnrollmentProgress, enrollmentId: string): EnrollmentView {
    if (progress.at !== "entering") return progress;
    const { endsAt, ...page } = progress;
    return {
      ...page,
      expiresInMs: endsAt - options.clock.monotonic(),
      returnUrlPrefix: returnUrlPrefix(returnBaseUrl, enrollmentId),
      onPhone: returnsInPublic && progress.redirectUrl !== null,
    };
  }

  function watch(visitId: string): Watched {
    const known = watched.get(visitId);
    if (known) return known;
    const created: Watched = {
      view: new Cell<CardView>(NOTHING),
      canSave: false,
      enrollmentId: null,
      stop: () => {},
    };
    watched.set(visitId, created);
    if (!options.isOn) return created;
    void options.capabilities().then((capabilities) => {
      created.canSave = capabilities?.has("TOKENIZATION") ?? false;
      refresh(visitId);
    });
    return created;
  }

  function giveUp(visitId: string): void {
    const known = watched.get(visitId);
    if (!known || known.enrollmentId === null) return;
    enrollments.giveUp(known.enrollmentId);
    known.stop();
    known.enrollmentId = null;
    refresh(visitId);
  }

  function follow(visitId: string, known: Watched, enrollmentId: string): void {
    known.enrollmentId = enrollmentId;
    known.stop =
      enrollments.progress(enrollmentId)?.subscribe(() => refresh(visitId)) ?? known.stop;
    refresh(visitId);
  }

  return {
    underWay() {
      const ids = [...watched.values()].flatMap(({ enrollmentId }) => enrollmentId ?? []);
      const open = ids.filter((id) => isUnderWay(enrollments, id)).at(-1);
      return open === undefined ? null : enrollments.progress(open);
    },
    live: (visitId) => watch(visitId).view,
    async save({ visitId, locale, textShown }) {
      const known = watch(visitId);
      const customerId = customerOf(visitId);
      const identification = options.scanned(visitId);
      const capabilities = await options.capabilities();
      const isEnded = watched.get(visitId) !== known || customerOf(visitId) !== customerId;
      const isOver = known.enrollmentId === null || !isUnderWay(enrollments, known.enrollmentId);
      if (customerId === null || !identification || isEnded || !isOver) return;
      if (!capabilities?.has("TOKENIZATION")) return;
      const { loyaltyOrderId, view } = identification;
      options.recordConsents([
        {
          at: options.clock.now(),
          loyaltyOrderId,
          who: customerId,
          documentKind: CARD_CONSENT,
          documentVersion: "",
          channels: [],
          locale,
          textShown,
        },
      ]);
      known.stop();
      const enrollmentId = enrollments.begin({
        customerId,
        customer: { language: locale, ...(view.greetingName && { name: view.greetingName }) },
        currency: options.currency(),
        returnUrls: (id) => returnUrls(returnBaseUrl, id),
        canInquire: capabilities.has("STATUS_POLLING"),
      });
      follow(visitId, known, enrollmentId);
    },
    returned(visitId) {
      const enrollmentId = watched.get(visitId)?.enrollmentId;
      if (enrollmentId) enrollments.returned(enrollmentId);
    },
    giveUp,
    remove(visitId) {
      const customerId = customerOf(visitId);
      if (customerId !== null) store.remove(customerId);
      refresh(visitId);
    },
    cardOf(visitId) {
      const customerId = customerOf(visitId);
      return customerId === null || !watch(visitId).canSave ? null : validCardOf(customerId);
    },
    instrument(cardId) {
      const sealed = store.sealedToken(cardId);
      if (sealed === null) return null;
      try {
        return { type: "CARD_TOKEN", token: options.openSeal(sealed).toString() };
      } catch {
        return null;
      }
    },
    customerChanged(visitId) {
      // A different customer must not inherit the enrollment.
      giveUp(visitId);
      refresh(visitId);
    },
    visitEnded(visitId) {
      for (const id of visitId === null ? [...watched.keys()] : [visitId]) {
        giveUp(id);
        watched.get(id)?.view.set(NOTHING);
        watched.delete(id);
      }
    },
  };
}

function isUnderWay(enrollments: Enrollments, enrollmentId: string): boolean {
  const at = enrollments.progress(enrollmentId)?.current().at;
  return at === "opening" || at === "entering" || at === "confirming";
}

/** The last two to four digits of a mask, which is all that it has to show (payments.md §2.3). */
function endingOf(maskedPan: string): string | null {
  return /(\d{2,4})\D*$/.exec(maskedPan)?.[1] ?? null;
}
