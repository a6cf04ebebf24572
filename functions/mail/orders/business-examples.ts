import { CHARGE_ENDS } from '#shared/invoice/charge.ts';
import { HOLD_REASONS } from '#shared/series/status.ts';
import { appointmentExamples } from './appointment-mails.ts';
import type { BusinessMail } from './business-mails.ts';
import { estimateExamples } from './estimate-mails.ts';

/** In examples of emails: the id of a deposit request. */
export const EXAMPLE_DEPOSIT = 'example-deposit';

/** In examples of emails: the id of a draft that a series made. */
export const EXAMPLE_DRAFT = 'example-draft';

/** In examples of emails: the ids of an invoice whose recipient saved a card, and of one whose recipient may do so. */
export const EXAMPLE_CHARGED = 'example-charged';
export const EXAMPLE_SAVES_CARD = 'example-saves-card';

/**
 * In examples of emails: the ids of an invoice whose recipient saved a bank account, and of one that is being debited.
 */
export const EXAMPLE_DEBITED = 'example-debited';
export const EXAMPLE_ON_ITS_WAY = 'example-on-its-way';

/** The saved bank account of the examples. */
export const EXAMPLE_ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };

/** Of each kind, emails to preview. */
export function businessExamples(): {
  readonly [Kind in BusinessMail['kind']]: readonly Extract<BusinessMail, { kind: Kind }>[];
} {
  const told = { id: 'example', sentAt: '2026-01-05T17:30:00Z', invoiceId: 'example' };
  const mail = { ...told, to: 'accounts@cafe.test' };
  const amount = { amountCents: 25_000, currency: 'CAD', on: '2026-01-05' };
  const paid = [
    { number: 'INV-20260105001', cents: 14_000 },
    { number: 'INV-20251204002', cents: 10_000 },
  ];
  const creditNote = { id: 'example', number: 'CN-INV-20260105001', isReturned: true };
  const { invoiceId, ...statement } = mail;
  const draft = { ...told, kind: 'OWNER_NOTICE', invoiceId: EXAMPLE_DRAFT } as const;
  const seriesId = 'example';
  const card = { brand: 'visa', last4: '4242' };
  const account = EXAMPLE_ACCOUNT;
  return {
    INVOICE: [
      { ...mail, kind: 'INVOICE', status: 'SENT' },
      { ...mail, kind: 'INVOICE', status: 'SENT', invoiceId: EXAMPLE_DEPOSIT },
      { ...mail, kind: 'INVOICE', status: 'SENT', invoiceId: EXAMPLE_CHARGED },
      { ...mail, kind: 'INVOICE', status: 'SENT', invoiceId: EXAMPLE_SAVES_CARD },
      { ...mail, kind: 'INVOICE', status: 'SENT', invoiceId: EXAMPLE_DEBITED },
      { ...mail, kind: 'INVOICE', status: 'SENT', invoiceId: EXAMPLE_ON_ITS_WAY },
    ],
    INVOICE_COPY: [{ ...mail, kind: 'INVOICE_COPY', status: 'SENT', copyTo: 'kim@example.com' }],
    REMINDER: [{ ...mail, kind: 'REMINDER', step: 7, sentAt: '2026-02-11T17:30:00Z' }],
    PAYER_NOTICE: [
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'PAID', method: 'card' } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'PAID', method: 'card', charged: card } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'PAID', method: 'debit' } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'PAID', method: 'debit', charged: account } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'DEBIT_FAILED', method: 'debit' } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'DEBIT_RETURNED', method: 'debit' } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'CREDITED', method: 'card', creditNote } },
      { ...mail, kind: 'PAYER_NOTICE', news: { ...amount, what: 'PAID', method: 'bank', paid, creditCents: 1_000 } },
    ],
    CHARGE_FAILED: [
      { ...mail, kind: 'CHARGE_FAILED', card, because: 'declined', on: '2026-01-08' },
      { ...mail, kind: 'CHARGE_FAILED', card, because: 'authentication' },
      { ...mail, kind: 'CHARGE_FAILED', card, because: 'refused' },
      { ...mail, kind: 'CHARGE_FAILED', card, because: 'amount-raised' },
      { ...mail, kind: 'CHARGE_FAILED', card, because: 'stopped' },
      { ...mail, kind: 'CHARGE_FAILED', card: account, because: 'declined', on: '2026-01-08' },
      { ...mail, kind: 'CHARGE_FAILED', card: account, because: 'refused' },
    ],
    SAVED_CARD: [
      { ...mail, kind: 'SAVED_CARD', card, what: 'SAVED' },
      { ...mail, kind: 'SAVED_CARD', card, what: 'REMOVED' },
      { ...mail, kind: 'SAVED_CARD', card: account, what: 'SAVED' },
      { ...mail, kind: 'SAVED_CARD', card: account, what: 'REMOVED' },
    ],
    OWNER_NOTICE: [
      {
        ...told,
        kind: 'OWNER_NOTICE',
        news: { ...amount, what: 'CLAIMED', method: 'e-transfer', reference: 'CA7TgHqv' },
      },
      { ...told, kind: 'OWNER_NOTICE', news: { what: 'BOUNCED', address: mail.to } },
      { ...told, kind: 'OWNER_NOTICE', news: { what: 'REMINDED', day: '2026-02-11' } },
      { ...draft, news: { what: 'SERIES_DRAFT', seriesId } },
      ...HOLD_REASONS.map((because) => ({ ...draft, news: { what: 'SERIES_HELD' as const, seriesId, because } })),
      { ...told, kind: 'OWNER_NOTICE', news: { ...amount, what: 'DEBIT_FAILED', method: 'debit' } },
      { ...told, kind: 'OWNER_NOTICE', news: { ...amount, what: 'DEBIT_RETURNED', method: 'debit' } },
      ...[card, account].flatMap((saved) =>
        CHARGE_ENDS.filter((because) => because !== 'stopped').map((because) => ({
          ...told,
          kind: 'OWNER_NOTICE' as const,
          news: { what: 'CHARGE_ENDED' as const, because, card: saved },
        })),
      ),
      {
        ...told,
        kind: 'OWNER_NOTICE',
        news: { what: 'CHARGE_ENDED', because: 'card-removed', card, byPayer: true },
      },
      { ...draft, news: { what: 'SERIES_MISSED', seriesId, days: ['2025-10-01', '2025-11-01'] } },
    ],
    STATEMENT: [
      {
        ...{ ...statement, kind: 'STATEMENT', businessId: invoiceId, customerId: invoiceId, customer: 'Café' },
        ...{ firstDay: '2025-10-01', lastDay: '2025-12-31' },
      },
    ],
    ...estimateExamples(),
    APPOINTMENT: appointmentExamples(),
  };
}
