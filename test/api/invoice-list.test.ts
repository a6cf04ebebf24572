import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceListItem, InvoiceStats } from '#shared/invoice/schema.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

type Page = { data: InvoiceListItem[]; meta: { total: number; page: number; limit: number; totalPages: number } };

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson();
    const days = ['2026-01-31', '2026-02-01', '2026-02-01', '2026-02-15', '2026-04-30', '2026-04-30', '2026-04-30'];
    for (const [index, issueDate] of days.entries()) {
      await aStoredInvoice(owner, {
        issueDate,
        dueDate: '2026-12-31',
        billingName: `Customer ${index}`,
        billingEmail: '',
      });
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
    await aStoredInvoice(owner, { issueDate: '2025-01-01', billingName: 'Hôtel Étoile 9' });
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
      await aStoredInvoice(owner, { items: [{ name: 'a', quantity: 1, rate: 1 }] }),
      await aStoredInvoice(owner, { items: [{ name: 'b', quantity: 1, rate: 20 }] }),
      await aStoredInvoice(owner, { items: [{ name: 'c', quantity: 1, rate: 300 }] }),
      await aStoredInvoice(owner, { items: [{ name: 'd', quantity: 1, rate: 4000 }], currency: 'USD' }),
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
