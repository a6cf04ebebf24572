import { describe, expect, it } from 'vitest';
import { CHARGED_AT } from '#test/support/charges-harness.ts';
import { debitsHarness, LATE } from '#test/support/debits-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const harness = debitsHarness(await emulatedTable());
const { provider, dependencies } = harness;

describe('while a debit is on its way', () => {
  it('nothing is due, and a run asks the provider nothing', async () => {
    const { id } = await harness.aDebit();
    expect(await harness.dueAt(id)).toBe(LATE);
    expect(await harness.callsOf(id, '2026-12-01T15:00:00.000Z')).toEqual([]);
    expect(await harness.callsOf(id, '2026-12-11T23:00:00.000Z')).toEqual([]);
    expect(provider.chargesOf(id)).toHaveLength(1);
  });

  it('the provider is asked after ten days, in case its event was lost', async () => {
    const { id, debit } = await harness.aDebit();
    expect(await harness.callsOf(id, LATE)).toEqual(['findCharge']);
    expect((await harness.read(id)).checkout).toHaveProperty('pending');
    provider.settle(debit, 'paid');
    await harness.run(id, '2026-12-12T15:00:00.000Z');
    expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit' }]);
  });

  it.each([
    ['called off at the provider', { status: 'cancelled' } as const],
    ['refused', { status: 'failed', because: 'refused' } as const],
  ])('one that was %s is found to have failed after ten days', async (_, stands) => {
    const { id } = await harness.aDebit();
    const payments = { ...dependencies.payments, findCharge: async () => stands };
    await harness.runWith(id, { payments }, LATE);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', charge: { over: 'refused', tries: 1 } });
    expect(invoice.checkout).toBeUndefined();
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
  });

  it('a provider that cannot be reached does not end it', async () => {
    const { id } = await harness.aDebit();
    for (const day of ['12', '13', '17']) {
      provider.lost.push({ call: 'find', when: 'before' });
      await expect(harness.run(id, `2026-12-${day}T14:00:00.000Z`)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    }
    const { checkout, charge } = await harness.read(id);
    expect([checkout?.pending?.on, charge?.on, charge?.failingSince]).toEqual(['2026-12-01', '2026-12-01', undefined]);
  });

  it('it can be neither stopped nor tried again, not even if the provider would call it off', async () => {
    const { invoice } = await harness.aDebit();
    const payments = { ...dependencies.payments, expireCheckout: async () => 'expired' as const };
    const stopping = harness.stop(invoice, payments);
    await expect(stopping).rejects.toMatchObject({ reason: 'DEBIT_RUNNING' });
    await expect(harness.retry(invoice)).rejects.toMatchObject({ reason: 'DEBIT_RUNNING' });
    expect(await harness.read(invoice.id)).toEqual(invoice);
  });

  it('it cannot be stopped either if its run was killed before it noted that', async () => {
    const invoice = await harness.anInvoice();
    provider.lost.push({ call: 'confirm', when: 'after' });
    await expect(harness.run(invoice.id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await expect(harness.stop(invoice)).rejects.toMatchObject({ reason: 'DEBIT_RUNNING' });
  });

  it('a debit that the payer began on the page holds back the charge of their saved card until it fails', async () => {
    const { id } = await harness.aCardInvoice();
    const before = await harness.read(id);
    const money = { accountId: 'acct_page', amountCents: 10_000, currency: 'CAD', expiresAt: 1 };
    const pending = { at: '2026-11-30T15:00:00.000Z', on: '2026-11-30' };
    const page = { ...money, attempt: 1, version: 1, sessionId: 'cs_page', isDebit: true as const, pending };
    const { invoices } = dependencies;
    await invoices.replace({ before, after: { ...before, checkout: page }, events: [] });
    expect(await harness.dueAt(id)).toBe('2026-12-11T14:00:00.000Z');
    expect(await harness.callsOf(id, CHARGED_AT)).toEqual([]);
    expect(await harness.callsOf(id, '2026-12-10T23:00:00.000Z')).toEqual([]);
    const { checkout: _failed, ...freed } = await harness.read(id);
    await invoices.replace({ before: await harness.read(id), after: freed, events: [] });
    expect(await harness.dueAt(id)).toBe(CHARGED_AT);
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });
});

it('a debit of a saved account that its business left is given up after ten days, and the owner decides', async () => {
  const { invoice, id } = await harness.aDebit();
  await harness.changeBusiness(invoice.businessId, { stripeAccountId: undefined, stripeConnected: false });
  const payments = { ...dependencies.payments, findCharge: async () => ({ status: 'cancelled' as const }) };
  await harness.runWith(id, { payments }, LATE);
  const { checkout, charge } = await harness.read(id);
  expect([checkout, charge?.over, charge?.tries]).toEqual([undefined, 'unavailable', 0]);
  expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
});
