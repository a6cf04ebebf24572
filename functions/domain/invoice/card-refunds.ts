import { dayIn } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { type CardRefund, type RefundStatus, refundsOf } from '#shared/ledger/entry.ts';
import type { StoredEntry, StoredPayment, StoredRefund } from './ledger-store.ts';

/** A card refund's stages only advance: a bank can still return a successful one, and a failed one stays failed. */
const STAGES: readonly RefundStatus[] = ['pending', 'succeeded', 'failed'];

type Reported = {
  readonly payment: StoredPayment;
  readonly refunds: readonly CardRefund[];
  readonly entries: readonly StoredEntry[];
  readonly timeZone: string;
};

/**
 * The new and changed entries of a payment's refunds as the card provider reports them. The order of reports makes no
 * difference. A refund made at the provider gets an entry with the provider's id, and its amount is not owed again.
 */
export function reportedRefunds({ payment, refunds, entries, timeZone }: Reported): StoredRefund[] {
  const known = refundsOf(payment, entries);
  return refunds.flatMap((refund) => {
    const entry =
      known.find(({ providerId }) => providerId === refund.id) ??
      known.find((it) => it.id === refund.entryId && !it.providerId && it.amountCents === refund.amountCents);
    if (!entry) return [newEntry(payment, refund, timeZone)];
    return isNews(entry, refund) ? [advanced(entry, refund.status, refund.id)] : [];
  });
}

/** The next revision of a refund; `providerId` is absent if the provider never made it. */
export function advanced(entry: StoredRefund, status: RefundStatus, providerId?: string): StoredRefund {
  return { ...entry, status, ...(providerId && { providerId }), revision: entry.revision + 1 };
}

/** The history events of refunds. */
export function refundEvents(
  refunds: readonly StoredRefund[],
  { at, by }: Pick<InvoiceEvent, 'at' | 'by'>,
): InvoiceEvent[] {
  return refunds.map(({ amountCents, currency, status, method, receiptId }) => ({
    at,
    type: 'REFUND',
    ...(by && { by }),
    amountCents,
    currency,
    method,
    status,
    ...(receiptId && { isCredit: true as const }),
  }));
}

/** An entry that the provider has not confirmed yet takes any state; a confirmed one advances. */
function isNews({ status, providerId }: StoredRefund, refund: CardRefund): boolean {
  return providerId ? STAGES.indexOf(refund.status) > STAGES.indexOf(status) : refund.status !== status;
}

function newEntry(payment: StoredPayment, refund: CardRefund, timeZone: string): StoredRefund {
  return {
    kind: 'refund',
    id: refund.id,
    paymentId: payment.id,
    providerId: refund.id,
    method: payment.method,
    amountCents: refund.amountCents,
    currency: payment.currency,
    status: refund.status,
    refundedOn: dayIn(timeZone, new Date(refund.at)),
    at: refund.at,
    revision: 1,
  };
}
