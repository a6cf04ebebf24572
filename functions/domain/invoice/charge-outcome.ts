import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import type { ChargeState } from '#functions/services/card-payments.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { changeLedger, type LedgerChange, type LedgerDependencies } from './change-ledger.ts';
import { chargeFailed } from './charge.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** A charge that ended at the provider, as its run or an event reports it. */
export type EndedCharge = {
  /** The provider's id of the charge, and its account. */
  readonly chargeId: string;
  readonly accountId: string;
  /** Whether it debited a bank account. */
  readonly isDebit: boolean;
  readonly state: Extract<ChargeState, { status: 'paid' | 'failed' }>;
  /** The invoice that it is for; null if there is none any more. */
  readonly find: LedgerChange['find'];
  /** The card that the customer of an invoice has saved now, if they have one. */
  readonly cardOf: (invoice: InvoiceRecord) => Promise<Pick<SavedCardRecord, 'id'> | undefined>;
  readonly now: Date;
  /** Other writes of the transaction; the outcome counts as recorded if the one named `event` fails. */
  readonly also?: Readonly<Record<string, Write>>;
};

/**
 * Records how a charge of a saved card ended, once even if both run and event report it. A success becomes a payment by
 * card or debit, and the invoice is not charged by itself again. A failure plans the next try, or ends the charge if
 * that was the last one or the card is gone. Returns the invoice if this call recorded the outcome, else null.
 */
export async function recordOutcome(
  dependencies: LedgerDependencies,
  ended: EndedCharge,
): Promise<InvoiceRecord | null> {
  const { state } = ended;
  return state.status === 'paid'
    ? recordPaid(dependencies, { ...ended, state })
    : recordFailed(dependencies, { ...ended, state });
}

type Paid = EndedCharge & { readonly state: Extract<ChargeState, { status: 'paid' }> };

async function recordPaid(dependencies: LedgerDependencies, ended: Paid): Promise<InvoiceRecord | null> {
  const { chargeId: id, accountId, state, now, also } = ended;
  const { amountCents, currency, at } = state;
  const money = { method: ended.isDebit ? 'debit' : 'card', amountCents, currency } as const;
  let card: CardLabel | undefined;
  const outcome = await changeLedger(dependencies, {
    find: async () => {
      const found = await ended.find();
      card = found?.invoice.charge?.card;
      return found;
    },
    // Even if something is still due, as after a part of the payment was returned.
    prepare: async ({ charge: _over, ...invoice }) => invoice,
    change: ({ entries, business }) => {
      if (entries.some((entry) => entry.id === id)) return null;
      const paidOn = dayIn(business.timeZone, new Date(at));
      const charged = card && { charged: card };
      // The provider's seconds would put it before what led to it, such as a person who asked for it.
      const toldAt = new Date(Math.max(Date.parse(at), now.getTime())).toISOString();
      return {
        entries: [{ kind: 'payment', id, ...money, accountId, at, paidOn, ...charged, revision: 1 }],
        events: [{ at: toldAt, type: 'PAYMENT', ...money, ...charged }],
      };
    },
    now,
    sessionId: id,
    ...(also && { also }),
  });
  return outcome?.isChanged ? outcome.invoice : null;
}

type Failed = EndedCharge & { readonly state: Extract<ChargeState, { status: 'failed' }> };

async function recordFailed(
  { invoices, outbox }: LedgerDependencies,
  { chargeId, state, find, cardOf, now, also }: Failed,
): Promise<InvoiceRecord | null> {
  const done = await retry('charge-failure', async () => {
    const found = await find();
    const before = found?.invoice;
    // What else has the place of the charge came after this was recorded, or after it was called off.
    if (!found || !before?.checkout?.isCharge || before.checkout.sessionId !== chargeId) return { invoice: null };
    const today = dayIn(found.business.timeZone, now);
    const isCardGone = (await cardOf(before))?.id !== before.charge?.cardId;
    const { after, events, mails } = chargeFailed(before, { because: state.because, isCardGone, now, today });
    const failed = await outbox.order(mails, (orders) =>
      invoices.replace({ before, after, events, also: { ...also, ...orders } }),
    );
    if (failed === 'event') return { invoice: null };
    return failed === null ? { invoice: after } : null;
  });
  if (!done) throw refusal({ BUSY });
  return done.invoice;
}
