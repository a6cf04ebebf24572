import { describe, expect, it } from 'vitest';
import { CARD_PROVIDER_FAILED } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const harness = chargesHarness(await emulatedTable());
const DAY = '2026-12-01';

describe('a charge that the provider keeps failing', () => {
  const failing = async () => {
    throw refusal({ CARD_PROVIDER_FAILED });
  };

  it('is tried again for three days, then its owner and its payer are told', async () => {
    const { id } = await harness.anInvoice();
    const payments = { ...harness.dependencies.payments, createCharge: failing };
    for (const day of ['01', '04']) {
      const run = harness.runWith(id, { payments }, `2026-12-${day}T14:00:00.000Z`);
      await expect(run).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    }
    expect((await harness.read(id)).charge).toMatchObject({ on: '2026-12-01', tries: 0 });
    await harness.runWith(id, { payments }, '2026-12-05T14:00:00.000Z');
    const { charge, checkout } = await harness.read(id);
    expect(charge).toMatchObject({ over: 'unavailable' });
    expect(checkout).toBeUndefined();
    expect((await harness.mails(id)).map(({ kind }) => kind).sort()).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE']);
    expect(harness.takenFor(id)).toEqual([]);
  });

  it('is tried for three days from the first failure, however late that is', async () => {
    const { id } = await harness.anInvoice();
    const payments = { ...harness.dependencies.payments, createCharge: failing };
    for (const day of ['20', '23']) {
      const run = harness.runWith(id, { payments }, `2026-12-${day}T14:00:00.000Z`);
      await expect(run).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
      expect((await harness.read(id)).charge).toMatchObject({ on: DAY, failingSince: '2026-12-20' });
    }
    await harness.runWith(id, { payments }, '2026-12-24T14:00:00.000Z');
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
  });

  it('is tried for three days again after it waited for the answer to a report of another payment', async () => {
    const { id } = await harness.anInvoice();
    const payments = { ...harness.dependencies.payments, createCharge: failing };
    const failsOn = (day: string) =>
      expect(harness.runWith(id, { payments }, `${day}T14:00:00.000Z`)).rejects.toMatchObject({
        code: 'PROVIDER_FAILED',
      });
    await failsOn(DAY);
    await harness.change(id, { claim: { id: 'claim', at: CHARGED_AT, on: DAY, method: 'e-transfer' } });
    await harness.run(id, '2026-12-02T14:00:00.000Z');
    await harness.change(id, { claim: undefined });
    await failsOn('2026-12-20');
    await harness.run(id, '2026-12-24T14:00:00.000Z');
    expect(harness.takenFor(id)).toEqual([10_000]);
  });

  it('counts only failures of the provider', async () => {
    const { id } = await harness.anInvoice();
    const createCharge = async () => {
      throw refusal({ BUSY });
    };
    const payments = { ...harness.dependencies.payments, createCharge };
    await expect(harness.runWith(id, { payments })).rejects.toMatchObject({ reason: 'BUSY' });
    expect((await harness.read(id)).charge).not.toHaveProperty('failingSince');
  });

  it('does not end while it cannot be called off', async () => {
    const { id } = await harness.anInvoice();
    const { payments } = harness.dependencies;
    const stuck = { ...payments, confirmCharge: failing, expireCheckout: failing, findCharge: failing };
    await expect(harness.runWith(id, { payments: stuck })).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    const late = harness.runWith(id, { payments: stuck }, '2026-12-05T14:00:00.000Z');
    await expect(late).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect((await harness.read(id)).charge).toMatchObject({ on: '2026-12-01' });
  });
});
