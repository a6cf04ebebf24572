import { type BusinessRecord, businessesIn, type PaymentSettingsRecord } from '#functions/data/people/businesses.ts';
import { paymentSettingsKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, putNew, set } from '#functions/data/table/write.ts';
import { type Currency, invoiceCurrency } from '#shared/money.ts';
import type { PaymentSettingsInput } from '#shared/payment-settings/schema.ts';

/** Each write also makes a currency that it names the one in which the owner's new invoices begin. */
export type PaymentSettingsStore = {
  findBusiness: (businessId: string) => Promise<BusinessRecord | undefined>;
  find: (businessId: string) => Promise<PaymentSettingsRecord | undefined>;
  /** Returns false when the business already has settings. */
  add: (business: BusinessRecord, settings: PaymentSettingsRecord) => Promise<boolean>;
  /**
   * Changes the given fields; undefined removes one. Returns false when `expected` is given and is not their version.
   */
  change: (
    business: BusinessRecord,
    fields: Change<PaymentSettingsInput>,
    expected: number | undefined,
  ) => Promise<boolean>;
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
    async change(business, fields, expected) {
      const failed = await table.transact({
        settings: { Update: setNext(paymentSettingsKey(business.id), fields, expected) },
        ...ownerCurrency(business, fields.preferredCurrency),
      });
      return failed === null;
    },
  };
}

function ownerCurrency({ ownerId }: BusinessRecord, preferred: Currency | undefined): Record<string, Write> {
  if (!preferred) return {};
  return { owner: { Update: set(userKey(ownerId), { preferredCurrency: invoiceCurrency(preferred) }) } };
}
