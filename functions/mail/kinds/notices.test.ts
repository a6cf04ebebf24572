import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '#functions/data/table/write.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { OwnerNotice, PayerNotice } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';

const NEWS = { what: 'PAID', amountCents: 1_000, currency: 'CAD', method: 'card', on: '2026-03-01' } as const;
const BOUNCE = { what: 'BOUNCED', address: 'no@example.com' } as const;

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

/** Stores the order of a notice, as the transaction of its cause does. */
async function ordered<Notice extends PayerNotice | OwnerNotice>(notice: Notice): Promise<Notice> {
  expect(await outboxOn({ add: async () => undefined }).order([notice], table.transact)).toBeNull();
  return notice;
}

async function aReceipt(): Promise<PayerNotice> {
  const { id: invoiceId, billingEmail: to = '' } = await harness.givenAnInvoice({ status: 'PAID' });
  return ordered({ kind: 'PAYER_NOTICE', id: crypto.randomUUID(), invoiceId, to, sentAt: SENT_AT, news: NEWS });
}

async function aNotice(changes: Partial<OwnerNotice> = {}): Promise<OwnerNotice> {
  const { id: invoiceId } = await harness.givenAnInvoice({ status: 'PAID' });
  const id = crypto.randomUUID();
  return ordered({ kind: 'OWNER_NOTICE', id, invoiceId, sentAt: SENT_AT, news: NEWS, ...changes });
}

const owner = (changes: Change<UserRecord>) => {
  harness.owner = { ...harness.owner, ...changes } as UserRecord;
};

const checkout = { isDebit: true, pending: { at: SENT_AT, on: '2026-03-01' } } as OpenCheckout;

it.each<[what: string, invoice: Partial<InvoiceRecord>, count: number]>([
  ['due', { status: 'SENT' }, 1],
  ['paid', { status: 'PAID' }, 0],
  ['cancelled', { status: 'CANCELLED' }, 0],
  ['being debited again', { status: 'SENT', checkout }, 0],
])('a debit that failed is told to the payer of an invoice that is %s: %o, %i emails', async (_, invoice, count) => {
  const { id: invoiceId, billingEmail: to = '' } = await harness.givenAnInvoice(invoice);
  const news = { ...NEWS, what: 'DEBIT_FAILED', method: 'debit' } as const;
  await harness.deliver([
    await ordered({ kind: 'PAYER_NOTICE', id: crypto.randomUUID(), invoiceId, to, sentAt: SENT_AT, news }),
  ]);
  expect(harness.recipients()).toHaveLength(count);
});

describe('a receipt', () => {
  it('is sent once with the PDF, however often it is delivered', async () => {
    const receipt = await aReceipt();
    for (const seconds of [0, 60, 300]) expect(await harness.deliver([receipt], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([receipt.to]);
    const { input } = harness.ses.call(0).args[0] as SendRawEmailCommand;
    const mime = Buffer.from(input.RawMessage?.Data ?? []).toString();
    expect(mime).toContain('Content-Type: application/pdf');
    expect(mime).toContain('Auto-Submitted: auto-generated');
  });

  it('is not sent without an order', async () => {
    const receipt = { ...(await aReceipt()), id: crypto.randomUUID() };
    expect(await harness.deliver([receipt])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('is not sent for a business whose owner has not confirmed their email', async () => {
    owner({ emailVerifiedAt: undefined });
    await harness.deliver([await aReceipt()]);
    expect(harness.recipients()).toEqual([]);
  });

  it('is not sent to a suppressed address, as the history of its invoice says', async () => {
    harness.suppress('BOUNCED');
    const receipt = await aReceipt();
    expect(await harness.deliver([receipt])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
    expect(await harness.failuresOf(receipt.invoiceId)).toEqual(['UNSENDABLE']);
    expect(await harness.read(receipt.invoiceId)).not.toHaveProperty('deliveryFailure');
  });

  it('counts towards the daily limits, beyond which it is not sent', async () => {
    const { to, ...first } = await aReceipt();
    for (let sent = 0; sent < 10; sent += 1) {
      await harness.deliver([await ordered({ ...first, to, id: crypto.randomUUID() })]);
    }
    expect(harness.recipients()).toHaveLength(10);
    expect(await harness.deliver([{ ...first, to }])).toEqual([]);
    expect(harness.recipients()).toHaveLength(10);
    expect(await harness.failuresOf(first.invoiceId)).toEqual(['NOT_SENT']);
  });

  it('that SES cannot accept yet is sent later', async () => {
    harness.ses
      .on(SendRawEmailCommand)
      .rejectsOnce(aFault({ name: 'Throttling', status: 429 }))
      .resolves({});
    const receipt = await aReceipt();
    expect(await harness.deliver([receipt])).toEqual([receipt.id]);
    expect(await harness.deliver([receipt], { seconds: 15, receives: 2 })).toEqual([]);
    expect(harness.recipients()).toHaveLength(2);
  });
});

describe('a notice to the owner', () => {
  it.each<[string, Change<UserRecord>, Partial<OwnerNotice>, sent: number]>([
    ['is sent', {}, {}, 1],
    ['is sent if an employee did it', {}, { by: 'ann@example.com' }, 1],
    ['is not sent if they did it', {}, { by: 'owner@example.com' }, 0],
    ['is not sent to an unconfirmed address', { emailVerifiedAt: undefined }, {}, 0],
    ['is not sent if turned off', { notices: { payments: false, bounces: true, reminders: true } }, {}, 0],
    ['of a bounce is sent', { notices: { payments: false, bounces: true, reminders: true } }, { news: BOUNCE }, 1],
    [
      'of a bounce is not sent if turned off',
      { notices: { payments: true, bounces: false, reminders: true } },
      { news: BOUNCE },
      0,
    ],
  ])('%s', async (_, user, changes, sent) => {
    owner(user);
    const notice = await aNotice(changes);
    for (const seconds of [0, 60]) expect(await harness.deliver([notice], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual(sent ? ['owner@example.com'] : []);
  });

  it('that cannot be sent does not change the invoice', async () => {
    harness.suppress('BOUNCED');
    const notice = await aNotice();
    expect(await harness.deliver([notice])).toEqual([]);
    expect(await harness.failuresOf(notice.invoiceId)).toEqual([]);
  });
});
