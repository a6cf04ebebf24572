import type { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { ChargeFailed, OwnerNotice, SavedCardNotice } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import type { ChargeEnd } from '#shared/invoice/charge.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';

const card = { brand: 'visa', last4: '4242' };

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

type Told = ChargeFailed | SavedCardNotice | OwnerNotice;

/** Stores the order of an email, as the transaction of its cause does. */
async function ordered<Mail extends Told>(mail: Mail): Promise<Mail> {
  expect(await outboxOn({ add: async () => undefined }).order([mail], table.transact)).toBeNull();
  return mail;
}

async function about(fields: Partial<InvoiceRecord> = {}) {
  const { id: invoiceId, billingEmail: to = '' } = await harness.givenAnInvoice({ status: 'SENT', ...fields });
  return { id: crypto.randomUUID(), invoiceId, to, sentAt: SENT_AT, card };
}

const aFailure = async (fields: Partial<InvoiceRecord> = {}) =>
  ordered({ ...(await about(fields)), kind: 'CHARGE_FAILED', because: 'declined', on: '2026-03-04' });
const aNotice = async (what: SavedCardNotice['what'], fields: Partial<InvoiceRecord> = {}) =>
  ordered({ ...(await about(fields)), kind: 'SAVED_CARD', what });

async function anEnd(because: ChargeEnd, { by, ...fields }: Partial<InvoiceRecord> & { by?: string } = {}) {
  const { to: _, card: saved, ...told } = await about(fields);
  const news = { what: 'CHARGE_ENDED', because, card: saved } as const;
  return ordered({ ...told, kind: 'OWNER_NOTICE', news, ...(by && { by }) });
}

function mime(): string {
  const { input } = harness.ses.call(0).args[0] as SendRawEmailCommand;
  return Buffer.from(input.RawMessage?.Data ?? []).toString();
}

describe('the email about a card that could not be charged', () => {
  it('is sent once with the invoice, however often it is delivered', async () => {
    const mail = await aFailure();
    for (const seconds of [0, 60, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(mime()).toContain('Content-Type: application/pdf');
    expect(mime()).toContain('Auto-Submitted: auto-generated');
  });

  it.each(['PAID', 'CANCELLED'] as const)('is not sent once the invoice is %s', async (status) => {
    expect(await harness.deliver([await aFailure({ status })])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('is not sent once a bank payment is on its way', async () => {
    const pending = { at: SENT_AT, on: '2026-03-01' };
    const debit = { attempt: 1, version: 1, accountId: 'acct_1', amountCents: 1, currency: 'CAD', expiresAt: 0 };
    await harness.deliver([await aFailure({ checkout: { ...debit, isDebit: true, pending } })]);
    expect(harness.recipients()).toEqual([]);
  });

  it('that is not charged is not sent once it is charged after all', async () => {
    const charge = { card, cardId: 'card1', on: '2026-03-04', firstOn: '2026-03-04', tries: 0, announcedCents: 1 };
    const stopped = await ordered({ ...(await about({ charge })), kind: 'CHARGE_FAILED', because: 'stopped' });
    await harness.deliver([stopped]);
    expect(harness.recipients()).toEqual([]);
    await harness.deliver([await aFailure({ charge })]);
    expect(harness.recipients()).toHaveLength(1);
  });

  it('is not sent for a business whose owner has not confirmed their email', async () => {
    const { emailVerifiedAt: _, ...unconfirmed } = harness.owner;
    harness.owner = unconfirmed as UserRecord;
    await harness.deliver([await aFailure(), await aNotice('SAVED')]);
    expect(harness.recipients()).toEqual([]);
  });

  it('that its address does not take is in the history of the invoice, and no failure of its own email', async () => {
    harness.suppress('BOUNCED');
    const mail = await aFailure();
    expect(await harness.deliver([mail])).toEqual([]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['UNSENDABLE']);
    expect(await harness.read(mail.invoiceId)).not.toHaveProperty('deliveryFailure');
  });
});

describe('the email about a card that was saved or removed', () => {
  it.each(['SAVED', 'REMOVED'] as const)('is sent once, also for a paid invoice: %s', async (what) => {
    const mail = await aNotice(what, { status: 'PAID' });
    for (const seconds of [0, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(mime()).not.toContain('application/pdf');
  });

  it('is not sent without an order', async () => {
    const mail = await aNotice('SAVED');
    await harness.deliver([{ ...mail, id: crypto.randomUUID() }]);
    expect(harness.recipients()).toEqual([]);
  });
});

describe('the email to the owner that a card is no longer charged', () => {
  it('is sent once', async () => {
    const mail = await anEnd('declined');
    for (const seconds of [0, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
  });

  it('is not sent to whoever stopped it or removed the card, nor once nothing is due', async () => {
    const by = harness.owner.email;
    const mails = [
      await anEnd('stopped'),
      await anEnd('card-removed', { by }),
      await anEnd('declined', { status: 'PAID' }),
    ];
    expect(await harness.deliver(mails)).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('is not sent to an owner who wants no emails about payments', async () => {
    harness.owner = { ...harness.owner, notices: { payments: false, bounces: true, reminders: true } };
    await harness.deliver([await anEnd('refused')]);
    expect(harness.recipients()).toEqual([]);
  });
});
