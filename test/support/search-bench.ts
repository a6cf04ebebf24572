import { newId } from '#functions/data/id.ts';
import type { InvoiceRecord } from '#functions/data/invoice-record.ts';
import { invoicesIn } from '#functions/data/invoices.ts';
import type { Table } from '#functions/data/table.ts';
import { openSearch } from '#functions/invoices/search.ts';
import { searchCopies } from '#functions/invoices/search-copies.ts';
import { searchStore } from '#functions/invoices/search-store.ts';
import { keptFiles } from './kept-files.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const EVERYTHING = { from: '0000-00-00', to: '9999-99-99', text: '' };

type Wanted = Parameters<ReturnType<typeof openSearch>>[1];

/** A business whose searches take a copy from its second invoice on, and whose clock the test moves. */
export function searchBench(table: Table, { renewAfter = 4 } = {}) {
  const businessId = newId();
  const files = keptFiles();
  const seen = { passes: 0, betweenReadAndPacking: async () => {} };
  let now = START;
  const clock = () => new Date(now);
  const store = searchStore(table);
  const counted: typeof store = {
    ...store,
    async listItems(...range) {
      const items = await store.listItems(...range);
      seen.passes += 1;
      await seen.betweenReadAndPacking();
      return items;
    },
  };
  const passOver = openSearch(
    { store, copies: searchCopies({ store, files: keptFiles() }), clock },
    Number.POSITIVE_INFINITY,
  );
  return {
    businessId,
    files,
    seen,
    clock,
    wait: (ms: number) => {
      now += ms;
    },
    /** A function that searches, its memory empty; `onto` has other files. */
    aSearch: (onto = files) =>
      openSearch({ store: counted, copies: searchCopies({ store: counted, files: onto }, renewAfter), clock }, 1),
    /** What a pass over the search items finds. */
    expected: (wanted: Partial<Wanted> = {}) => passOver(businessId, { ...EVERYTHING, ...wanted }),
    /** A function that writes, its clock ahead of the others by so many milliseconds. */
    aWriter: (aheadMs = 0) => writerIn(table, { businessId, clock: () => new Date(now + aheadMs) }),
  };
}

/** What a search is given that asks for all there is, or for some of it. */
export const wanting = (wanted: Partial<Wanted> = {}): Wanted => ({ ...EVERYTHING, ...wanted });

function writerIn(table: Table, { businessId, clock }: { businessId: string; clock: () => Date }) {
  const invoices = invoicesIn(table, clock);
  return {
    async create(fields: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> {
      const invoice = { ...anInvoice(businessId), ...fields, historyLength: 1 };
      await invoices.create(invoice, { at: invoice.createdAt, type: 'CREATED' });
      return invoice;
    },
    async change(before: InvoiceRecord, fields: Partial<InvoiceRecord>): Promise<InvoiceRecord> {
      const after = { ...before, ...fields, version: before.version + 1 };
      const failed = await invoices.replace({ before, after, events: [] });
      if (failed) throw new Error(`${failed} was changed by somebody else`);
      return after;
    },
    async remove(invoice: InvoiceRecord): Promise<void> {
      if (!(await invoices.remove(invoice))) throw new Error('It was changed by somebody else');
    },
  };
}

function anInvoice(businessId: string): InvoiceRecord {
  const id = newId();
  const at = new Date(START).toISOString();
  return {
    ...{ id, businessId, invoiceNumber: id, billingName: 'Café Léger', items: [], totalCents: 100, version: 1 },
    ...{ status: 'SENT', issueDate: '2026-03-01', dueDate: '2026-03-31', currency: 'CAD', paymentMethod: 'card' },
    ...{ createdAt: at, updatedAt: at },
  };
}
