import { beforeEach, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import { put, set } from '#functions/data/table/write.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';
import type { AccountMail } from './orders/account-mails.ts';
import { type AppointmentMail, appointmentExamples } from './orders/appointment-mails.ts';
import type { SentStatement } from './orders/business-mails.ts';
import { newMail, orderOf } from './orders/outbox.ts';
import type { QueuedMail } from './orders/queued-mail.ts';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
  const { findToSend } = harness.dependencies.published;
  harness.dependencies = {
    ...harness.dependencies,
    published: {
      async findToSend(id) {
        const found = await findToSend(id);
        return found && ({ ...found, business: { ...found.business, suspendedAt: SENT_AT } } as PublishedInvoice);
      },
    },
  };
});

const NOW = new Date(SENT_AT);
const NEWS = { amountCents: 1_000, currency: 'CAD', on: '2026-03-01', what: 'PAID', method: 'card' } as const;

async function ordered<Mail extends QueuedMail>(mail: Mail): Promise<Mail> {
  await table.transact({ order: orderOf(mail) });
  return mail;
}

async function aBusiness(fields: Partial<BusinessRecord>): Promise<string> {
  const id = crypto.randomUUID();
  const business = { id, ownerId: harness.owner.id, timeZone: 'America/Toronto', createdAt: SENT_AT, ...fields };
  await table.transact({ business: put({ ...business, ...businessKey(id) }) });
  return id;
}

it('an invoice that was queued before the suspension stays, and its sender sees that it was not sent', async () => {
  const mail = await harness.givenAMail();
  expect(await harness.deliver([mail])).toEqual([]);
  expect(harness.recipients()).toEqual([]);
  expect(await harness.failuresOf(mail.invoiceId)).toEqual(['NOT_SENT']);
  expect((await harness.read(mail.invoiceId)).deliveryFailure).toMatchObject({ kind: 'NOT_SENT' });
});

it('so do reminders and news to payers, which block no later reminder; its owner gets the news of their money', async () => {
  const { id: invoiceId, billingEmail: to = '' } = await harness.givenAnInvoice();
  const told = { ...newMail(NOW), invoiceId };
  const reminder = await ordered({ ...told, id: crypto.randomUUID(), kind: 'REMINDER' as const, to });
  const toPayer = await ordered({ ...told, id: crypto.randomUUID(), kind: 'PAYER_NOTICE' as const, to, news: NEWS });
  const toOwner = await ordered({ ...told, id: crypto.randomUUID(), kind: 'OWNER_NOTICE' as const, news: NEWS });
  expect(await harness.deliver([reminder, toPayer, toOwner])).toEqual([]);
  expect(harness.recipients()).toEqual([harness.owner.email]);
  expect((await harness.read(invoiceId)).deliveryFailure).toBeUndefined();
});

it('so do statements, appointments and invitations', async () => {
  const businessId = await aBusiness({ suspendedAt: SENT_AT });
  const customer = await customersIn(table, businessId).add({ name: 'Ann', email: 'ann@example.com' }, NOW);
  const statement: SentStatement = {
    ...{ ...newMail(NOW), kind: 'STATEMENT', businessId, customerId: customer.id, customer: 'Ann' },
    ...{ to: 'ann@example.com', firstDay: '2026-01-01', lastDay: '2026-02-28' },
  };
  const appointment = await ordered({
    ...appointmentExamples()[0],
    ...{ ...newMail(NOW), businessId },
  } as AppointmentMail);
  expect(await harness.deliver([statement, appointment])).toEqual([]);
  expect(harness.recipients()).toEqual([]);
  expect(harness.recorded).toEqual(['customer.return-statement']);
});

it.each<[AccountMail['kind'], Partial<BusinessRecord>, number]>([
  ['BUSINESS_SUSPENDED', { suspendedAt: SENT_AT }, 1],
  ['BUSINESS_SUSPENDED', {}, 0],
  ['BUSINESS_RESTORED', {}, 1],
  ['BUSINESS_RESTORED', { suspendedAt: SENT_AT }, 0],
])('the owner gets %s while it is true: %j', async (kind, fields, sent) => {
  const businessId = await aBusiness(fields);
  const mail = await ordered({ ...newMail(NOW), kind, businessId } as AccountMail);
  expect(await harness.deliver([mail])).toEqual([]);
  expect(harness.recipients()).toEqual(Array.from({ length: sent }, () => harness.owner.email));
});

it('the same order is not sent again once the business is restored', async () => {
  const businessId = await aBusiness({ suspendedAt: SENT_AT });
  const mail = await ordered({ ...newMail(NOW), kind: 'BUSINESS_RESTORED', businessId } as AccountMail);
  await harness.deliver([mail]);
  await table.transact({ business: { Update: set(businessKey(businessId), { suspendedAt: undefined }) } });
  await harness.deliver([mail]);
  expect(harness.recipients()).toEqual([]);
});
