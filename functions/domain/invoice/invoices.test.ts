import { describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { startingWith } from '#functions/data/table/query.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import type { InvoiceRecord, OpenCheckout } from './invoice-record.ts';
import { invoicesIn } from './invoices.ts';

const table = await emulatedTable();
const invoices = invoicesIn(table);
const at = '2026-03-01T12:00:00.000Z';

async function aStoredInvoice(status: InvoiceRecord['status'] = 'SENT'): Promise<InvoiceRecord> {
  const id = newId();
  const invoice: InvoiceRecord = {
    ...{
      id,
      businessId: newId(),
      invoiceNumber: id,
      billingName: 'Café Léger',
      items: [],
      totalCents: 100,
      movements: [],
      version: 1,
    },
    ...{ status, issueDate: '2026-03-01', dueDate: '2999-12-31', currency: 'CAD', paymentMethod: 'card' },
    ...{ createdAt: at, updatedAt: at, ...(status !== 'DRAFT' && { issuedAt: at }) },
  };
  await invoices.create(invoice, { at, type: 'CREATED' });
  return read(invoice);
}

async function read({ id }: InvoiceRecord): Promise<InvoiceRecord> {
  const found = await invoices.find(id);
  if (!found) throw new Error(`There is no invoice ${id}`);
  return found;
}

const itemsOf = ({ businessId }: InvoiceRecord, prefix: string) =>
  table.query<{ sk: string }>(startingWith({ pk: `BUSINESS#${businessId}`, sk: prefix }));

const historyOf = ({ id }: InvoiceRecord) =>
  table.query<{ sk: string }>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `INVOICE#${id}` },
  });

describe('deleting', () => {
  it('a draft leaves nothing behind', async () => {
    const first = await aStoredInvoice('DRAFT');
    const change = {
      before: first,
      after: { ...first, version: 2 },
      events: [{ at, type: 'REMINDER_SKIPPED' } as const],
    };
    expect(await invoices.replace(change)).toBeNull();
    const draft = await read(first);
    expect(await historyOf(draft)).toHaveLength(3);
    expect(await invoices.remove(draft, { by: 'ann@example.com', now: new Date(at) })).toBe(true);
    expect(await historyOf(draft)).toEqual([]);
    expect((await itemsOf(draft, '')).filter(({ sk }) => sk.includes(draft.id))).toEqual([]);
  });

  it('an invoice that was sent keeps its history, for the purge of its business', async () => {
    const sent = await aStoredInvoice();
    expect(await invoices.remove(sent, { by: 'ann@example.com', now: new Date(at) })).toBe(true);
    expect(await historyOf(sent)).toHaveLength(1);
    expect(await itemsOf(sent, 'DELETED_INVOICE#')).toHaveLength(1);
  });
});

it('leaves no row or search item behind under the previous issue date', async () => {
  const before = await aStoredInvoice();
  const after = { ...before, issueDate: '2026-02-27', version: 2 };
  expect(await invoices.replace({ before, after, events: [] })).toBeNull();
  for (const prefix of ['INVOICE#', 'SEARCH#']) {
    const keys = (await itemsOf(after, prefix)).map(({ sk }) => sk);
    expect(keys).toEqual([expect.stringContaining('#2026-02-27#')]);
  }
});

it('an overdue invoice says in its row when a message was last sent about it', async () => {
  const sent = await aStoredInvoice();
  const rowOf = async () => (await itemsOf(sent, 'INVOICE#'))[0];
  const remind = async (status: InvoiceRecord['status'], on: string) => {
    const before = await read(sent);
    const after = { ...before, status, version: before.version + 1 };
    const event = { at: on, type: 'REMINDER', recipient: 'a@example.com' } as const;
    expect(await invoices.replace({ before, after, events: [event] })).toBeNull();
  };
  await remind('SENT', at);
  expect(await rowOf()).not.toHaveProperty('lm');
  await remind('OVERDUE', '2026-03-02T12:00:00.000Z');
  expect(await rowOf()).toMatchObject({ lm: '2026-03-02T12:00:00.000Z' });
});

describe('refuses a change based on an invoice read before another change', () => {
  const checkout = { attempt: 1, accountId: 'acct', amountCents: 100, currency: 'CAD' } as OpenCheckout;

  it.each<[name: string, change: Partial<InvoiceRecord>]>([
    ['a new version', { version: 2, billingName: 'First' }],
    ['a delivery failure', { deliveryFailure: { kind: 'BOUNCED', address: 'a@example.com', sentAt: at } }],
    ['a checkout', { checkout }],
    ['the number of a checkout', { checkoutAttempt: 1 }],
  ])('%s', async (_, change) => {
    const before = await aStoredInvoice();
    expect(await invoices.replace({ before, after: { ...before, ...change }, events: [] })).toBeNull();
    const stale = { ...before, billingName: 'Late', version: 2 };
    expect(await invoices.replace({ before, after: stale, events: [] })).toBe('invoice');
    expect(await invoices.remove(before, { by: 'ann@example.com', now: new Date(at) })).toBe(false);
    expect(await read(before)).toMatchObject({ billingName: before.billingName, ...change });
  });

  it('an entry in its history', async () => {
    const before = await aStoredInvoice();
    const event = { at, type: 'REMINDER_SKIPPED' as const };
    expect(await invoices.replace({ before, after: before, events: [event] })).toBeNull();
    expect(await invoices.replace({ before, after: before, events: [event] })).toBe('invoice');
  });
});

describe('the indexes', () => {
  const indexKeysOf = async (invoice: InvoiceRecord) =>
    Object.keys(await read(invoice))
      .filter((key) => key.startsWith('gsi'))
      .sort();

  it('have only SENT invoices among the open ones', async () => {
    const sent = await aStoredInvoice();
    expect(await indexKeysOf(sent)).toEqual(['gsi1pk', 'gsi1sk']);
    const after = { ...sent, status: 'PAID' as const, version: 2 };
    expect(await invoices.replace({ before: sent, after, events: [] })).toBeNull();
    expect(await indexKeysOf(sent)).toEqual([]);
  });
});
