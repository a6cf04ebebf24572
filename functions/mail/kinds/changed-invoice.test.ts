import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliveryFailureOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { sendByEmail } from '#functions/invoice-delivery/emails.ts';
import { deliveryStore } from '#functions/invoice-delivery/store.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, aMail, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

async function change(id: string, fields: Partial<InvoiceRecord>, events: InvoiceEvent[] = []): Promise<void> {
  const before = await harness.read(id);
  expect(await harness.invoices.replace({ before, after: { ...before, ...fields }, events })).toBeNull();
}

const shownBy = async (id: string) => deliveryFailureOf(await harness.read(id));
const refuse = (name = 'MessageRejected') => {
  harness.ses
    .on(SendRawEmailCommand)
    .rejectsOnce(aFault({ name, status: 400 }))
    .resolves({});
};

describe('an invoice that changed since its email was queued', () => {
  it('is sent as it is now, to the recipient that its sender saw', async () => {
    const mail = await harness.givenAMail();
    await change(mail.invoiceId, { billingEmail: 'new@example.com', version: 2 });
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
  });

  it('shows no failure at the former recipient', async () => {
    refuse();
    const mail = await harness.givenAMail();
    await change(mail.invoiceId, { billingEmail: 'new@example.com', version: 2 });
    await harness.deliver([mail]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['UNSENDABLE']);
    expect(await shownBy(mail.invoiceId)).toBeUndefined();
  });

  it('is not sent once it is deleted', async () => {
    const mail = await harness.givenAMail();
    await harness.invoices.remove(await harness.read(mail.invoiceId), {
      by: 'ann@example.com',
      now: new Date(SENT_AT),
    });
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('can be deleted while its email fails', async () => {
    const mail = await harness.givenAMail();
    const invoice = await harness.read(mail.invoiceId);
    harness.dependencies = {
      ...harness.dependencies,
      mailer: {
        async send() {
          await harness.invoices.remove(invoice, { by: 'ann@example.com', now: new Date(SENT_AT) });
          throw aFault({ code: 'ECONNREFUSED' });
        },
      },
    };
    expect(await harness.deliver([mail], { receives: 30 })).toEqual([mail.id]);
    expect(await harness.deliver([mail], { seconds: 600 })).toEqual([]);
  });

  it('is not sent once it is cancelled, as its history says', async () => {
    const mail = await harness.givenAMail();
    await change(mail.invoiceId, { status: 'CANCELLED', version: 2 });
    for (const seconds of [0, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['NOT_SENT']);
    expect(await shownBy(mail.invoiceId)).toBeUndefined();
  });

  it('is sent if it was already cancelled when its sender sent it', async () => {
    const mail = await harness.givenAMail({}, { status: 'CANCELLED' });
    expect(await harness.deliver([mail])).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
  });
});

describe('a delivery failure', () => {
  const hour = (hours: number) => new Date(Date.parse(SENT_AT) + hours * 3_600_000);
  /** Sends an invoice; `queued` runs once its email is queued and before it is recorded. */
  const send = async (id: string, { now = hour(1), queued = async (_: SentInvoice) => {} } = {}) => {
    const mails: SentInvoice[] = [];
    const { businessId } = await harness.read(id);
    const { published } = harness.dependencies;
    const dependencies = {
      table,
      ledger: ledgerIn(table),
      businesses: businessesIn(table),
      invoices: harness.invoices,
      published: { find: published.findToSend, findToSend: published.findToSend },
      store: deliveryStore(table),
      limits: messageLimits(table, { EMAIL: 1_000, SMS: 1_000 }),
      suppressions: { find: async () => undefined },
      mails: {
        async add(mail: SentInvoice) {
          mails.push(mail);
          await queued(mail);
        },
      },
      mailFrom: 'invoices@example.com',
      sms: { send: async () => undefined },
      smsDestinations: ['CA'],
      siteUrl: '',
    };
    await sendByEmail(dependencies, { caller: aCaller({ businessId }), invoiceId: id, now });
    return mails[0] as SentInvoice;
  };

  it('is shown if it was recorded before its email, unlike that of an earlier email', async () => {
    const { id, billingEmail = '' } = await harness.givenAnInvoice();
    const older = { kind: 'BOUNCED', address: billingEmail.toLowerCase(), sentAt: SENT_AT } as const;
    await change(id, { deliveryFailure: older });
    refuse();
    await send(id, { queued: async (mail) => void (await harness.deliver([mail], { seconds: 3_600 })) });
    expect(await shownBy(id)).toBe('UNSENDABLE');
  });

  it('is shown if it was recorded after its email', async () => {
    const { id } = await harness.givenAnInvoice();
    refuse();
    await harness.deliver([await send(id)], { seconds: 3_600 });
    expect(await shownBy(id)).toBe('UNSENDABLE');
  });

  it('disappears when the invoice is sent again', async () => {
    const { id } = await harness.givenAnInvoice();
    refuse();
    await harness.deliver([await send(id)], { seconds: 3_600 });
    await harness.deliver([await send(id, { now: hour(2) })], { seconds: 7_200 });
    expect(await shownBy(id)).toBeUndefined();
    expect(await harness.failuresOf(id)).toEqual(['UNSENDABLE']);
  });

  it('is only in the history once the email was sent again', async () => {
    const invoice = await harness.givenAnInvoice();
    await send(invoice.id);
    refuse();
    await harness.deliver([aMail(invoice)], { seconds: 21_600 });
    expect(await harness.failuresOf(invoice.id)).toEqual(['UNSENDABLE']);
    expect(await shownBy(invoice.id)).toBeUndefined();
  });

  it('keeps version and status, so that open editors are not disturbed', async () => {
    refuse();
    const mail = await harness.givenAMail();
    await harness.deliver([mail]);
    expect(await harness.read(mail.invoiceId)).toMatchObject({ version: 1, status: 'SENT', updatedAt: SENT_AT });
  });
});
