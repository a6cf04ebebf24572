import { describe, expect, it } from 'vitest';
import type { EstimateFields } from '#functions/domain/estimate/estimate-record.ts';
import { readStats } from './stats.ts';

// In Edmonton, the evening of May 31.
const NOW = new Date('2026-06-01T03:00:00.000Z');
const TODAY = '2026-05-31';
const FIRST_DAY = '2026-03-03';

type Stored = Pick<EstimateFields, 'status' | 'dueDate' | 'currency' | 'totalCents'> &
  Pick<Partial<EstimateFields>, 'decision' | 'invoices' | 'isInvoiced'>;

const aStored = (changes: Partial<Stored>): Stored => ({
  ...{ status: 'SENT', dueDate: TODAY, currency: 'CAD', totalCents: 10_050 },
  ...changes,
});
const decided = (outcome: 'ACCEPTED' | 'DECLINED', at: string, changes: Partial<Stored> = {}) =>
  aStored({ status: outcome, decision: { outcome, version: 1, at }, ...changes });
const PART = { id: 'inv1', invoiceNumber: 'INV-1' };

const statsOf = (...all: Stored[]) =>
  readStats(
    {
      estimates: { all: async <Name extends keyof EstimateFields>() => all as Pick<EstimateFields, Name>[] },
      businesses: { timeZoneOf: async () => 'America/Edmonton' },
    },
    'b',
    NOW,
  );

describe('the figures of estimates', () => {
  it('are nothing without estimates', async () => {
    expect(await statsOf()).toEqual({ currencies: [], counts: { open: 0, toInvoice: 0, won: 0, closed: 0 } });
    expect(await statsOf(aStored({ status: 'DRAFT' }))).toMatchObject({ currencies: [] });
  });

  it('have as open what is sent, through its last day', async () => {
    const { currencies, counts } = await statsOf(
      aStored({}),
      aStored({ dueDate: '2026-06-30', totalCents: 5 }),
      aStored({ dueDate: '2026-05-30' }),
      aStored({ dueDate: '2026-07-01', currency: 'USD', totalCents: 200 }),
    );
    expect(currencies).toEqual([
      { currency: 'CAD', open: 100.55, toInvoice: 0, won: 0 },
      { currency: 'USD', open: 2, toInvoice: 0, won: 0 },
    ]);
    expect(counts).toMatchObject({ open: 3, closed: 1 });
  });

  it('have as to be invoiced what is accepted, until all of it is, however long ago', async () => {
    const at = '2020-01-01T12:00:00.000Z';
    const { currencies, counts, wonPercent } = await statsOf(
      decided('ACCEPTED', at),
      decided('ACCEPTED', at, { invoices: [PART] }),
      decided('ACCEPTED', at, { invoices: [PART], isInvoiced: true }),
    );
    expect(currencies).toEqual([{ currency: 'CAD', open: 0, toInvoice: 201, won: 0 }]);
    expect(counts).toEqual({ open: 0, toInvoice: 2, won: 0, closed: 0 });
    expect(wonPercent).toBeUndefined();
  });

  it('have as won what was accepted in 90 days, of all that was decided or expired in them', async () => {
    const invoiced = { invoices: [PART], isInvoiced: true } as const;
    const { currencies, counts, wonPercent } = await statsOf(
      decided('ACCEPTED', `${FIRST_DAY}T07:00:00.000Z`, invoiced),
      decided('ACCEPTED', `${FIRST_DAY}T06:59:59.000Z`, invoiced),
      decided('ACCEPTED', NOW.toISOString(), invoiced),
      decided('DECLINED', NOW.toISOString()),
      aStored({ dueDate: FIRST_DAY }),
      aStored({ dueDate: '2026-03-02' }),
      aStored({ dueDate: TODAY, currency: 'USD' }),
    );
    expect(currencies).toEqual([
      { currency: 'CAD', open: 0, toInvoice: 0, won: 201 },
      { currency: 'USD', open: 100.5, toInvoice: 0, won: 0 },
    ]);
    expect(counts).toEqual({ open: 1, toInvoice: 0, won: 2, closed: 4 });
    expect(wonPercent).toBe(50);
  });
});
