import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { PaymentInput } from '#shared/ledger/schema.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import { recordPayment } from './payments.ts';
import { writeOff } from './write-off.ts';

/** Evening of March 1 in the business's zone, March 2 in UTC. */
const NOW = new Date('2026-03-02T03:00:00.000Z');

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

async function record(input: Partial<PaymentInput>, changes: Partial<InvoiceRecord> = {}) {
  const { id: invoiceId } = await harness.givenAnInvoice(changes);
  const payment = { id: crypto.randomUUID(), method: 'bank', amount: 200, paidOn: '2026-03-01', ...input } as const;
  return recordPayment(harness.dependencies, { caller: aCaller(), invoiceId, input: payment, now: NOW });
}

it('can be received today in the business’s time zone, but not tomorrow', async () => {
  expect(await record({ paidOn: '2026-03-01' })).toMatchObject({ balance: 0 });
  await expect(record({ paidOn: '2026-03-02' })).rejects.toMatchObject({ issues: [{ rule: 'notInFuture' }] });
});

describe('five cents', () => {
  const owed = { totalCents: 34_492 };

  it('are the smallest coin for cash: what is rounded away is not owed', async () => {
    expect(await record({ method: 'cash', amount: 344.9 }, owed)).toMatchObject({ balance: 0 });
  });

  it.each(['bank', 'e-transfer', 'other'] as const)('mean nothing to a payment by %s', async (method) => {
    expect(await record({ method, amount: 344.9 }, owed)).toMatchObject({ balance: 0.02 });
    const more = { totalCents: 34_493 };
    await expect(record({ method, amount: 344.95 }, more)).rejects.toMatchObject({ issues: [{ rule: 'max' }] });
    expect(await record({ method, amount: 344.93 }, more)).toMatchObject({ balance: 0 });
  });
});

it('an open report of an e-Transfer is answered by a write-off', async () => {
  const claim = { id: 'claim', at: NOW.toISOString(), on: '2026-03-01', method: 'e-transfer' } as const;
  const { id: invoiceId } = await harness.givenAnInvoice({ claim });
  await writeOff(harness.dependencies, { caller: aCaller(), invoiceId, now: NOW });
  expect(await harness.read(invoiceId)).not.toHaveProperty('claim');
});
