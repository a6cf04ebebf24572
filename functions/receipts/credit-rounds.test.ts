import { beforeAll, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { creditRounds } from '#test/support/credit-rounds.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

const ROUNDS = repeats(5, 200);
const MOVES = 24;

it(`no cent is lost or found, whatever is recorded, charged, applied, returned, disputed, voided and killed, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const customer = await creditRounds(table);
    await customer.move(MOVES);
    const { receipts, invoices, counted, moved, closing, credit, held, owed } = await customer.sums();
    for (const { amount, applied, rest, returned, inLedgers, isPending } of receipts) {
      expect(isPending).toBe(false);
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(applied + rest + returned).toBe(amount);
      expect(inLedgers).toBe(applied);
    }
    for (const { stored, standing, total } of invoices) {
      expect(stored).toBe(standing.paidCents);
      // What was returned at the card provider alone still counts as paid.
      const { paidCents, creditedCents, surplusCents, returnedCents } = standing;
      expect(paidCents + creditedCents - surplusCents - returnedCents).toBeLessThanOrEqual(total);
    }
    const credits = receipts.reduce((sum, { rest }) => sum + rest, 0);
    expect(held).toBeGreaterThanOrEqual(0);
    expect({ counted, credit, closing }).toEqual({
      counted: moved,
      credit: credits + held,
      closing: owed - credits - held,
    });
  }
}, 900_000);
