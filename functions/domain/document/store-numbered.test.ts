import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { NUMBER_TAKEN } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { NumberingStore } from './numbering.ts';
import { storeNumbered } from './store-numbered.ts';

/** A business that does not count upwards: every number stays as it is. */
const numbers: Pick<NumberingStore, 'claim'> = {
  claim: async ({ number }) => ({ number, isNext: false, writes: {} }),
};

/** Stores a document whose first numbers are taken; returns the numbers that were tried. */
async function stored(taken: number, changes: { isUnseen?: true } = {}) {
  const tried: string[] = [];
  const storing = {
    numbers,
    async create({ invoiceNumber }: { invoiceNumber: string }) {
      tried.push(invoiceNumber);
      return tried.length > taken ? null : 'number';
    },
    taken: async ({ invoiceNumber: number }: { invoiceNumber: string }) =>
      refusal({ NUMBER_TAKEN }, { what: 'taken', number }),
  };
  const draft = async () => ({ content: { invoiceNumber: 'INV-20261130042' }, writes: {} });
  const done = storeNumbered(storing, { draft, isGenerated: true, today: '2026-11-30', ...changes });
  return { tried, done: await done.catch((error) => error) };
}

describe('a generated number that is taken', () => {
  it('gives way to others if nobody saw it, first of the same length, then longer', async () => {
    const { tried, done } = await stored(4, { isUnseen: true });
    const [first, ...others] = tried;
    expect(first).toBe('INV-20261130042');
    expect(others.map((number) => number.length - 'INV-20261130'.length)).toEqual([3, 3, 7, 7]);
    for (const number of others) expect(number).toMatch(/^INV-20261130\d+$/);
    expect(done).toEqual({ invoiceNumber: tried.at(-1) });
  });

  it('is refused after six of them', async () => {
    const { tried, done } = await stored(10, { isUnseen: true });
    expect(tried).toHaveLength(6);
    expect(done).toBeInstanceOf(AppError);
  });

  it('is refused at once if a person saw it', async () => {
    const { tried, done } = await stored(1);
    expect(tried).toHaveLength(1);
    expect(done).toBeInstanceOf(AppError);
  });
});
