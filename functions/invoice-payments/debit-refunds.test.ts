import { beforeEach, expect, it } from 'vitest';
import { changeLedger } from '#functions/domain/invoice/change-ledger.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { NOW, refundsHarness } from '#test/support/refunds-harness.ts';
import { aDispute, aRefund } from '#test/support/stripe-event.ts';
import { ACCOUNT, BUSINESS } from '#test/support/stripe-events-harness.ts';
import { voidPayment } from './payments.ts';

const harness = await refundsHarness();
const { anInput, refund, madeRefunds } = harness;

let id: string;
let pi: string;
/** An invoice that was paid by debit. */
beforeEach(async () => {
  const invoice = await harness.givenAnInvoice();
  ({ id, pi } = harness.given({ id: invoice.id, pi: `pi_${crypto.randomUUID()}` }));
  const money = { method: 'debit', amountCents: 20_000, currency: 'CAD' } as const;
  const at = '2026-03-01T12:00:00.000Z';
  await changeLedger(harness.dependencies, {
    find: async () => ({ invoice, business: BUSINESS }),
    change: () => ({
      entries: [{ kind: 'payment', id: pi, ...money, accountId: ACCOUNT, at, paidOn: '2026-03-01', revision: 1 }],
      events: [],
    }),
    now: NOW,
  });
});

it('a refund of a debit is made at the card provider, after a confirmation, and is confirmed by its event', async () => {
  const made = await refund(anInput({ amount: 200 }));
  expect(madeRefunds()).toMatchObject([{ amountCents: 20_000 }]);
  expect(made.payments.at(-1)).toMatchObject({ kind: 'refund', method: 'debit', status: 'succeeded' });
  expect(await harness.read(id)).toMatchObject({ status: 'CANCELLED', isRefunded: true });
});

it('a refund of a debit needs a recent confirmation of who asks', async () => {
  const asked = refund(anInput(), { caller: aCaller({ confirmedAt: 0 }) });
  await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(madeRefunds()).toEqual([]);
});

it('a refund of a debit is recorded by hand once it failed at the bank, not before', async () => {
  const byCheque = (amount: number) => refund(anInput({ amount, method: 'cheque' }));
  await expect(byCheque(50)).rejects.toMatchObject({ reason: 'OTHER_METHOD' });
  await refund(anInput());
  const [made] = madeRefunds();
  await harness.apply(
    'refund.failed',
    aRefund(pi, { ...(made && { id: made.id }), status: 'failed', metadata: { invoiceId: id } }),
  );
  expect(await harness.read(id)).toMatchObject({ paymentNotice: { code: 'REFUND_FAILED' } });
  expect((await byCheque(50)).payments.at(-1)).toMatchObject({ method: 'cheque', status: 'succeeded' });
});

it('a refund of a debit is no longer possible once the bank returned it, nor can it be voided', async () => {
  const voiding = voidPayment(harness.dependencies, { caller: aCaller(), invoiceId: id, paymentId: pi, now: NOW });
  await expect(voiding).rejects.toMatchObject({ reason: 'DEBIT_NOT_VOIDABLE' });
  await harness.apply('charge.dispute.closed', aDispute(pi, { status: 'lost' }));
  await expect(refund(anInput())).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  expect(await harness.read(id)).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
});
