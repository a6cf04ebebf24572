import { type BusinessRecord, businessesIn, type PaymentSettingsRecord } from '#functions/data/businesses.ts';
import { paymentSettingsKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { putNew } from '#functions/data/write.ts';
import type { PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';

export type PaymentSettingsStore = {
  findBusiness: (businessId: string) => Promise<BusinessRecord | undefined>;
  find: (businessId: string) => Promise<PaymentSettingsRecord | undefined>;
  /** Answers false when the business has settings already. */
  add: (businessId: string, settings: PaymentSettingsRecord) => Promise<boolean>;
  /** Answers the settings as then stored. */
  change: (businessId: string, update: PaymentSettingsUpdate) => Promise<PaymentSettingsRecord>;
};

export function paymentSettingsStore(table: Table): PaymentSettingsStore {
  const businesses = businessesIn(table);
  return {
    findBusiness: businesses.find,
    find: businesses.findPaymentSettings,
    async add(businessId, settings) {
      const failed = await table.transact({ settings: putNew({ ...settings, ...paymentSettingsKey(businessId) }) });
      return failed === null;
    },
    async change(businessId, update) {
      const entries = Object.entries({ ...update }).filter(([, value]) => value !== undefined);
      const names = entries.map(([name]) => `#${name} = :${name}`);
      const currency = update.preferredCurrency
        ? []
        : ['preferredCurrency = if_not_exists(preferredCurrency, :default)'];
      return (await table.update<PaymentSettingsRecord>({
        Key: paymentSettingsKey(businessId),
        UpdateExpression: `SET ${[...names, ...currency].join(', ')}`,
        ...(entries.length > 0 && {
          ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        }),
        ExpressionAttributeValues: {
          ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
          ...(currency.length > 0 && { ':default': 'CAD' }),
        },
      })) as PaymentSettingsRecord;
    },
  };
}
