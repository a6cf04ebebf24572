import { S3Client } from '@aws-sdk/client-s3';
import { newId } from '#functions/data/id.ts';
import { invoicesIn } from '#functions/data/invoices.ts';
import { listInvoices } from '#functions/invoices/list.ts';
import { invoiceListStore } from '#functions/invoices/list-store.ts';
import { openSearch } from '#functions/invoices/search.ts';
import { searchCopies } from '#functions/invoices/search-copies.ts';
import { searchStore } from '#functions/invoices/search-store.ts';
import { type Files, filesIn } from '#functions/services/files.ts';
import { startS3 } from '#infra/local/emulators/s3.ts';
import { anInvoice } from './an-invoice.ts';
import type { CountingTable } from './counting-table.ts';
import { atMost, type Figure, measured, medianMs } from './figure.ts';

/** As many changes as a copy takes before it is made anew. */
const CHANGES = 1_000;
const AT_ONCE = 10;
const DAY_MS = 86_400_000;

/** Searches in a business of 10,000 invoices, and in one of 100,000 from the very first on. */
export async function benchInvoiceSearch(
  counting: CountingTable,
  { folder, some, many }: { folder: string; some: string; many: string },
): Promise<Figure[]> {
  const s3 = await startS3({ folder, buckets: ['files'] });
  try {
    const files = countingFiles(s3.endpoint);
    const yesterday = () => new Date(Date.now() - DAY_MS);
    const search = searching(counting, files, many);
    const warm = search();
    const inSome = searching(counting, files, some)();
    return [
      ...(await costs(counting, 'search in 10,000', inSome, 360)),
      atMost('search in 10,000, again', await medianMs(9, inSome), 150, 'ms'),
      // Made yesterday, so that what changed an hour ago is not in it.
      ...(await costs(counting, 'search in 100,000, the first', search(yesterday))),
      ...(await costs(counting, 'search in 100,000, function just started', warm, 400)),
      ...(await costs(counting, 'search in 100,000, warm function', warm, 400)),
      measured('search in 100,000, again', await medianMs(9, warm), 'ms'),
      ...(await costs(counting, 'search in 100,000, 1,000 changes since', await changed(counting, many, warm), 400)),
      atMost('search in 100,000, all these but the first', files.reads(), 1, 'file reads'),
    ];
  } finally {
    await s3.stop();
  }
}

/** A function that searches a business, its memory empty. */
function searching(counting: CountingTable, files: Files, businessId: string) {
  const store = searchStore(counting.table);
  return (clock = () => new Date()) => {
    const search = openSearch({ store, copies: searchCopies({ store, files }), clock });
    const dependencies = { store: invoiceListStore(counting.table), search };
    return () => listInvoices(dependencies, businessId, { searchQuery: 'harbour 77' });
  };
}

/** What one search costs; a budget in read units makes its units count. */
async function costs(
  counting: CountingTable,
  name: string,
  work: () => Promise<unknown>,
  budget?: number,
): Promise<Figure[]> {
  const startedAt = performance.now();
  const { units } = await counting.costOf(work);
  const ms = performance.now() - startedAt;
  const counted = budget ? atMost(name, units, budget, 'read units') : measured(name, units, 'read units');
  return [counted, measured(name, ms, 'ms')];
}

/** Changes a business, an hour ago; answers the search that is to see it. */
async function changed<Search>(counting: CountingTable, businessId: string, search: Search): Promise<Search> {
  const invoices = invoicesIn(counting.table, () => new Date(Date.now() - DAY_MS / 24));
  const indexes = Array.from({ length: CHANGES }, (_, index) => index).values();
  const createNext = async () => {
    for (const index of indexes) {
      const invoice = { ...anInvoice(businessId, index), invoiceNumber: newId() };
      await invoices.create(invoice, { at: invoice.createdAt, type: 'CREATED' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, createNext));
  return search;
}

function countingFiles(endpoint: string): Files & { reads: () => number } {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new S3Client({ endpoint, region: 'ca-central-1', credentials, forcePathStyle: true });
  const files = filesIn('files', client);
  let reads = 0;
  return {
    ...files,
    async get(key) {
      const bytes = await files.get(key);
      reads += bytes ? 1 : 0;
      return bytes;
    },
    reads: () => reads,
  };
}
