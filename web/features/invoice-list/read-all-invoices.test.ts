import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { readListAddress } from './list-address.ts';
import { readAllInvoices } from './read-all-invoices.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const address = readListAddress(new URLSearchParams());
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}` }) as InvoiceListItem);

/** The invoices on the server at the first request, the second, and so on. */
let answers: InvoiceListItem[][];
beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((_, options) => {
    const { page, limit } = (options as { query: { page: number; limit: number } }).query;
    const all = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    const data = all.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ data, meta: pageMeta(all.length, page, limit) }) as never;
  });
});

const read = async () => {
  const progress: string[] = [];
  const reading = {
    signal: new AbortController().signal,
    onProgress: ({ done, total }: { done: number; total: number }) => void progress.push(`${done}/${total}`),
  };
  const invoices = await readAllInvoices(address, reading);
  return { ids: invoices.map(({ id }) => id), progress };
};

describe('readAllInvoices', () => {
  it.each([
    [0, ['0/0']],
    [1, ['1/1']],
    [100, ['100/100']],
    [101, ['100/101', '101/101']],
    [250, ['100/250', '200/250', '250/250']],
  ])('reads each of %s once', async (count, steps) => {
    answers = [numbered(count)];
    const { ids, progress } = await read();
    expect(ids).toEqual(numbered(count).map(({ id }) => id));
    expect(progress).toEqual(steps);
  });

  it('starts over when an invoice is deleted in between, because another moves to a page already read', async () => {
    const [before, after] = [numbered(150), numbered(150).slice(1)];
    answers = [before, after];
    expect((await read()).ids).toEqual(after.map(({ id }) => id));
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('eventually returns each invoice once, even if the list never stops changing', async () => {
    answers = [150, 151, 152, 153, 154, 155].map(numbered);
    expect(new Set((await read()).ids).size).toBe(155);
  });
});
