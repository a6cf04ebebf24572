import { expect, it } from 'vitest';
import type { CreditEntry, LedgerEntry, PaymentEntry, RefundEntry } from '#shared/ledger/entry.ts';
import { debitFailedMails, moneyMails } from './money-mails.ts';

const NOW = new Date('2026-03-05T18:00:00.000Z');

const payment = (changes: Partial<PaymentEntry> = {}): PaymentEntry => ({
  kind: 'payment',
  id: 'p1',
  method: 'card',
  amountCents: 20_000,
  currency: 'CAD',
  paidOn: '2026-03-01',
  at: '2026-03-01T12:00:00.000Z',
  ...changes,
});

const refund = (changes: Partial<RefundEntry> = {}): RefundEntry => ({
  kind: 'refund',
  id: 'r1',
  paymentId: 'p1',
  method: 'card',
  amountCents: 5_000,
  currency: 'CAD',
  status: 'succeeded',
  refundedOn: '2026-03-02',
  at: '2026-03-02T12:00:00.000Z',
  ...changes,
});

const credit = (refundId?: string): CreditEntry => ({
  kind: 'credit',
  id: 'c1',
  number: 'CN-1',
  amountCents: 5_000,
  subtotalCents: 5_000,
  currency: 'CAD',
  creditedOn: '2026-03-04',
  at: '2026-03-04T12:00:00.000Z',
  ...(refundId && { refundId }),
});

const disputed = (stage: 'INQUIRY' | 'OPEN' | 'LOST' | 'WON') =>
  payment({ disputes: { d1: { stage, amountCents: 20_000, on: '2026-03-03' } } });
const eTransfer = payment({ method: 'e-transfer', reference: 'CA123', by: 'ann@example.com' });
const debit = payment({ method: 'debit' });
const returned = (stage: 'LOST' | 'WON') =>
  payment({ method: 'debit', disputes: { d1: { stage, amountCents: 20_000, on: '2026-03-03' } } });
const byOwner = { by: 'owner@example.com' };

/** The emails about a change as "recipient what amount on day". */
function told(
  before: LedgerEntry[],
  after: LedgerEntry[],
  { sendsReceipt = false, billingEmail = 'jo@example.com' } = {},
) {
  const invoice = { id: 'i1', billingEmail };
  const mails = moneyMails({ invoice, before, after, sendsReceipt, now: NOW, timeZone: 'America/Toronto' });
  return mails.map((mail) => {
    const who = mail.kind === 'PAYER_NOTICE' ? mail.to : `owner${mail.by ? ` unless ${mail.by}` : ''}`;
    return `${who}: ${mail.news.what} ${mail.news.amountCents} on ${mail.news.on}`;
  });
}

const paid = 'PAID 20000 on 2026-03-01';
const refunded = 'REFUNDED 5000 on 2026-03-02';
const credited = ['jo@example.com: CREDITED 5000 on 2026-03-04', 'owner: CREDITED 5000 on 2026-03-04'];

it.each<[what: string, before: LedgerEntry[], after: LedgerEntry[], mails: string[]]>([
  ['a card payment', [], [payment()], [`jo@example.com: ${paid}`, `owner: ${paid}`]],
  ['a card payment that is known', [payment()], [payment()], []],
  ['a recorded payment', [], [eTransfer], []],
  ['a voided payment', [eTransfer], [{ ...eTransfer, voidedAt: '2026-03-05' }], []],
  ['a refund', [payment()], [payment(), refund()], [`jo@example.com: ${refunded}`, `owner: ${refunded}`]],
  [
    'a refund by the owner',
    [payment()],
    [payment(), refund(byOwner)],
    [`jo@example.com: ${refunded}`, `owner unless owner@example.com: ${refunded}`],
  ],
  ['a credit note', [], [credit()], credited],
  ['a credit note that is known', [credit()], [credit()], []],
  ['a refund with its credit note', [payment()], [payment(), refund(), credit('r1')], credited],
  ['a pending refund', [payment()], [payment(), refund({ status: 'pending' })], []],
  [
    'a pending refund that succeeds',
    [payment(), refund({ status: 'pending' })],
    [payment(), refund()],
    [`jo@example.com: ${refunded}`, `owner: ${refunded}`],
  ],
  [
    'a refund that fails',
    [payment(), refund({ status: 'pending' })],
    [payment(), refund({ status: 'failed' })],
    ['owner: REFUND_FAILED 5000 on 2026-03-02'],
  ],
  [
    'a refund that failed before',
    [payment(), refund({ status: 'failed' })],
    [payment(), refund({ status: 'failed' })],
    [],
  ],
  ['an inquiry', [payment()], [disputed('INQUIRY')], []],
  ['a dispute', [payment()], [disputed('OPEN')], ['owner: DISPUTED 20000 on 2026-03-03']],
  ['a dispute that is known', [disputed('OPEN')], [disputed('OPEN')], []],
  [
    'a refund of another payment during a dispute',
    [disputed('OPEN'), payment({ id: 'p2' })],
    [disputed('OPEN'), payment({ id: 'p2' }), refund({ paymentId: 'p2' })],
    [`jo@example.com: ${refunded}`, `owner: ${refunded}`],
  ],
  ['a lost dispute that is known', [disputed('LOST')], [disputed('LOST')], []],
  ['a dispute that is won', [disputed('OPEN')], [disputed('WON')], []],
  ['a dispute that is lost', [disputed('OPEN')], [disputed('LOST')], ['owner: DISPUTE_LOST 20000 on 2026-03-03']],
  ['a debit', [], [debit], [`jo@example.com: ${paid}`, `owner: ${paid}`]],
  [
    'a refund of a debit',
    [debit],
    [debit, refund({ method: 'debit' })],
    [`jo@example.com: ${refunded}`, `owner: ${refunded}`],
  ],
  [
    'a refund of a debit that fails',
    [debit, refund({ method: 'debit', status: 'pending' })],
    [debit, refund({ method: 'debit', status: 'failed' })],
    ['owner: REFUND_FAILED 5000 on 2026-03-02'],
  ],
  [
    'a debit that the bank returns',
    [debit],
    [returned('LOST')],
    ['jo@example.com: DEBIT_RETURNED 20000 on 2026-03-03', 'owner: DEBIT_RETURNED 20000 on 2026-03-03'],
  ],
  ['a debit that is known to be returned', [returned('LOST')], [returned('LOST')], []],
  ['a returned debit that the bank gives back', [returned('LOST')], [returned('WON')], []],
])('tells the right people of %s', (_, before, after, mails) => {
  expect(told(before, after)).toEqual(mails);
});

it('sends a receipt for a recorded payment if asked to, and none without an address', () => {
  expect(told([], [eTransfer], { sendsReceipt: true })).toEqual([`jo@example.com: ${paid}`]);
  expect(told([], [payment()], { billingEmail: '' })).toEqual([`owner: ${paid}`]);
});

it('tells payer and owner of a debit that failed, and the owner alone without an address', () => {
  const failed = { amountCents: 20_000, currency: 'CAD', on: '2026-03-05', now: NOW };
  const news = { what: 'DEBIT_FAILED', amountCents: 20_000, currency: 'CAD', method: 'debit', on: '2026-03-05' };
  const told = { invoiceId: 'i1', sentAt: NOW.toISOString(), news };
  expect(debitFailedMails({ id: 'i1', billingEmail: 'jo@example.com' }, failed)).toMatchObject([
    { ...told, kind: 'PAYER_NOTICE', to: 'jo@example.com' },
    { ...told, kind: 'OWNER_NOTICE' },
  ]);
  expect(debitFailedMails({ id: 'i1', billingEmail: '' }, failed)).toMatchObject([{ ...told, kind: 'OWNER_NOTICE' }]);
});
