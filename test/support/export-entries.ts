import type { StoredCredit, StoredPayment, StoredRefund } from '#functions/domain/invoice/ledger-store.ts';
import type { FiledDocument, Filing } from '#shared/reports/filing.ts';

/** Put into every stored field that must not be exported. */
export const SECRET = 'never-export-this';

const LATER = { currency: 'CAD', revision: 1 } as const;

/** A card payment. */
export const PAYMENT: StoredPayment = {
  ...LATER,
  kind: 'payment',
  id: 'pi_1',
  accountId: SECRET,
  method: 'card',
  amountCents: 20_100,
  paidOn: '2026-03-01',
  at: '2026-03-01T12:00:00.000Z',
};

/** A cash payment recorded in the wrong invoice. */
export const BY_HAND: StoredPayment = {
  ...LATER,
  kind: 'payment',
  id: 'by-hand',
  method: 'cash',
  amountCents: 95,
  roundingCents: -2,
  paidOn: '2026-03-02',
  at: '2027-03-02T12:00:00.000Z',
  reference: '0042',
  voidedAt: '2027-03-03T12:00:00.000Z',
  voidReason: 'Wrong invoice',
};

/** A refund of the card payment that failed. */
export const REFUND: StoredRefund = {
  ...LATER,
  kind: 'refund',
  id: 're_2',
  providerId: SECRET,
  paymentId: 'pi_1',
  method: 'card',
  amountCents: 200,
  status: 'failed',
  refundedOn: '2026-03-04',
  at: '2027-03-04T12:00:00.000Z',
};

/** A credit note for part of the balance. */
export const CREDIT: StoredCredit = {
  ...LATER,
  kind: 'credit',
  id: 'credit-1',
  number: 'CN-1',
  amountCents: 1_150,
  subtotalCents: 1_000,
  taxes: [{ code: 'HST', ratePercent: 15, baseAmount: 10, amount: 1.5, rule: 'test' }],
  creditedOn: '2026-03-05',
  at: '2027-03-05T12:00:00.000Z',
  reason: 'Fewer hours',
};

/** A filed period, and its document. */
export const FILING: Filing = {
  ...{ id: '0fil3', account: 'GST_HST', from: '2026-01-01', to: '2026-03-31', lines: { '103': 1_500 } },
  ...{ claimedCents: 250, filedAt: '2026-04-12T15:00:00.000Z', by: 'Ann Roy' },
};
export const FILED: FiledDocument = {
  ...{ kind: 'sale', on: '2026-01-05', invoiceId: 'invoice', invoiceNumber: 'INV-1', lines: { '103': 1_500 } },
};
