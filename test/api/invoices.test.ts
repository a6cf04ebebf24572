import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice, InvoiceEvent, InvoiceListItem, InvoiceStats } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { anInvoice, aPerson, type Person } from '#test/support/given.ts';

type Page = { data: InvoiceListItem[]; meta: { total: number; page: number; limit: number; totalPages: number } };

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

async function created(by: Person, changes: Parameters<typeof anInvoice>[0] = {}): Promise<Invoice> {
  const answer = await by.call<Invoice>('POST', '/invoices', { body: anInvoice(changes) });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('creating an invoice', () => {
  it('answers it as DRAFT with the server’s own figures', async () => {
    const invoice = await created(person, {
      items: [{ name: 'Thing', quantity: 3, rate: 0.33 }],
      taxType: 'percentage',
      taxValue: 13,
    });
    expect(invoice).toMatchObject({ status: 'DRAFT', version: 1, subtotal: 0.99, tax: 0.13, total: 1.12 });
    expect(invoice.items[0]).toMatchObject({ amount: 0.99 });
    expect(invoice.id).toMatch(/^[0-9A-Za-z]{22}$/);
  });

  it('keeps the day of a date-time', async () => {
    const invoice = await created(person, { issueDate: '2026-03-01T23:59:59.000Z', dueDate: '2026-03-02T00:00:00Z' });
    expect(invoice).toMatchObject({ issueDate: '2026-03-01', dueDate: '2026-03-02' });
  });

  it('stores one of 100 with the same number and refuses the rest', async () => {
    const body = anInvoice();
    const answers = await Promise.all(Array.from({ length: 100 }, () => person.call('POST', '/invoices', { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    const found = await person.call<Page>('GET', `/invoices?searchQuery=${body.invoiceNumber}`);
    expect(found.body.meta.total).toBe(1);
  });

  it('lets two businesses use one number', async () => {
    const body = anInvoice();
    const other = await aPerson();
    expect((await person.call('POST', '/invoices', { body })).status).toBe(201);
    expect((await other.call('POST', '/invoices', { body })).status).toBe(201);
  });

  it('takes 200 lines and refuses 201', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => ({ name: 'Line', quantity: 1, rate: 0.1 }));
    expect(await created(person, { items: lines(200) })).toMatchObject({ total: 20 });
    const tooMany = await person.call('POST', '/invoices', { body: anInvoice({ items: lines(201) }) });
    expect(tooMany).toMatchObject({ status: 400, body: { message: 'items must have at most 200 entries' } });
  });

  it.each([
    [{ dueDate: '2026-02-28' }, 'dueDate must be after issueDate'],
    [{ taxValue: 101 }, 'taxRate must be between 0 and 100'],
    [{ discountType: 'percentage' as const, discountValue: 100.5 }, 'discountValue must be between 0 and 100'],
    [{ discountType: 'fixed' as const, discountValue: 1.005 }, 'discountValue must have at most 2 decimal places'],
    [{ items: [{ name: 'x', quantity: 1_000_000, rate: 99_999 }] }, 'total must be at most 999999999.99'],
    [{ billingEmail: 'nope' }, 'billingEmail must be an email'],
  ])('refuses %j', async (changes, message) => {
    const answer = await person.call('POST', '/invoices', { body: anInvoice(changes) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', message } });
  });

  it.each([
    ['{', 'The request body is not JSON'],
    [`${'['.repeat(50)}${']'.repeat(50)}`, 'The request body is nested too deeply'],
  ])('refuses the body %s', async (raw, message) => {
    expect(await person.call('POST', '/invoices', { raw })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('changing an invoice', () => {
  it('changes what is named, computes anew and counts the version', async () => {
    const invoice = await created(person, { discountType: 'fixed', discountValue: 10 });
    const changed = await person.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'Renée' } });
    expect(changed.body).toMatchObject({ billingName: 'Renée', discountValue: 10, total: 190, version: 2 });
  });

  it('refuses a version that somebody else has changed since', async () => {
    const invoice = await created(person);
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'First' } });
    const late = await person.call('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'Late', version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await person.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ body: { billingName: 'First' } });
  });

  it('loses none of 50 parallel changes', async () => {
    const invoice = await created(person);
    const changes = Array.from({ length: 50 }, (_, index) =>
      person.call('PATCH', `/invoices/${invoice.id}`, { body: { additionalNotes: `note ${index}` } }),
    );
    const answers = await Promise.all(changes);
    const stored = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await person.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ body: { version: stored + 1 } });
  });

  it('keeps the number', async () => {
    const invoice = await created(person);
    const answer = await person.call('PATCH', `/invoices/${invoice.id}`, { body: { invoiceNumber: 'other' } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'invoiceNumber cannot be changed' } });
  });

  it('writes every change of status into the history', async () => {
    const invoice = await created(person);
    for (const status of ['SENT', 'PAID', 'CANCELLED']) {
      await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status } });
    }
    const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${invoice.id}/history`);
    expect(body.events.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['CREATED', undefined, 'DRAFT'],
      ['STATUS', 'DRAFT', 'SENT'],
      ['STATUS', 'SENT', 'PAID'],
      ['STATUS', 'PAID', 'CANCELLED'],
    ]);
    expect(body.events[1]).toMatchObject({ by: person.email });
  });
});

describe('deleting an invoice', () => {
  it('removes it everywhere and frees its number', async () => {
    const owner = await aPerson();
    const input = anInvoice();
    const invoice = await created(owner, input);
    expect((await owner.call('DELETE', `/invoices/${invoice.id}`)).status).toBe(204);
    expect((await owner.call('GET', `/invoices/${invoice.id}`)).status).toBe(404);
    expect((await call('GET', `/invoices/${invoice.id}/public`)).status).toBe(404);
    expect((await owner.call<Page>('GET', '/invoices')).body.meta.total).toBe(0);
    expect((await owner.call('POST', '/invoices', { body: input })).status).toBe(201);
  });
});

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson();
    const days = ['2026-01-31', '2026-02-01', '2026-02-01', '2026-02-15', '2026-04-30', '2026-04-30', '2026-04-30'];
    for (const [index, issueDate] of days.entries()) {
      await created(owner, { issueDate, dueDate: '2026-12-31', billingName: `Customer ${index}`, billingEmail: '' });
    }
  });

  const list = async (query: string) => (await owner.call<Page>('GET', `/invoices?${query}`)).body;
  const names = (page: Page) => page.data.map(({ billingName }) => Number(billingName.slice(-1)));

  it('shows the newest issue day first, and of a day the newest first', async () => {
    expect(names(await list(''))).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('pages with an exact total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}&limit=3`)));
    expect(pages.map(names)).toEqual([[6, 5, 4], [3, 2, 1], [0], []]);
    expect(pages[1]?.meta).toEqual({ total: 7, page: 2, limit: 3, totalPages: 3 });
  });

  it.each([1, 2, 3, 4, 5])('shows each invoice once in pages of %d', async (limit) => {
    const pages = await Promise.all(Array.from({ length: 8 }, (_, page) => list(`page=${page + 1}&limit=${limit}`)));
    expect(pages.flatMap(names)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('filters by days, both inclusive', async () => {
    expect(names(await list('startDate=2026-02-01&endDate=2026-04-29'))).toEqual([3, 2, 1]);
    expect(names(await list('startDate=2026-04-30T00:00:00.000Z'))).toEqual([6, 5, 4]);
    expect((await list('startDate=2026-05-01')).meta).toEqual({ total: 0, page: 1, limit: 10, totalPages: 0 });
  });

  it('is empty for days that end before they begin', async () => {
    for (const search of ['', '&searchQuery=customer', '&status=DRAFT']) {
      expect((await list(`startDate=2026-05-01&endDate=2026-01-01${search}`)).meta.total).toBe(0);
    }
  });

  it('ends with the first day of its range', async () => {
    const page = await list('startDate=2026-04-30&endDate=2026-04-30&limit=2&page=2');
    expect(names(page)).toEqual([4]);
  });

  it('filters by status straight after a change', async () => {
    const [last] = (await list('limit=1')).data;
    await owner.call('PATCH', `/invoices/${last?.id}`, { body: { status: 'SENT' } });
    expect(names(await list('status=SENT'))).toEqual([6]);
    expect(names(await list('status=DRAFT&page=2&limit=4'))).toEqual([1, 0]);
    await owner.call('PATCH', `/invoices/${last?.id}`, { body: { status: 'DRAFT' } });
  });

  it('moves an invoice whose issue day changes', async () => {
    const [first] = (await list('limit=1&page=7')).data;
    await owner.call('PATCH', `/invoices/${first?.id}`, { body: { issueDate: '2026-05-05' } });
    expect(names(await list('limit=2'))).toEqual([0, 6]);
    expect((await list('startDate=2026-01-01&endDate=2026-01-31')).meta.total).toBe(0);
    await owner.call('PATCH', `/invoices/${first?.id}`, { body: { issueDate: '2026-01-31' } });
  });

  it('finds text whatever its case and accents', async () => {
    await created(owner, { issueDate: '2025-01-01', billingName: 'Hôtel Étoile 9' });
    expect(names(await list('searchQuery=hotel%20etoile'))).toEqual([9]);
    expect((await list('searchQuery=nothing-like-it')).data).toEqual([]);
  });

  it.each([
    ['page=0', 'page must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['limit=x', 'limit must be a number'],
    ['startDate=yesterday', 'startDate must be a valid date'],
    ['status=LOST', 'status must be one of DRAFT, SENT, PAID, OVERDUE, CANCELLED'],
    ['businessId=other', 'property businessId should not exist'],
  ])('refuses %s', async (query, message) => {
    expect(await owner.call('GET', `/invoices?${query}`)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('statistics', () => {
  it('sum up by status and currency, through changes and deletions', async () => {
    const owner = await aPerson();
    const [draft, sent, paid, overdue] = [
      await created(owner, { items: [{ name: 'a', quantity: 1, rate: 1 }] }),
      await created(owner, { items: [{ name: 'b', quantity: 1, rate: 20 }] }),
      await created(owner, { items: [{ name: 'c', quantity: 1, rate: 300 }] }),
      await created(owner, { items: [{ name: 'd', quantity: 1, rate: 4000 }], currency: 'USD' }),
    ];
    await owner.call('PATCH', `/invoices/${sent.id}`, { body: { status: 'SENT' } });
    await owner.call('PATCH', `/invoices/${paid.id}`, { body: { status: 'PAID' } });
    await owner.call('PATCH', `/invoices/${overdue.id}`, { body: { status: 'OVERDUE' } });
    const { body } = await owner.call<InvoiceStats>('GET', '/invoices/stats');
    expect(body.currencies).toEqual([
      { currency: 'CAD', outstanding: 20, overdue: 0, paidLast30Days: 300, draft: 1 },
      { currency: 'USD', outstanding: 4000, overdue: 4000, paidLast30Days: 0, draft: 0 },
    ]);
    expect(body.counts).toEqual({ DRAFT: 1, SENT: 1, PAID: 1, OVERDUE: 1, CANCELLED: 0 });
    await owner.call('DELETE', `/invoices/${draft.id}`);
    await owner.call('PATCH', `/invoices/${paid.id}`, { body: { status: 'CANCELLED' } });
    const after = await owner.call<InvoiceStats>('GET', '/invoices/stats');
    expect(after.body.currencies[0]).toMatchObject({ paidLast30Days: 0, draft: 0 });
  });
});

describe('another business', () => {
  it('gets 404 for every call on an invoice, as for one that does not exist', async () => {
    const invoice = await created(person);
    const stranger = await aPerson();
    for (const id of [invoice.id, 'A'.repeat(22), 'not%20an%20id', '..%2F..']) {
      for (const [method, path, body] of [
        ['GET', ''],
        ['PATCH', '', { billingName: 'Mine' }],
        ['DELETE', ''],
        ['GET', '/history'],
        ['POST', '/send'],
        ['POST', '/send-sms', { phoneNumber: '+14035550100' }],
      ] as const) {
        const answer = await stranger.call(method, `/invoices/${id}${path}`, body && { body });
        expect(answer.status, `${method} ${id}${path}`).toBe(404);
      }
    }
    expect(await person.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ body: { version: 1 } });
  });

  it('sees none of it in its list', async () => {
    const stranger = await aPerson();
    expect((await stranger.call<Page>('GET', '/invoices')).body.data).toEqual([]);
  });
});
