import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { changePaymentSettings, createPaymentSettings } from './payment-settings.ts';
import { paymentSettingsStore } from './store.ts';

const table = await emulatedTable();

it('cannot be created or changed once the owner’s account is gone', async () => {
  const [businessId, userId] = [newId(), newId()];
  const business = { id: businessId, ownerId: userId, timeZone: 'UTC', paymentIntegrationEnabled: true };
  await table.transact({ business: putNew({ ...business, ...businessKey(businessId) }) });
  const caller = aCaller({ userId, businessId });
  const dependencies = { store: paymentSettingsStore(table, businessId), outbox: accountHarness(table).outbox };
  const occasion = { caller, client: {}, now: new Date() };
  const notFound = { code: 'NOT_FOUND', message: 'Payment settings not found' };
  await expect(
    createPaymentSettings(dependencies.store, { ...occasion, input: { preferredCurrency: 'CAD' } }),
  ).rejects.toMatchObject(notFound);
  const update = { preferredCurrency: 'USD' } as const;
  await expect(changePaymentSettings(dependencies, { ...occasion, userId, update })).rejects.toMatchObject(notFound);
});
