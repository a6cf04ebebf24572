import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';

type Page = { data: InvoiceListItem[]; meta: PageMeta };

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson();
    const days = ['2026-01-31', '2026-02-01', '2026-02-01', '2026-02-15', '2026-04-30', '2026-04-30', '2026-04-30'];
    for (const [index, issueDate] of days.entries()) {
      await aStoredInvoice(owner, {
        issueDate,
        dueDate: '2999-12-31',
        billingName: `Customer ${index}`,
        billingEmail: '',
      });
    }
  });

  const list = async (query: string) => (await owner.call<Page>('GET', `/invoices?${query}`)).body;
  const names = (page: Page) => page.data.map(({ billingName }) => Number(billingName.slice(-1)));

  it('is sorted by issue day, then by creation, newest first', async () => {
    expect(names(await list(''))).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('is paged with an exact total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}&limit=3`)));
    expect(pages.map(names)).toEqual([[6, 5, 4], [3, 2, 1], [0], []]);
    expect(pages[1]?.meta).toEqual({ total: 7, page: 2, limit: 3, totalPages: 3 });
  });

  it.each([
    ['gzip, br', 'gzip'],
    ['identity', null],
  ])('is compressed only for clients that accept it: %s', async (accepted, encoding) => {
    const { headers, body } = await owner.call<Page>('GET', '/invoices', { headers: { 'accept-encoding': accepted } });
    expect([headers.get('content-encoding'), names(body)]).toEqual([encoding, [6, 5, 4, 3, 2, 1, 0]]);
  });

  it.each([1, 2, 3, 4, 5])('contains each invoice once in pages of %d', async (limit) => {
    const pages = await Promise.all(Array.from({ length: 8 }, (_, page) => list(`page=${page + 1}&limit=${limit}`)));
    expect(pages.flatMap(names)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('filters by a range of days, both ends included', async () => {
    expect(names(await list('startDate=2026-02-01&endDate=2026-04-29'))).toEqual([3, 2, 1]);
    expect(names(await list('startDate=2026-04-30T00:00:00.000Z'))).toEqual([6, 5, 4]);
    expect((await list('startDate=2026-05-01')).meta).toEqual({ total: 0, page: 1, limit: 10, totalPages: 0 });
  });

  it('is empty for a range that ends before it starts', async () => {
    for (const search of ['', '&searchQuery=customer', '&status=DRAFT']) {
      expect((await list(`startDate=2026-05-01&endDate=2026-01-01${search}`)).meta.total).toBe(0);
    }
  });

  it('ends with the first day of its range', async () => {
    const page = await list('startDate=2026-04-30&endDate=2026-04-30&limit=2&page=2');
    expect(names(page)).toEqual([4]);
  });

  it('filters by a status changed just before', async () => {
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

  it('ignores case and accents in a search', async () => {
    await aStoredInvoice(owner, { issueDate: '2025-01-01', billingName: 'Hôtel Étoile 9' });
    expect(names(await list('searchQuery=hotel%20etoile'))).toEqual([9]);
    expect((await list('searchQuery=nothing-like-it')).data).toEqual([]);
  });

  it('finds typographic apostrophes, dashes and quotation marks by plain ones, and the other way round', async () => {
    await aStoredInvoice(owner, { issueDate: '2025-01-01', billingName: 'Jean‑Luc Cœur – L‘Atelier d’Élise 8' });
    await aStoredInvoice(owner, { issueDate: '2025-01-01', billingName: `D'Arcy "Books" 7` });
    const searches = ["l'atelier d'elise", 'jean-luc coeur', 'coeur - l’a', 'd’arcy “books”'];
    const found = await Promise.all(searches.map((text) => list(`searchQuery=${encodeURIComponent(text)}`)));
    expect(found.map(names)).toEqual([[8], [8], [8], [7]]);
  });

  it('finds an invoice by number, customer or email address', async () => {
    const stored = await aStoredInvoice(owner, {
      issueDate: '2025-01-02',
      invoiceNumber: `QX-${crypto.randomUUID().slice(0, 8)}`,
      billingName: 'Zeppelin Yards',
      billingEmail: 'books@zeppelin.example.com',
    });
    const found = async (search: string) =>
      (await list(`searchQuery=${encodeURIComponent(search)}`)).data.map(({ id }) => id);
    for (const search of [stored.invoiceNumber.toLowerCase(), 'lin  ya', ' BOOKS@zepp']) {
      expect(await found(search)).toEqual([stored.id]);
    }
    expect(await found(`${stored.invoiceNumber} zeppelin`)).toEqual([]);
    await owner.call('DELETE', `/invoices/${stored.id}`);
    expect(await found('zeppelin')).toEqual([]);
  });

  it('finds an invoice by its new content right after a change', async () => {
    const stored = await aStoredInvoice(owner, { issueDate: '2025-01-03', billingName: 'Before Bakery' });
    const change = async (body: object) => owner.call('PATCH', `/invoices/${stored.id}`, { body });
    await change({ billingName: 'After Bakery' });
    expect((await list('searchQuery=before')).data).toEqual([]);
    expect((await list('searchQuery=after%20bak')).data).toMatchObject([{ id: stored.id, status: 'DRAFT' }]);
    await change({ status: 'SENT' });
    expect((await list('searchQuery=after%20bak&status=DRAFT')).data).toEqual([]);
    expect((await list('searchQuery=after%20bak&status=SENT')).data).toMatchObject([{ status: 'SENT' }]);
    await change({ issueDate: '2025-02-03' });
    expect((await list('searchQuery=after%20bak&endDate=2025-01-31')).data).toEqual([]);
    expect((await list('searchQuery=after%20bak')).data).toMatchObject([{ issueDate: '2025-02-03' }]);
    await owner.call('DELETE', `/invoices/${stored.id}`);
  });

  it('finds an invoice by its total, even after it has changed', async () => {
    const { id } = await aStoredInvoice(owner, {
      issueDate: '2025-01-04',
      items: [{ name: 'Design', quantity: 1, rate: 1344.93 }],
    });
    const found = async (search: string) =>
      (await list(`searchQuery=${encodeURIComponent(search)}`)).data.map((invoice) => invoice.id);
    for (const search of ['1344.93', '$1,344.93', '1344']) expect(await found(search)).toEqual([id]);
    expect(await found('344.93')).toEqual([]);
    await owner.call('PATCH', `/invoices/${id}`, {
      body: { items: [{ name: 'Design', quantity: 1, rate: 1500.5 }] },
    });
    expect(await found('1344.93')).toEqual([]);
    expect(await found('1500.50')).toEqual([id]);
    await owner.call('DELETE', `/invoices/${id}`);
  });

  it('pages search results like the whole list', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`searchQuery=customer&page=${page}&limit=3`)));
    expect(pages.map(names)).toEqual([[6, 5, 4], [3, 2, 1], [0]]);
    expect(pages[0]?.meta).toEqual({ total: 7, page: 1, limit: 3, totalPages: 3 });
    expect(names(await list('searchQuery=customer&startDate=2026-02-01&endDate=2026-04-29'))).toEqual([3, 2, 1]);
  });

  it.each([
    ['page=0', 'page must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['limit=x', 'limit must be a number'],
    ['startDate=yesterday', 'startDate must be a valid date'],
    ['status=LOST', 'status must be one of DRAFT, SENT, PAID, OVERDUE, CANCELLED, WRITTEN_OFF, OUTSTANDING'],
    ['businessId=other', 'property businessId should not exist'],
  ])('refuses %s', async (query, message) => {
    expect(await owner.call('GET', `/invoices?${query}`)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('another order', () => {
  it('sorts by number, customer, due day and amount, within filters and in pages', async () => {
    const owner = await aPerson();
    const facts = [
      ['S-2', 'Birch', '2026-05-03', 10],
      ['S-10', 'ash', '2026-05-01', 30],
      ['S-1', 'Cedar', '2026-05-02', 20],
    ] as const;
    for (const [invoiceNumber, billingName, dueDate, rate] of facts) {
      const items = [{ name: 'Design', quantity: 1, rate }];
      await aStoredInvoice(owner, { invoiceNumber, billingName, issueDate: '2026-04-30', dueDate, items });
    }
    const numbers = async (query: string) =>
      (await owner.call<Page>('GET', `/invoices?${query}`)).body.data.map(({ invoiceNumber }) => invoiceNumber);
    expect(await numbers('sortBy=invoiceNumber')).toEqual(['S-10', 'S-2', 'S-1']);
    expect(await numbers('sortBy=billingName')).toEqual(['S-10', 'S-2', 'S-1']);
    expect(await numbers('sortBy=dueDate')).toEqual(['S-10', 'S-1', 'S-2']);
    expect(await numbers('sortBy=dueDate&sortOrder=desc')).toEqual(['S-2', 'S-1', 'S-10']);
    expect(await numbers('sortBy=total&status=DRAFT')).toEqual(['S-10', 'S-1', 'S-2']);
    expect(await numbers('sortBy=total&sortOrder=asc&searchQuery=s-1')).toEqual(['S-1', 'S-10']);
    expect(await numbers('sortBy=total&limit=2&page=2')).toEqual(['S-2']);
    expect(await numbers('sortBy=total&status=PAID')).toEqual([]);
    expect(await owner.call('GET', '/invoices?sortBy=city')).toMatchObject({ status: 400 });
  });
});

describe('the outstanding status', () => {
  it('lists sent and overdue invoices in one order, in pages of any size', async () => {
    const owner = await aPerson();
    const statuses = ['SENT', 'OVERDUE', 'PAID', 'SENT', 'DRAFT', 'OVERDUE', 'SENT', 'CANCELLED', 'OVERDUE'] as const;
    const expected: string[] = [];
    for (const [index, status] of statuses.entries()) {
      const issueDate = ['2026-01-31', '2026-02-01', '2026-02-01'][Math.floor(index / 3)] ?? '';
      const { id } = await aStoredInvoice(owner, { issueDate });
      await owner.call('PATCH', `/invoices/${id}`, { body: { status } });
      if (status === 'SENT' || status === 'OVERDUE') expected.unshift(id);
    }
    for (const limit of [1, 2, 4, 10]) {
      const pages = await Promise.all(
        Array.from({ length: 7 }, (_, page) =>
          owner.call<Page>('GET', `/invoices?status=OUTSTANDING&page=${page + 1}&limit=${limit}`),
        ),
      );
      expect(pages.flatMap(({ body }) => body.data.map(({ id }) => id))).toEqual(expected);
      expect(pages[0]?.body.meta).toEqual({ total: 6, page: 1, limit, totalPages: Math.ceil(6 / limit) });
    }
    const found = await owner.call<Page>('GET', '/invoices?status=OUTSTANDING&searchQuery=leger');
    expect(found.body.data.map(({ id }) => id)).toEqual(expected);
  });
});

describe('the filter for what was written off', () => {
  it('finds no other cancelled invoice, in pages, in every order and with every other filter', async () => {
    const owner = await aPerson();
    const facts = [
      ['W-1', '2026-03-01', 10, 'written off'],
      ['W-2', '2026-03-02', 30, 'written off'],
      ['W-3', '2026-03-03', 20, 'written off'],
      ['W-4', '2026-03-04', 40, 'cancelled'],
      ['W-5', '2026-03-05', 50, 'sent'],
    ] as const;
    for (const [invoiceNumber, issueDate, rate, end] of facts) {
      const items = [{ name: 'Design', quantity: 1, rate }];
      const { id } = await aSentInvoice(owner, { invoiceNumber, issueDate, items });
      if (end === 'written off') await owner.call('POST', `/invoices/${id}/write-off`, { body: {} });
      if (end === 'cancelled') await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'CANCELLED' } });
    }
    const found = async (query: string) => {
      const { body } = await owner.call<Page>('GET', `/invoices?status=WRITTEN_OFF&${query}`);
      return [body.meta.total, ...body.data.map(({ invoiceNumber }) => invoiceNumber)];
    };
    expect(await found('')).toEqual([3, 'W-3', 'W-2', 'W-1']);
    expect(await found('limit=2')).toEqual([3, 'W-3', 'W-2']);
    expect(await found('limit=2&page=2')).toEqual([3, 'W-1']);
    expect(await found('sortBy=total')).toEqual([3, 'W-2', 'W-3', 'W-1']);
    expect(await found('searchQuery=w-2')).toEqual([1, 'W-2']);
    expect(await found('startDate=2026-03-02&endDate=2026-03-02')).toEqual([1, 'W-2']);
    expect(await found('startDate=2026-03-04')).toEqual([0]);
  });
});
