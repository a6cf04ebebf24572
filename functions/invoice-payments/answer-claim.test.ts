import { beforeAll, describe, expect, it } from 'vitest';
import type { ClaimAnswer } from '#shared/ledger/claim.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { repeats } from '#test/support/repeats.ts';
import { answerClaim } from './answer-claim.ts';

let harness: Awaited<ReturnType<typeof receiptsHarness>>;
let customerId: string;
beforeAll(async () => {
  harness = await receiptsHarness(await emulatedTable());
  customerId = await harness.aCustomer();
});

const aClaim = (said: Partial<OpenClaim> = {}): OpenClaim => {
  const report = { method: 'e-transfer', at: '2026-03-04T18:00:00.000Z', on: '2026-03-04' } as const;
  return { id: crypto.randomUUID(), ...report, ...said };
};

/** Invoices of a customer; the payer of the first reported a payment. */
async function claimed(said: Partial<OpenClaim> = {}, totals = [34_493]) {
  const claim = aClaim(said);
  const [first, ...others] = await harness.invoicesOf(customerId, ...totals);
  if (!first) throw new Error('No invoice');
  const { version: _version, ...before } = first;
  const id = `c${claim.id.replaceAll('-', '')}`;
  const reported = await harness.givenAnInvoice({ ...before, id, invoiceNumber: id, claim });
  return { claim, invoices: [reported, ...others], invoiceId: reported.id };
}

const confirm = (invoiceId: string, claimId: string, answer: Partial<ClaimAnswer> = {}) => {
  const { caller, now, dependencies } = harness;
  return answerClaim(dependencies, { caller, invoiceId, claimId, now, answer: { action: 'confirm', ...answer } });
};
const dismiss = (invoiceId: string, claimId: string) => confirm(invoiceId, claimId, { action: 'dismiss' });

const paying = (invoices: readonly { id: string }[], ...amounts: number[]) =>
  amounts.map((amount, index) => ({ invoiceId: invoices[index]?.id ?? '', amount }));

describe('345.00 that arrived for a balance of 344.93', () => {
  it('is refused with the reason, unless something is to happen to the rest', async () => {
    const { invoiceId, claim } = await claimed();
    await expect(confirm(invoiceId, claim.id, { amount: 345 })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      reason: 'OVER_BALANCE',
      issues: [{ path: 'amount', rule: 'max', params: { max: '344.93' } }],
    });
    expect(await harness.read(invoiceId)).toMatchObject({ status: 'SENT', claim: { id: claim.id } });
  });

  it('pays it and keeps 0.07 as credit, once', async () => {
    const { invoiceId, claim } = await claimed();
    const answer = { amount: 345, keepRest: 'credit' } as const;
    const paid = await confirm(invoiceId, claim.id, answer);
    expect(paid).toMatchObject({ balance: 0, payments: [{ id: claim.id, amount: 344.93, receiptId: claim.id }] });
    expect(paid).not.toHaveProperty('claim');
    for (const again of [answer, { amount: 345 }, {}]) expect(await confirm(invoiceId, claim.id, again)).toEqual(paid);
    expect(await harness.restOf(claim.id)).toBe(7);
    await expect(confirm(invoiceId, claim.id, { ...answer, amount: 346 })).rejects.toMatchObject({
      reason: 'RECEIPT_EXISTS',
    });
    await expect(dismiss(invoiceId, claim.id)).rejects.toMatchObject({ reason: 'ENTRY_EXISTS' });
  });

  it('pays it and returns the rest, once', async () => {
    const { invoiceId, claim } = await claimed();
    const answer = { amount: 345, keepRest: 'return' } as const;
    const paid = await confirm(invoiceId, claim.id, answer);
    expect(paid).toMatchObject({
      balance: 0,
      paid: 344.93,
      refunded: 0.07,
      payments: [{ amount: 345 }, { amount: 0.07 }],
    });
    expect(await confirm(invoiceId, claim.id, answer)).toMatchObject(paid);
  });

  it('needs a customer to be credit', async () => {
    const { id } = await harness.givenAnInvoice({ claim: aClaim({ id: 'claim' }) });
    await expect(confirm(id, 'claim', { amount: 201, keepRest: 'credit' })).rejects.toMatchObject({
      reason: 'CREDIT_NEEDS_CUSTOMER',
    });
    expect(await confirm(id, 'claim', { amount: 201, keepRest: 'return' })).toMatchObject({ balance: 0 });
  });
});

describe('an amount that the payer named', () => {
  it('is what was received unless the business says otherwise', async () => {
    const { invoiceId, claim } = await claimed({ amount: 100.5 });
    expect(await confirm(invoiceId, claim.id)).toMatchObject({ balance: 244.43, payments: [{ amount: 100.5 }] });
  });

  it('is refused above the balance like any other', async () => {
    const { invoiceId, claim } = await claimed({ amount: 345 });
    await expect(confirm(invoiceId, claim.id)).rejects.toMatchObject({ reason: 'OVER_BALANCE' });
  });
});

describe('one payment for several invoices that answers a report', () => {
  const TOTALS = [10_000, 15_000, 9_999];

  it('pays them and closes the report, once', async () => {
    const { invoices, invoiceId, claim } = await claimed({ amount: 349.99 }, TOTALS);
    const applications = paying(invoices, 100, 150, 99.99);
    const input = { id: claim.id, customerId, amount: 349.99, applications, reportedOn: invoiceId };
    const receipt = await harness.record(input);
    expect(receipt).toMatchObject({ id: claim.id, amount: 349.99, rest: 0 });
    for (const { id } of invoices) expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(await harness.read(invoiceId)).not.toHaveProperty('claim');
    expect(await harness.record(input)).toMatchObject(receipt);
    expect(await harness.appliedOf(claim.id, invoices)).toBe(34_999);
    expect(await confirm(invoiceId, claim.id)).toMatchObject({ balance: 0, payments: [{ amount: 100 }] });
    await expect(confirm(invoiceId, claim.id, { amount: 100 })).rejects.toMatchObject({ reason: 'RECEIPT_EXISTS' });
  });

  it('closes it whichever invoices it pays', async () => {
    const { invoices, invoiceId, claim } = await claimed({ amount: 150 }, TOTALS);
    const applications = paying(invoices.slice(1), 150);
    await harness.record({ id: claim.id, customerId, amount: 150, applications, reportedOn: invoiceId });
    const left = await harness.read(invoiceId);
    expect(left).toMatchObject({ status: 'SENT', movements: [] });
    expect(left).not.toHaveProperty('claim');
    await expect(confirm(invoiceId, claim.id)).rejects.toMatchObject({ reason: 'RECEIPT_EXISTS' });
    await expect(dismiss(invoiceId, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused for a report that is not open, of another invoice or of another customer', async () => {
    const { invoices, invoiceId, claim } = await claimed({ amount: 250 }, TOTALS);
    const record = (changes: object) =>
      harness.record({ id: claim.id, customerId, amount: 250, reportedOn: invoiceId, ...changes });
    const notOpen = { code: 'NOT_FOUND', params: { what: 'paymentClaim' } };
    await expect(record({ id: crypto.randomUUID() })).rejects.toMatchObject(notOpen);
    await expect(record({ reportedOn: invoices[1]?.id })).rejects.toMatchObject(notOpen);
    await expect(record({ reportedOn: 'unknown' })).rejects.toMatchObject({ params: { what: 'invoice' } });
    const other = await harness.aCustomer('Larch');
    await expect(record({ customerId: other })).rejects.toMatchObject({ reason: 'RECEIPT_OF_ANOTHER' });
    await dismiss(invoiceId, claim.id);
    await expect(record({})).rejects.toMatchObject(notOpen);
    expect(await harness.find(claim.id)).toBeUndefined();
  });
});

const ROUNDS = repeats(10, 200);

it('one payment that is recorded in three windows at once is the same in each', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { invoices, invoiceId, claim } = await claimed({ amount: 250 }, [10_000, 15_000]);
    const applications = paying(invoices, 100, 150);
    const input = { id: claim.id, customerId, amount: 250, applications, reportedOn: invoiceId };
    const receipts = await Promise.all([1, 2, 3].map(() => harness.record(input)));
    expect(receipts).toMatchObject([{ id: claim.id }, { id: claim.id }, { id: claim.id }]);
    expect(await harness.appliedOf(claim.id, invoices)).toBe(25_000);
  }
}, 240_000);

it(`a report answered in several windows at once is recorded once, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { invoices, invoiceId, claim } = await claimed({ amount: 250 }, [10_000, 15_000]);
    const { id } = claim;
    const applications = paying(invoices, 100, 150);
    const receipt = { id, customerId, amount: 250, applications, reportedOn: invoiceId };
    const answers = [
      () => confirm(invoiceId, id, { amount: 250, keepRest: 'credit' }),
      () => confirm(invoiceId, id, { amount: 40 }),
      () => harness.record(receipt),
      () => harness.record(receipt),
      () => dismiss(invoiceId, id),
    ];
    // Whichever begins first.
    const [first, rest] = [answers.slice(round % answers.length), answers.slice(0, round % answers.length)];
    await Promise.allSettled([...first, ...rest].map((answer) => answer()));
    const entries = (await Promise.all(invoices.map((invoice) => harness.entriesOf(invoice.id)))).flat();
    const paidCents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const stored = await harness.find(id);
    const receivedCents = stored ? paidCents + (await harness.restOf(id)) : paidCents;
    expect([0, 4_000, 25_000]).toContain(receivedCents);
    if (stored) expect(receivedCents).toBe(stored.amountCents);
    expect(await harness.read(invoiceId)).not.toHaveProperty('claim');
  }
}, 240_000);
