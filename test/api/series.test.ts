import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Series, SeriesInvoice, SeriesListItem, SeriesPreview } from '#shared/series/schema.ts';
import { hourIn } from '#shared/zoned-time.ts';
import { aSchedule, aScheduledSeries, aSeries, aStoredSeries, FIRST_DAY } from '#test/support/a-series.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aCustomer, aPerson, type Person } from '#test/support/given.ts';

type Refused = { reason?: string; issues?: readonly { readonly path: string; readonly rule: string }[] };
type Page<Item> = { data: Item[]; meta: { total: number } };

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const of = <Body = Series>(method: string, path: string, body?: object, by = owner) =>
  by.call<Body & Refused>(method, `/series/${path}`, body && { body });
const read = async (id: string) => (await of('GET', id)).body;

describe('a new series', () => {
  it('is a draft with the content as sent, amounts and no days', async () => {
    const body = aSeries({ poNumber: 'PO-9', dueInDays: 15 });
    const { status, body: stored } = await owner.call<Series>('POST', '/series', { body });
    expect(status).toBe(201);
    expect(stored).toMatchObject({ status: 'DRAFT', poNumber: 'PO-9', dueInDays: 15, total: 200, madeCount: 0 });
    expect(stored.coming).toEqual([]);
    expect(await read(stored.id)).toEqual(stored);
  });

  it('is created once per id of the client', async () => {
    const body = { ...aSeries(), id: crypto.randomUUID() };
    const [one, other] = [
      await owner.call<Series>('POST', '/series', { body }),
      await owner.call<Series>('POST', '/series', { body }),
    ];
    expect(other.body.id).toBe(one.body.id);
    const changed = await owner.call<Refused>('POST', '/series', { body: { ...body, dueInDays: 1 } });
    expect(changed).toMatchObject({ status: 409, body: { reason: 'ALREADY_CREATED' } });
  });

  it.each([
    ['a number', { invoiceNumber: 'INV-1' }],
    ['a day', { issueDate: '2026-01-01' }],
    ['a discount of more than everything', { discountType: 'percentage', discountValue: 101 }],
    ['days until due that are none', { dueInDays: 367 }],
    ['no line', { items: [] }],
  ])('is refused with %s', async (_, changes) => {
    const { status } = await owner.call('POST', '/series', { body: { ...aSeries(), ...changes } });
    expect(status).toBe(400);
  });

  it('keeps its recipient as a customer if that is asked for', async () => {
    const email = `kept-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { customerId } = await aStoredSeries(owner, { billingEmail: email, keepCustomer: true });
    const { body } = await owner.call<{ email: string }>('GET', `/customers/${customerId}`);
    expect(body.email).toBe(email);
  });
});

describe('who may', () => {
  it('an employee does what the owner does', async () => {
    const employee = await anEmployeeOf(owner);
    const { id } = await aStoredSeries(employee);
    const scheduled = await of('POST', `${id}/schedule`, { schedule: aSchedule(), mode: 'draft' }, employee);
    expect(scheduled.body.status).toBe('ACTIVE');
  });

  it('another business finds nothing', async () => {
    const [{ id }, stranger] = [await aScheduledSeries(owner), await aPerson()];
    for (const [method, path, body] of [
      ['GET', id, undefined],
      ['PATCH', id, { poNumber: 'X' }],
      ['DELETE', id, undefined],
      ['POST', `${id}/skip`, { day: FIRST_DAY, isSkipped: true }],
      ['POST', `${id}/make`, { day: FIRST_DAY }],
      ['POST', `${id}/stop`, {}],
      ['GET', `${id}/invoices`, undefined],
    ] as const)
      expect((await of(method, path, body, stranger)).status).toBe(404);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', version: 2 });
  });
});

describe('the list', () => {
  it('finds series by customer and status, and sorts them', async () => {
    const person = await aPerson();
    const { id: customerId } = await aCustomer(person);
    await aStoredSeries(person, { billingName: 'Béa', customerId });
    const { id } = await aScheduledSeries(person, { billingName: 'Anna' });
    const list = async (query: string) =>
      (await person.call<Page<SeriesListItem>>('GET', `/series?${query}`)).body.data.map((row) => row.billingName);
    expect(await list('')).toEqual(['Anna', 'Béa']);
    expect(await list('sortBy=billingName&sortOrder=desc')).toEqual(['Béa', 'Anna']);
    expect(await list('searchQuery=bea')).toEqual(['Béa']);
    expect(await list('status=ACTIVE')).toEqual(['Anna']);
    expect(await list('status=PAUSED')).toEqual([]);
    expect(await list(`customerId=${customerId}`)).toEqual(['Béa']);
    expect(await list(`customerId=${customerId}&status=ACTIVE`)).toEqual([]);
    expect(await list(`customerId=${crypto.randomUUID()}`)).toEqual([]);
    const { body } = await person.call<Page<SeriesListItem>>('GET', '/series?status=ACTIVE');
    expect(body).toMatchObject({ meta: { total: 1 }, data: [{ id, nextDay: FIRST_DAY, total: 200, mode: 'draft' }] });
  });
});

describe('a preview', () => {
  it('has the next days and amounts, and counts the days that have passed', async () => {
    const schedule = aSchedule({ firstDay: '2026-01-31', end: { count: 4 } });
    const { status, body } = await owner.call<SeriesPreview>('POST', '/series/preview', {
      body: { ...aSeries({ paymentTerms: 'Payment is due within 14 days of the invoice date.' }), schedule },
    });
    expect(status).toBe(200);
    expect(body.passedCount).toBe(4);
    const ahead = await owner.call<SeriesPreview>('POST', '/series/preview', {
      body: { ...aSeries({ paymentTerms: 'Net 10' }), schedule: aSchedule() },
    });
    expect(ahead.body.passedCount).toBe(0);
    expect(ahead.body.coming.map(({ day }) => day)).toEqual(['2090-01-31', '2090-02-28', '2090-03-31']);
    expect(ahead.body.coming[0]).toMatchObject({ dueDate: '2090-02-10', total: 200 });
    expect(ahead.body.coming[0]?.at).toBe(hourIn('America/Edmonton', FIRST_DAY, 9).toISOString());
  });

  it('goes on after the latest invoice, and ends with the count that is left', async () => {
    const { id } = await aScheduledSeries(owner);
    await of('POST', `${id}/make`, { day: FIRST_DAY });
    const { lastMade: last = '', madeCount: count } = await read(id);
    expect(last).toBe(FIRST_DAY);
    const body = { ...aSeries(), schedule: aSchedule({ end: { count: 3 } }), made: { count, last } };
    const { body: preview } = await owner.call<SeriesPreview>('POST', '/series/preview', { body });
    expect(preview.coming.map(({ day }) => day)).toEqual(['2090-02-28', '2090-03-31']);
  });
});

describe('an invoice made now', () => {
  it('is a draft of the next day, listed with the series, and the next day comes after', async () => {
    const { id } = await aScheduledSeries(owner);
    const { status, body: invoice } = await of<Invoice>('POST', `${id}/make`, { day: FIRST_DAY });
    expect(status).toBe(201);
    expect(invoice).toMatchObject({ status: 'DRAFT', issueDate: FIRST_DAY, total: 200, seriesId: id });
    expect(await read(id)).toMatchObject({ madeCount: 1, coming: [{ day: '2090-02-28' }, {}, {}] });
    const { body: made } = await of<Page<SeriesInvoice>>('GET', `${id}/invoices`);
    expect(made).toMatchObject({ meta: { total: 1 }, data: [{ day: FIRST_DAY, invoice: { id: invoice.id } }] });
    const again = await of('POST', `${id}/make`, { day: FIRST_DAY });
    expect(again).toMatchObject({ status: 409, body: { reason: 'SERIES_DAY_MADE' } });
    await owner.call('DELETE', `/invoices/${invoice.id}`);
    const { body: left } = await of<Page<SeriesInvoice>>('GET', `${id}/invoices`);
    expect(left.data).toEqual([{ day: FIRST_DAY, invoiceNumber: invoice.invoiceNumber }]);
    expect((await of('POST', `${id}/make`, { day: FIRST_DAY })).status).toBe(409);
    expect(await of('DELETE', id)).toMatchObject({ status: 409, body: { reason: 'SERIES_HAS_INVOICES' } });
  });

  it('is made once, however many ask for it at once', async () => {
    const { id } = await aScheduledSeries(owner);
    const all = await Promise.all([1, 2, 3, 4].map(() => of<Invoice>('POST', `${id}/make`, { day: FIRST_DAY })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await read(id)).madeCount).toBe(1);
  });

  it('has the customer as they are now', async () => {
    const customer = await aCustomer(owner);
    const { id } = await aScheduledSeries(owner, { customerId: customer.id });
    await owner.call('PATCH', `/customers/${customer.id}`, { body: { city: 'Banff' } });
    const { body } = await of<Invoice>('POST', `${id}/make`, { day: FIRST_DAY });
    expect(body).toMatchObject({ billingName: customer.name, billingCity: 'Banff' });
  });
});
