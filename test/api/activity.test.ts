import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity, InvoiceActivity } from '#shared/activity/schema.ts';
import { entriesOf, entriesOfOthers } from '#test/support/activity-calls.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { storedItems } from '#test/support/emulators.ts';
import {
  aCustomer,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
} from '#test/support/given.ts';
import { payByCard } from '#test/support/pay-page.ts';
import { sweep } from '#test/support/sweep.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

it('shows old and new values, the address of the call and the device', async () => {
  const { id, invoiceNumber } = await aStoredInvoice(owner);
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
  await owner.call('PATCH', `/invoices/${id}`, { body: { dueDate: '2999-11-30' }, headers });
  expect((await entriesOf(owner, 'limit=1'))[0]).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    action: 'invoice.update',
    by: { userId: owner.id, name: owner.email, email: owner.email },
    address: expect.stringMatching(/^[\d.:a-f]+$/),
    device: 'Firefox on Windows',
    record: { kind: 'invoice', id, label: invoiceNumber },
    changes: [{ field: 'dueDate', from: { kind: 'day', day: '2999-12-31' }, to: { kind: 'day', day: '2999-11-30' } }],
  });
});

it('never contains full bank details, in the response, the table or the export', async () => {
  const person = await aPerson();
  const details = {
    accountName: 'Marguerite Bélanger',
    accountNumber: '003-0001234321',
    swiftCode: 'ROYCCAT2',
    iban: 'GB33BUKB20201555555555',
    eTransferEmail: 'marguerite@shop.ca',
  };
  const body = { preferredCurrency: 'CAD', bankName: 'Foothills', ...details };
  expect((await person.call('POST', '/payment-settings', { body })).status).toBe(201);
  const stored = JSON.stringify(await storedItems(`AUDIT#${person.businessId}`));
  const csv = String((await person.call('GET', '/activity/export')).body);
  expect(stored).toContain('"tail":"4321"');
  expect(csv).toContain('••••4321');
  for (const text of [stored, csv]) {
    for (const value of Object.values(details)) expect(text).not.toContain(value);
  }
});

it('is closed to employees, whose work it records', async () => {
  const [person, employee] = [await aPerson(), await aPerson()];
  const working = await anEmployeeOf(person);
  await aCustomer(working, { name: 'From the employee' });
  expect(await working.call('GET', '/activity')).toMatchObject({ status: 403 });
  expect(await working.call('GET', '/activity/export')).toMatchObject({ status: 403 });
  const [entry] = await entriesOf(person, 'limit=1');
  expect(entry).toMatchObject({ by: { userId: working.id }, record: { label: 'From the employee' } });
  expect(await entriesOfOthers(employee)).toEqual([]);
});

it('shows nothing of another business, whatever the cursor', async () => {
  const stranger = await aPerson();
  await signedIn(stranger.email, PASSWORD);
  const entries = await entriesOf(owner);
  expect(await entriesOf(stranger)).not.toEqual([]);
  expect(await entriesOfOthers(stranger)).toEqual([]);
  expect(await entriesOfOthers(stranger, `cursor=${entries[0]?.id}`)).toEqual([]);
  expect(String((await stranger.call('GET', '/activity/export')).body)).not.toContain(owner.email);
});

it.each(['cursor=x', 'limit=101', 'from=yesterday', 'page=2'])('refuses %s', async (query) => {
  expect(await owner.call('GET', `/activity?${query}`)).toMatchObject({ status: 400 });
});

describe('without a caller', () => {
  it('a card payment is recorded with the amount', async () => {
    const taker = await aPersonTakingCards();
    const { id, invoiceNumber } = await aSentInvoice(taker);
    await payByCard(`/pay/${id}`);
    const find = async () => (await entriesOf(taker)).find(({ action }) => action === 'invoice.pay');
    await expect.poll(find).toBeTruthy();
    const paid = (await find()) as Activity;
    expect(paid).not.toHaveProperty('by');
    expect(paid).toMatchObject({ record: { label: invoiceNumber } });
    expect(paid.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', from: { kind: 'choice', choice: 'SENT' }, to: { kind: 'choice', choice: 'PAID' } },
        { field: 'paidCents', to: { kind: 'cents', cents: 20_000, currency: 'CAD' } },
      ]),
    );
  });

  it('the sweep records a newly overdue invoice once', async () => {
    const person = await aPerson();
    const { id } = await aSentInvoice(person, { issueDate: '2026-01-01', dueDate: '2026-02-01' });
    await Promise.all([sweep(), sweep(), sweep()]);
    const overdue = (await entriesOf(person)).filter(({ action }) => action === 'invoice.overdue');
    expect(overdue).toMatchObject([
      { record: { id }, changes: [{ field: 'status', from: { choice: 'SENT' }, to: { choice: 'OVERDUE' } }] },
    ]);
    expect(overdue[0]).not.toHaveProperty('by');
  });
});

it('shows an invoice’s entries in its history without addresses, to employees too', async () => {
  const person = await aPerson();
  const employee = await anEmployeeOf(person);
  const [{ id }] = [await aStoredInvoice(person), await aStoredInvoice(person)];
  await person.call('PATCH', `/invoices/${id}`, { body: { billingName: 'Maison Verte' } });
  const { body } = await employee.call<{ activity: InvoiceActivity[] }>('GET', `/invoices/${id}/history`);
  expect(body.activity.map(({ action }) => action)).toEqual(['invoice.update', 'invoice.create']);
  expect(body.activity[0]).toMatchObject({
    by: { userId: person.id },
    changes: [{ field: 'billingName', from: { text: 'Café Léger' }, to: { text: 'Maison Verte' } }],
  });
  expect(JSON.stringify(body.activity)).not.toContain('address":');
});
