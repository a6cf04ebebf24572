import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeNumbering } from '#functions/business/numbering.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { businessesIn, todayOf } from '#functions/domain/people/businesses.ts';
import type { NumberingInput } from '#shared/document/number-schema.ts';
import { AppError } from '#shared/errors.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice } from '#test/support/given.ts';
import { repeats } from '#test/support/repeats.ts';
import { createInvoice } from './create-invoice.ts';

const table = await emulatedTable();
const invoices = invoicesIn(table);
const businesses = businessesIn(table);
const NOW = new Date('2026-11-05T12:00:00Z');
const CREATORS = repeats(20, 200);
const YEARLY: NumberingInput = { prefix: '{YYYY}-', digits: 3, restarts: 'yearly' };

let caller = aCaller();
beforeEach(() => {
  caller = aCaller({ businessId: crypto.randomUUID() });
});
const numbers = () => numberingIn(table, caller.businessId, 'INVOICE');
const dependencies = () => ({
  invoices,
  businesses,
  creations: creationsIn(table, caller.businessId, 'INVOICE'),
  numbers: numbers(),
  kept: keptCustomersIn(table),
});

const storeZone = (timeZone: string) =>
  table.transact({ business: put({ ...businessKey(caller.businessId), id: caller.businessId, timeZone }) });
const choose = async (chosen: NumberingInput | null, now = NOW) =>
  changeNumbering(numbers(), { chosen, today: await todayOf(businesses, caller.businessId, now) });
const create = (changes: { invoiceNumber?: string; isNumberGenerated?: boolean; id?: string } = {}, now = NOW) =>
  createInvoice(dependencies(), {
    caller,
    body: { ...anInvoice(), invoiceNumber: crypto.randomUUID(), isNumberGenerated: true, ...changes },
    now,
  });
/** Tries again if too many others create one at the same time, as the message says. */
async function createInCrowd(): Promise<string> {
  try {
    return await numberOf();
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return createInCrowd();
    throw error;
  }
}
const numberOf = async (...args: Parameters<typeof create>) => (await create(...args)).invoiceNumber;
const typed = (invoiceNumber: string) => create({ invoiceNumber, isNumberGenerated: false });
const nextNumber = async () => (await numbers().read('2026-11-05'))?.nextNumber;

async function removeDraft(id: string): Promise<void> {
  const invoice = await invoices.find(id);
  if (!invoice) throw new Error('There is no such draft');
  expect(await invoices.remove(invoice, { by: caller.email, now: NOW })).toBe(true);
}

async function send(id: string): Promise<void> {
  const before = await invoices.find(id);
  if (!before) throw new Error('There is no such draft');
  await invoices.replace({ before, after: { ...before, status: 'SENT', version: 2 }, events: [] });
}

describe('a generated number', () => {
  it('stays as sent in a business that does not count', async () => {
    expect(await numberOf({ invoiceNumber: 'INV-20261105042' })).toBe('INV-20261105042');
  });

  it('is the next one, whatever was proposed', async () => {
    await choose({ ...YEARLY, next: 14 });
    expect(await numberOf({ invoiceNumber: '2026-002' })).toBe('2026-014');
    expect(await numberOf({ invoiceNumber: '2026-002' })).toBe('2026-015');
  });

  it('passes over numbers in use, and those of deleted invoices that were sent', async () => {
    const { id } = await typed('2026-002');
    await send(id);
    await removeDraft(id);
    for (let count = 3; count <= 25; count += 1) await typed(`2026-${String(count).padStart(3, '0')}`);
    await choose(YEARLY);
    expect([await numberOf(), await numberOf()]).toEqual(['2026-001', '2026-026']);
  });

  it('is the same one when a lost response is asked for again', async () => {
    await choose(YEARLY);
    const body = { ...anInvoice(), isNumberGenerated: true, id: crypto.randomUUID() };
    const send = () => createInvoice(dependencies(), { caller, body, now: NOW });
    const created = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(created.map(({ invoiceNumber }) => invoiceNumber)).toEqual(Array(4).fill('2026-001'));
    expect(await nextNumber()).toBe('2026-002');
  });

  it('is used up by no failed creation', async () => {
    await choose(YEARLY);
    const body = { ...anInvoice(), isNumberGenerated: true, appointmentId: 'none' };
    await expect(createInvoice(dependencies(), { caller, body, now: NOW })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await numberOf()).toBe('2026-001');
  });

  it(`has no gap and no double when ${CREATORS} are created at once`, { timeout: 300_000 }, async () => {
    await choose(YEARLY);
    const created = await Promise.all(Array.from({ length: CREATORS }, createInCrowd));
    const expected = Array.from({ length: CREATORS }, (_, index) => `2026-${String(index + 1).padStart(3, '0')}`);
    expect(created.sort()).toEqual(expected);
  });
});

describe('a typed number', () => {
  it('moves the count if it follows the scheme', async () => {
    await choose(YEARLY);
    await typed('2026-020');
    expect(await nextNumber()).toBe('2026-021');
  });

  it.each(['2026-003', '2025-099', 'J.Smith/ABC'])('like %s does not otherwise', async (number) => {
    await choose({ ...YEARLY, next: 14 });
    await typed(number);
    expect(await nextNumber()).toBe('2026-014');
  });

  it('that is taken is refused, and the count stays', async () => {
    await choose(YEARLY);
    await typed('2026-020');
    await expect(typed('2026–020')).rejects.toMatchObject({ reason: 'NUMBER_TAKEN' });
    expect(await nextNumber()).toBe('2026-021');
  });
});

describe('a deleted draft', () => {
  it('gives its number back if it was the last', async () => {
    await choose(YEARLY);
    const [, last] = [await create(), await create()];
    await removeDraft(last.id);
    expect(await numberOf()).toBe('2026-002');
  });

  it('keeps its number if another followed', async () => {
    await choose(YEARLY);
    const first = await create();
    await create();
    await removeDraft(first.id);
    expect(await nextNumber()).toBe('2026-003');
  });

  it('keeps its number if it had been sent', async () => {
    await choose(YEARLY);
    const { id } = await create();
    await send(id);
    await removeDraft(id);
    expect(await nextNumber()).toBe('2026-002');
  });
});

describe('the year', () => {
  it.each([
    ['America/St_Johns', '2027-01-01T03:29:00Z', '2026-001', '2027-01-01T03:31:00Z', '2027-001'],
    ['America/Vancouver', '2027-01-01T06:59:00Z', '2026-001', '2027-01-01T08:01:00Z', '2027-001'],
  ])('ends on the clocks of %s', async (zone, before, old, after, fresh) => {
    await storeZone(zone);
    await choose(YEARLY, new Date(before));
    expect(await numberOf({}, new Date(before))).toBe(old);
    expect(await numberOf({}, new Date(after))).toBe(fresh);
  });

  it('begins again for a business that moves west on New Year’s Eve', async () => {
    const midnight = new Date('2027-01-01T05:00:00Z');
    await storeZone('America/St_Johns');
    await choose({ ...YEARLY, next: 7 }, new Date('2026-12-31T12:00:00Z'));
    expect(await numberOf({}, midnight)).toBe('2027-001');
    await storeZone('America/Vancouver');
    expect(await numberOf({}, midnight)).toBe('2026-007');
  });

  it('does not start the count over unless chosen', async () => {
    await choose({ prefix: '{YY}/', digits: 2, restarts: 'never', next: 9 });
    expect(await numberOf()).toBe('26/09');
    expect(await numberOf({}, new Date('2027-02-01T12:00:00Z'))).toBe('27/10');
  });
});

describe('another scheme', () => {
  it('goes on from the count, or from a raised one', async () => {
    await choose({ ...YEARLY, next: 14 });
    await choose({ prefix: 'INV-', digits: 4, restarts: 'never' });
    expect(await numberOf()).toBe('INV-0014');
    await choose({ prefix: 'INV-', digits: 4, restarts: 'never', next: 100 });
    expect(await numberOf()).toBe('INV-0100');
  });

  it('can be none', async () => {
    await choose(YEARLY);
    await choose(null);
    expect(await numbers().find()).toBeUndefined();
    expect(await numberOf({ invoiceNumber: 'INV-20261105042' })).toBe('INV-20261105042');
  });
});

type Step = 'create' | 'createTwo' | 'type' | 'deleteLast' | 'deleteFirst' | 'raise';

it('never has a double, and no gap but one that was typed, raised or deleted', { timeout: 120_000 }, async () => {
  const steps = fc.array(fc.constantFrom<Step>('create', 'createTwo', 'type', 'deleteLast', 'deleteFirst', 'raise'), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      caller = aCaller({ businessId: crypto.randomUUID() });
      await choose(YEARLY);
      const drafts: { id: string; invoiceNumber: string }[] = [];
      const everything: string[] = [];
      let free = 1;
      const expectNext = (made: readonly { id: string; invoiceNumber: string }[]) => {
        const counts = made.map(({ invoiceNumber }) => Number(invoiceNumber.slice(5))).sort((a, b) => a - b);
        expect(counts).toEqual(made.map((_, index) => free + index));
        free += made.length;
        drafts.push(...made);
        everything.push(...made.map(({ invoiceNumber }) => invoiceNumber));
      };
      for (const step of all) {
        if (step === 'create') expectNext([await create()]);
        if (step === 'createTwo') expectNext(await Promise.all([create(), create()]));
        if (step === 'raise') {
          free += 3;
          await choose({ ...YEARLY, next: free });
        }
        if (step === 'type') {
          free += 2;
          expectNext([await typed(`2026-${String(free).padStart(3, '0')}`)]);
        }
        const deleted = step === 'deleteLast' ? drafts.pop() : step === 'deleteFirst' ? drafts.shift() : undefined;
        if (!deleted) continue;
        const wasLast = Number(deleted.invoiceNumber.slice(5)) === free - 1;
        if (wasLast) free -= 1;
        await removeDraft(deleted.id);
        everything.splice(everything.indexOf(deleted.invoiceNumber), 1);
      }
      expect(new Set(everything).size).toBe(everything.length);
    }),
    { numRuns: 15 },
  );
});
