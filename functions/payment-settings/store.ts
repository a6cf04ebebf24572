import { type BusinessRecord, businessesIn, type PaymentSettingsRecord } from '#functions/data/businesses.ts';
import { paymentSettingsKey, userKey } from '#functions/data/keys.ts';
import type { Table, Write } from '#functions/data/table.ts';
import { putNew, set } from '#functions/data/write.ts';
import { type Currency, invoiceCurrency } from '#shared/money.ts';
import type { PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';

/** Each write also makes a currency that it names the one in which the owner's new invoices begin. */
export type PaymentSettingsStore = {
  findBusiness: (businessId: string) => Promise<BusinessRecord | undefined>;
  find: (businessId: string) => Promise<PaymentSettingsRecord | undefined>;
  /** Answers false when the business has settings already. */
  add: (business: BusinessRecord, settings: PaymentSettingsRecord) => Promise<boolean>;
  /** Changes what is named, whether or not there are settings; answers false when the owner's account is gone. */
  change: (business: BusinessRecord, update: PaymentSettingsUpdate) => Promise<boolean>;
};

export function paymentSettingsStore(table: Table): PaymentSettingsStore {
  const businesses = businessesIn(table);
  return {
    findBusiness: businesses.find,
    find: businesses.findPaymentSettings,
    async add(business, settings) {
      const failed = await table.transact({
        settings: putNew({ ...settings, ...paymentSettingsKey(business.id) }),
        ...ownerCurrency(business, settings.preferredCurrency),
      });
      return failed === null;
    },
    async change(business, update) {
      const failed = await table.transact({
        settings: changeOf(business.id, update),
        ...ownerCurrency(business, update.preferredCurrency),
      });
      return failed === null;
    },
  };
}

function ownerCurrency({ ownerId }: BusinessRecord, preferred: Currency | undefined): Record<string, Write> {
  if (!preferred) return {};
  return { owner: { Update: set(userKey(ownerId), { preferredCurrency: invoiceCurrency(preferred) }) } };
}

/** Settings that begin with a change get the default currency (spec 2 §3). */
function changeOf(businessId: string, update: PaymentSettingsUpdate): Write {
  const entries = Object.entries(update).filter(([, value]) => value !== undefined);
  const currency = update.preferredCurrency ? [] : ['preferredCurrency = if_not_exists(preferredCurrency, :default)'];
  return {
    Update: {
      Key: paymentSettingsKey(businessId),
      UpdateExpression: `SET ${[...entries.map(([name]) => `#${name} = :${name}`), ...currency].join(', ')}`,
      ...(entries.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      }),
      ExpressionAttributeValues: {
        ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
        ...(currency.length > 0 && { ':default': 'CAD' }),
      },
    },
  };
}
