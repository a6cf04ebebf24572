import { beforeAll, describe, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { aDispute } from '#test/support/stripe-event.ts';

let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  shop = await savingHarness(await emulatedTable());
});

describe('a debit that its bank returned', () => {
  const paid = async () => {
    const { id, pi, started, end } = await shop.debit();
    for (const event of [started, end('paid')]) await shop.report(event);
    return { id, pi };
  };

  it.each(['needs_response', 'under_review', 'lost', 'a_word_of_tomorrow'])(
    'is owed again at once, as Stripe calls it %s',
    async (status) => {
      const { id, pi } = await paid();
      const dispute = aDispute(pi, { status });
      await shop.apply('charge.dispute.created', dispute);
      await shop.apply('charge.dispute.closed', { ...dispute, status: 'lost' });
      expect(await shop.read(id)).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
      const returns = (await shop.eventsOf(id)).filter(({ type }) => type === 'DISPUTE');
      expect(returns).toMatchObject([{ stage: 'LOST', method: 'debit', amountCents: 20_000 }]);
      expect(
        shop
          .toldAbout(id)
          .filter((what) => what.endsWith('DEBIT_RETURNED'))
          .toSorted(),
      ).toEqual(['OWNER_NOTICE DEBIT_RETURNED', 'PAYER_NOTICE DEBIT_RETURNED']);
    },
  );

  it.each(['warning_needs_response', 'warning_closed', 'won', 'prevented'])('is not, as %s', async (status) => {
    const { id, pi } = await paid();
    await shop.apply('charge.dispute.created', aDispute(pi, { status }));
    expect(await shop.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
  });

  it('before it is known to be paid waits for that', async () => {
    const { id, pi, end } = await shop.debit();
    const dispute = aDispute(pi, { status: 'lost' });
    await expect(shop.apply('charge.dispute.created', dispute)).rejects.toMatchObject({ code: 'CONFLICT' });
    await shop.report(end('paid'));
    await shop.apply('charge.dispute.created', dispute);
    expect(await shop.read(id)).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
  });
});
