import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import {
  aCustomer,
  aPerson,
  aPersonReadyToSend,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
  await owner.call('PATCH', '/reminders', { body: { isOn: true } });
});

const LATER = { issueDate: '2999-01-01', dueDate: '2999-01-31' };
const act = (id: string, action: 'send' | 'skip', by = owner) =>
  by.call<Invoice>('POST', `/invoices/${id}/reminder`, { body: { action } });
const historyOf = async (id: string, by = owner) =>
  (await by.call<InvoiceHistory>('GET', `/invoices/${id}/history`)).body;
const remindersOf = async (id: string, by = owner) => (await historyOf(id, by)).reminders;
const next = async (id: string) => (await remindersOf(id)).next;
const eventsOf = async (id: string) => (await historyOf(id)).events;

describe('the settings', () => {
  it('are off by default, with four reminders at nine', async () => {
    const { status, body } = await (await aPerson()).call('GET', '/reminders');
    expect({ status, body }).toEqual({ status: 200, body: { isOn: false, days: [-3, 0, 7, 14], hour: 9, version: 1 } });
  });

  it('take effect when switched on, and anew when switched off and on', async () => {
    const person = await aPerson();
    const change = async (body: object) => (await person.call<ReminderSettings>('PATCH', '/reminders', { body })).body;
    const on = await change({ isOn: true, days: [7, -3, 7], hour: 10 });
    expect(on).toEqual({ isOn: true, days: [-3, 7], hour: 10, since: expect.any(String), version: 2 });
    expect((await change({ hour: 11 })).since).toBe(on.since);
    expect(await change({ isOn: false })).not.toHaveProperty('since');
    expect(Date.parse((await change({ isOn: true })).since ?? '')).toBeGreaterThan(Date.parse(on.since ?? ''));
  });

  it('are not changed by an outdated version', async () => {
    const person = await aPerson();
    expect((await person.call('PATCH', '/reminders', { body: { hour: 10, version: 1 } })).status).toBe(200);
    const late = await person.call('PATCH', '/reminders', { body: { hour: 11, version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { reason: 'CHANGED_MEANWHILE' } });
  });

  it.each([
    ['no days', { days: [] }],
    ['too many days', { days: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ['a day too far away', { days: [181] }],
    ['half a day', { days: [0.5] }],
    ['an hour at night', { hour: 3 }],
  ])('are refused with %s', async (_, body) => {
    expect((await owner.call('PATCH', '/reminders', { body })).status).toBe(400);
  });
});

describe('the next reminder of an invoice', () => {
  it('is shown to its business, unless it has reminders off', async () => {
    const { id } = await aSentInvoice(owner, LATER);
    expect(await next(id)).toMatchObject({ step: -3, at: '2999-01-28T15:00:00.000Z' });
    const other = await aPerson();
    const without = await aSentInvoice(other, LATER);
    expect(await remindersOf(without.id, other)).toEqual({});
  });

  it('does not exist for a draft or for an invoice without reminders', async () => {
    const { id } = await aStoredInvoice(owner, LATER);
    expect(await remindersOf(id)).toEqual({});
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'SENT', reminders: 'off' } });
    expect(await remindersOf(id)).toEqual({ offFor: 'invoice' });
    await owner.call('PATCH', `/invoices/${id}`, { body: { reminders: '' } });
    expect(await next(id)).toMatchObject({ step: -3 });
  });

  it('follows the switch of its customer', async () => {
    const customer = await aCustomer(owner);
    const { id } = await aSentInvoice(owner, { ...LATER, customerId: customer.id });
    expect(await next(id)).toMatchObject({ step: -3 });
    const { body } = await owner.call<Customer>('PATCH', `/customers/${customer.id}`, { body: { remind: false } });
    expect(body.remind).toBe(false);
    expect(await remindersOf(id)).toEqual({ offFor: 'customer' });
  });

  it('can be skipped, which its history shows', async () => {
    const { id } = await aSentInvoice(owner, LATER);
    expect((await act(id, 'skip')).status).toBe(200);
    expect((await next(id))?.step).toBe(0);
    expect(await eventsOf(id)).toContainEqual(expect.objectContaining({ type: 'REMINDER_SKIPPED', by: owner.email }));
    for (const _ of [1, 2, 3]) await act(id, 'skip');
    expect((await act(id, 'skip')).status).toBe(409);
  });
});

describe('a manual reminder', () => {
  it('is sent now, uses up its step, and is the only one for 48 hours', async () => {
    const {
      id,
      billingEmail = '',
      invoiceNumber,
    } = await aSentInvoice(owner, {
      ...LATER,
      billingEmail: `reminded-${crypto.randomUUID()}@example.com`,
    });
    const answers = await Promise.all([act(id, 'send'), act(id, 'send')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await next(id))?.step).toBe(0);
    await expect.poll(() => mailsTo(billingEmail), { timeout: 50_000 }).toHaveLength(1);
    const [mail] = await mailsTo(billingEmail);
    expect(mail?.subject).toContain(`Reminder: invoice ${invoiceNumber}`);
    expect(await eventsOf(id)).toContainEqual(
      expect.objectContaining({ type: 'REMINDER', by: owner.email, recipient: billingEmail }),
    );
  });

  it('needs no schedule', async () => {
    const person = await aPersonReadyToSend();
    const { id } = await aSentInvoice(person);
    expect((await act(id, 'send', person)).status).toBe(200);
  });

  it('is refused for a draft, a paid invoice, and another business', async () => {
    const draft = await aStoredInvoice(owner);
    expect((await act(draft.id, 'send')).status).toBe(409);
    await owner.call('PATCH', `/invoices/${draft.id}`, { body: { status: 'PAID' } });
    expect((await act(draft.id, 'send')).status).toBe(409);
    expect((await act(draft.id, 'send', await aPerson())).status).toBe(404);
  });
});
