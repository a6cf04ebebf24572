import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { anInvoice, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

type Page = { data: InvoiceListItem[]; meta: PageMeta };

const LARGEST_LINE = { name: 'x', quantity: 1_000_000, rate: 10_000 };

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

describe('creating an invoice', () => {
  it('returns it as DRAFT with amounts computed by the server', async () => {
    const invoice = await aStoredInvoice(person, {
      items: [{ name: 'Thing', quantity: 3, rate: 0.33 }],
      taxType: 'percentage',
      taxValue: 13,
    });
    expect(invoice).toMatchObject({ status: 'DRAFT', version: 1, subtotal: 0.99, tax: 0.13, total: 1.12 });
    expect(invoice.items[0]).toMatchObject({ amount: 0.99 });
    expect(invoice.id).toMatch(/^[0-9A-Za-z]{22}$/);
  });

  it('keeps only the day of a date-time', async () => {
    const invoice = await aStoredInvoice(person, {
      issueDate: '2026-03-01T23:59:59.000Z',
      dueDate: '2026-03-02T00:00:00Z',
    });
    expect(invoice).toMatchObject({ issueDate: '2026-03-01', dueDate: '2026-03-02' });
  });

  it('stores one of 100 with the same number and refuses the rest', async () => {
    const body = anInvoice();
    const responses = await Promise.all(Array.from({ length: 100 }, () => person.call('POST', '/invoices', { body })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(99);
    const found = await person.call<Page>('GET', `/invoices?searchQuery=${body.invoiceNumber}`);
    expect(found.body.meta.total).toBe(1);
  });

  it('stores one of many look-alike numbers, as entered', async () => {
    const number = `Rév-${crypto.randomUUID().slice(0, 8)}`;
    const alike = [
      number,
      number.toUpperCase(),
      number.normalize('NFD'),
      number.replace('-', '\u200b-'),
      number.replace('-', '－'),
      number.replace('-', '\u2011'),
      number.replace('-', '–'),
    ];
    const responses = await Promise.all(
      alike.map((invoiceNumber) => person.call<Invoice>('POST', '/invoices', { body: anInvoice({ invoiceNumber }) })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409]);
    const stored = responses.findIndex(({ status }) => status === 201);
    const { body } = responses[stored] ?? {};
    expect(body?.invoiceNumber.normalize()).toBe(alike[stored]?.normalize());
    expect((await person.call('DELETE', `/invoices/${body?.id}`)).status).toBe(204);
    expect(await aStoredInvoice(person, { invoiceNumber: number })).toMatchObject({ invoiceNumber: number });
  });

  it('lets two businesses use one number', async () => {
    const body = anInvoice();
    const other = await aPerson();
    expect((await person.call('POST', '/invoices', { body })).status).toBe(201);
    expect((await other.call('POST', '/invoices', { body })).status).toBe(201);
  });

  it('accepts 200 lines and refuses 201', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => ({ name: 'Line', quantity: 1, rate: 0.1 }));
    expect(await aStoredInvoice(person, { items: lines(200) })).toMatchObject({ total: 20 });
    const tooMany = await person.call('POST', '/invoices', { body: anInvoice({ items: lines(201) }) });
    expect(tooMany).toMatchObject({ status: 400, body: { message: 'items must have at most 200 entries' } });
  });

  it('accepts the largest lines that add up to the largest total', async () => {
    const items = Array(10).fill(LARGEST_LINE);
    expect(await aStoredInvoice(person, { items })).toMatchObject({ total: 100_000_000_000 });
  });

  it('accepts a line that costs nothing', async () => {
    const items = [{ name: 'Sample', quantity: 1, rate: 0 }];
    expect(await aStoredInvoice(person, { items })).toMatchObject({ items: [{ rate: 0, amount: 0 }], total: 0 });
  });

  it.each([
    [{ dueDate: '2026-02-28' }, 'dueDate must be after issueDate'],
    [{ taxValue: 101 }, 'taxRate must be between 0 and 100'],
    [{ discountType: 'percentage' as const, discountValue: 100.5 }, 'discountValue must be between 0 and 100'],
    [{ discountType: 'fixed' as const, discountValue: 1.005 }, 'discountValue must have at most 2 decimal places'],
    [
      { items: [LARGEST_LINE, { name: 'x', quantity: 1_000_000, rate: 10_000.01 }] },
      'items.1.amount must be at most 10000000000.00',
    ],
    [{ items: Array(10).fill(LARGEST_LINE), taxValue: 0.0001 }, 'total must be at most 100000000000.00'],
    [{ currency: 'AUD' as 'CAD' }, 'currency must be one of CAD, USD, EUR, GBP'],
    [{ items: [{ name: 'x', quantity: 1, rate: -0.01 }] }, 'items.0.rate must be at least 0'],
    [{ invoiceNumber: '\u200b\u200d' }, 'invoiceNumber is required'],
    [{ invoiceNumber: 'ﷺ'.repeat(50) }, 'invoiceNumber must not contain unsupported characters'],
    [{ billingEmail: 'nope' }, 'billingEmail must be an email'],
  ])('refuses %j', async (changes, message) => {
    const response = await person.call('POST', '/invoices', { body: anInvoice(changes) });
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', message } });
  });

  it.each([
    ['{', 'The request body is not JSON'],
    [`${'['.repeat(50)}${']'.repeat(50)}`, 'The request body is nested too deeply'],
  ])('refuses the body %s', async (raw, message) => {
    expect(await person.call('POST', '/invoices', { raw })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('another business', () => {
  it('gets 404 for every call on an invoice, as for one that does not exist', async () => {
    const invoice = await aStoredInvoice(person);
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
        const response = await stranger.call(method, `/invoices/${id}${path}`, body && { body });
        expect(response.status, `${method} ${id}${path}`).toBe(404);
      }
    }
    expect(await person.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ body: { version: 1 } });
  });

  it('sees none of it in its list', async () => {
    const stranger = await aPerson();
    expect((await stranger.call<Page>('GET', '/invoices')).body.data).toEqual([]);
  });
});
