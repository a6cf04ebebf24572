import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity, ActivityPage, InvoiceActivity } from '#shared/activity/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { productUrl } from '#test/support/client.ts';
import { storedItems } from '#test/support/emulators.ts';
import {
  aCustomer,
  anEmployeeOf,
  anInvoice,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { payByCard } from '#test/support/pay-page.ts';

const page = async (by: Person, query = '') => (await by.call<ActivityPage>('GET', `/activity?${query}`)).body;
const entriesOf = async (by: Person, query = '') => (await page(by, query)).data;

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

it('tells old and new values, where the call came from and from which device', async () => {
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
    changes: [{ field: 'dueDate', from: '2999-12-31', to: '2999-11-30' }],
  });
});

it('never holds whole bank details, in the answer, the table or the export', async () => {
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
  for (const text of [stored, csv]) {
    expect(text).toContain('••••4321');
    for (const value of Object.values(details)) expect(text).not.toContain(value);
  }
});

it('is not for employees, whose own work it records', async () => {
  const [person, employee] = [await aPerson(), await aPerson()];
  const working = await anEmployeeOf(person);
  await aCustomer(working, { name: 'From the employee' });
  expect(await working.call('GET', '/activity')).toMatchObject({ status: 403 });
  expect(await working.call('GET', '/activity/export')).toMatchObject({ status: 403 });
  const [entry] = await entriesOf(person, 'limit=1');
  expect(entry).toMatchObject({ by: { userId: working.id }, record: { label: 'From the employee' } });
  expect(await entriesOf(employee)).toEqual([]);
});

it('shows nothing of another business, whatever the cursor', async () => {
  const stranger = await aPerson();
  const entries = await entriesOf(owner);
  expect(await entriesOf(stranger)).toEqual([]);
  expect(await entriesOf(stranger, `cursor=${entries[0]?.id}`)).toEqual([]);
  expect(
    String((await stranger.call('GET', '/activity/export')).body)
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);
});

it.each(['cursor=x', 'limit=101', 'from=yesterday', 'page=2'])('refuses %s', async (query) => {
  expect(await owner.call('GET', `/activity?${query}`)).toMatchObject({ status: 400 });
});

describe('what happens without a caller', () => {
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
        { field: 'status', from: 'SENT', to: 'PAID' },
        { field: 'paidCents', to: '200.00 CAD' },
      ]),
    );
  });

  it('the sweep records what became overdue, once', async () => {
    const person = await aPerson();
    const { id } = await aSentInvoice(person, { issueDate: '2026-01-01', dueDate: '2026-02-01' });
    const sweep = () => fetch(`${productUrl()}/local/schedules/mark-overdue`, { method: 'POST' });
    await Promise.all([sweep(), sweep(), sweep()]);
    const overdue = (await entriesOf(person)).filter(({ action }) => action === 'invoice.overdue');
    expect(overdue).toMatchObject([{ record: { id }, changes: [{ field: 'status', from: 'SENT', to: 'OVERDUE' }] }]);
    expect(overdue[0]).not.toHaveProperty('by');
  });
});

describe('the list', () => {
  const NAMES = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];
  let person: Person;
  beforeAll(async () => {
    person = await aPerson();
    for (const name of NAMES) await aCustomer(person, { name });
  });
  const labels = (entries: readonly Activity[]) => entries.map(({ record }) => record?.label);

  it('pages by cursor, newest first, each entry once', async () => {
    const seen: Activity[] = [];
    let next: string | undefined;
    do {
      const { data, next: after } = await page(person, `limit=2${next ? `&cursor=${next}` : ''}`);
      seen.push(...data);
      next = after;
    } while (next);
    expect(labels(seen)).toEqual(NAMES.toReversed());
  });

  it.each([
    ['a record', 'charlie', ['Charlie']],
    ['an action', 'added customer', NAMES.toReversed()],
    ['a field', 'postal code', NAMES.toReversed()],
    ['nothing', 'zulu', []],
  ])('finds %s', async (_, search, expected) => {
    expect(labels(await entriesOf(person, `search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  it('finds a person', async () => {
    expect(await entriesOf(person, `search=${encodeURIComponent(person.email)}`)).toHaveLength(NAMES.length);
  });

  it('lists a period', async () => {
    const [newest, second] = await entriesOf(person);
    const query = `from=${second?.at}&to=${newest?.at}`;
    expect(labels(await entriesOf(person, query))).toContain('Delta');
    expect(labels(await entriesOf(person, query))).not.toContain('Echo');
  });

  it('exports what was found as CSV that runs no formula', async () => {
    await aCustomer(person, { name: '=1+1 "quoted"' });
    const { body, headers } = await person.call('GET', '/activity/export?search=quoted');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toContain('"Who"');
    expect(lines.slice(1)).not.toEqual([]);
    for (const line of lines.slice(1)) expect(line).toContain('added customer =1+1 ""quoted""');
    expect(lines.join()).toContain(`"'=1+1 ""quoted"""`);
  });
});

it('shows an invoice’s own entries in its history, to employees too, without addresses', async () => {
  const person = await aPerson();
  const employee = await anEmployeeOf(person);
  const [{ id }] = [await aStoredInvoice(person), await aStoredInvoice(person)];
  await person.call('PATCH', `/invoices/${id}`, { body: { billingName: 'Maison Verte' } });
  const { body } = await employee.call<{ activity: InvoiceActivity[] }>('GET', `/invoices/${id}/history`);
  expect(body.activity.map(({ action }) => action)).toEqual(['invoice.update', 'invoice.create']);
  expect(body.activity[0]).toMatchObject({
    by: { userId: person.id },
    changes: [{ field: 'billingName', from: 'Café Léger', to: 'Maison Verte' }],
  });
  expect(JSON.stringify(body.activity)).not.toContain('address":');
});

describe('the number of a deleted invoice', () => {
  const recreate = async (by: Person, changes: (id: string) => Promise<unknown>) => {
    const input = anInvoice();
    const { id } = await aStoredInvoice(by, input);
    await changes(id);
    expect((await by.call('DELETE', `/invoices/${id}`)).status).toBe(204);
    return by.call<Invoice>('POST', '/invoices', {
      body: { ...input, invoiceNumber: input.invoiceNumber.toLowerCase() },
    });
  };
  const setStatus = (id: string, status: string) => owner.call('PATCH', `/invoices/${id}`, { body: { status } });

  it('is free if it was never more than a draft', async () => {
    expect((await recreate(owner, async () => {})).status).toBe(201);
  });

  it.each([
    ['was sent', ['SENT']],
    ['was sent and made a draft again', ['SENT', 'DRAFT']],
    ['was marked paid', ['PAID', 'DRAFT']],
  ])('is never free if it %s', async (_, statuses) => {
    const refused = await recreate(owner, async (id) => {
      for (const status of statuses) await setStatus(id, status);
    });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'NUMBER_TAKEN' } });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('was sent and then deleted') });
  });
});
