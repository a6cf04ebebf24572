import { refundPayment } from '#functions/invoice-payments/refunds.ts';
import type { RefundInput } from '#shared/ledger/schema.ts';
import { aCaller } from './a-caller.ts';
import { cardProvider } from './card-provider.ts';
import { emulatedTable } from './emulated-table.ts';
import { eventsHarness } from './stripe-events-harness.ts';

/** When refunds are made, unless a test says otherwise. */
export const NOW = new Date('2026-03-02T12:00:00.000Z');

/** An invoice of 200.00 CAD, and the provider's id of the payment that paid it. */
type Paid = { readonly id: string; readonly pi: string };

/** Refunds of a payment, made at an in-memory card provider; `given` says of which. */
export async function refundsHarness() {
  const provider = cardProvider();
  const harness = await eventsHarness(await emulatedTable(), provider.payments);
  let paid: Paid = { id: '', pi: '' };
  return {
    ...harness,
    provider,
    /** Refunds are of this payment from now on; its provider knows it. */
    given(payment: Paid): Paid {
      paid = payment;
      provider.intents.set(paid.pi, { invoiceId: paid.id, amountCents: 20_000, refunds: [] });
      return paid;
    },
    /** A refund of 50.00 CAD, with changes. */
    anInput: (changes: Partial<RefundInput> = {}): RefundInput => ({
      id: crypto.randomUUID(),
      paymentId: paid.pi,
      amount: 50,
      ...changes,
    }),
    refund: (input: RefundInput, { now = NOW, caller = aCaller() } = {}) =>
      refundPayment(harness.dependencies, { caller, invoiceId: paid.id, input, now }),
    /** The refunds in the invoice's ledger. */
    refundsOf: async () => (await harness.entriesOf(paid.id)).filter((entry) => entry.kind === 'refund'),
    /** Those that the provider made. */
    madeRefunds: () => provider.intents.get(paid.pi)?.refunds ?? [],
  };
}
