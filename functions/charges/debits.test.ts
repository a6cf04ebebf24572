import { describe, expect, it } from 'vitest';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { CHARGED_AT } from '#test/support/charges-harness.ts';
import { DECIDED_AT, debitsHarness } from '#test/support/debits-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const harness = debitsHarness(await emulatedTable());
const { provider, dependencies } = harness;

describe('an account whose debit is due', () => {
  it('is debited by its mandate; that is on its way, pays nothing yet, and nobody is told by email', async () => {
    const { invoice, id } = await harness.aDebit();
    const [{ request } = {}, ...others] = provider.chargesOf(id);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ isDebit: true, amountCents: 10_000, currency: 'CAD' });
    expect(invoice).toMatchObject({
      ...{ status: 'SENT', version: 1 },
      checkout: { isCharge: true, isDebit: true, pending: { at: CHARGED_AT, on: '2026-12-01' } },
      charge: { card: BANK_ACCOUNT, on: '2026-12-01', tries: 0 },
    });
    expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toMatchObject([{ amountCents: 10_000, card: BANK_ACCOUNT }]);
    expect(await harness.mailsAbout(id)).toEqual([]);
    expect(await harness.entriesOf(id)).toEqual([]);
  });

  it('pays as a debit days later, and says which account it was', async () => {
    const { id, debit } = await harness.aDebit();
    await harness.decide(id, 'paid');
    await harness.deliverEvents(id, DECIDED_AT);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
    expect(await harness.entriesOf(id)).toMatchObject([
      { id: debit, method: 'debit', amountCents: 10_000, charged: BANK_ACCOUNT },
    ]);
    expect(await harness.eventsOf(id, 'PAYMENT')).toMatchObject([{ method: 'debit', charged: BANK_ACCOUNT }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('is noted once, by two runs at once and by one that was killed', async () => {
    const { id } = await harness.anInvoice();
    await Promise.all([harness.run(id), harness.run(id), harness.run(id)]);
    const killed = await harness.anInvoice();
    provider.lost.push({ call: 'confirm', when: 'after' });
    await expect(harness.run(killed.id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect((await harness.read(killed.id)).checkout).not.toHaveProperty('pending');
    await harness.run(killed.id, '2026-12-01T15:00:00.000Z');
    for (const each of [id, killed.id]) {
      expect((await harness.read(each)).checkout).toMatchObject({ pending: { on: '2026-12-01' } });
      expect(await harness.eventsOf(each, 'DEBIT_STARTED')).toHaveLength(1);
      expect(provider.chargesOf(each)).toHaveLength(1);
    }
  });

  it('is not noted after its bank decided, whatever its run was told before', async () => {
    const { id } = await harness.anInvoice();
    const { confirmCharge } = dependencies.payments;
    const payments: typeof dependencies.payments = {
      ...dependencies.payments,
      async confirmCharge(...parameters) {
        const stands = await confirmCharge(...parameters);
        await harness.decide(id, 'paid', CHARGED_AT);
        return stands;
      },
    };
    await harness.runWith(id, { payments });
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID' });
    expect(invoice.checkout).toBeUndefined();
    expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toEqual([]);
  });
});

describe('a saved account is not debited', () => {
  it.each([
    ['while the owner does not offer debits', { debitsWanted: false }],
    ['while Stripe has not activated them', { debitsActive: false }],
  ])('%s: the owner decides', async (_, business) => {
    const { id } = await harness.anInvoice({ businessId: await harness.aBusiness(business) });
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
    expect(await harness.eventsOf(id, 'CHARGE_ENDED')).toMatchObject([{ because: 'unavailable', card: BANK_ACCOUNT }]);
    expect(provider.chargesOf(id)).toEqual([]);
  });

  it('for an invoice in another currency', async () => {
    const { id } = await harness.anInvoice({ currency: 'USD' });
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
    expect(provider.chargesOf(id)).toEqual([]);
  });

  it('if debits are switched off between its preparation and its confirmation', async () => {
    const { id, businessId } = await harness.anInvoice();
    provider.lost.push({ call: 'confirm', when: 'before' });
    await expect(harness.run(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await harness.changeBusiness(businessId, { debitsWanted: false });
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
    expect(provider.chargesOf(id)).toMatchObject([{ state: { status: 'cancelled' } }]);
  });

  it('by a person who has it charged again, unless debits are offered', async () => {
    const { invoice, id } = await harness.aDebit();
    await harness.decide(id, 'refused');
    await harness.changeBusiness(invoice.businessId, { debitsActive: false });
    await expect(harness.retry(invoice)).rejects.toMatchObject({ reason: 'CARD_NOT_SAVED_HERE' });
  });

  it('while a card is charged as before', async () => {
    const { id } = await harness.aCardInvoice({ businessId: await harness.aBusiness({ debitsActive: false }) });
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });
});
