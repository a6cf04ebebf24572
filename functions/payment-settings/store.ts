import { paymentSettingsKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, putNew, set } from '#functions/data/table/write.ts';
import { type RecordedChange, transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { type BusinessRecord, businessesIn, type PaymentSettingsRecord } from '#functions/domain/people/businesses.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { type Currency, invoiceCurrency } from '#shared/money.ts';
import type { PaymentSettingsInput } from '#shared/payment-settings/schema.ts';

/**
 * A write that includes a currency also makes it the default for the owner's new invoices; each orders the emails about
 * it, too.
 */
export type PaymentSettingsStore = ReturnType<typeof paymentSettingsStore>;

type Owner = Pick<BusinessRecord, 'ownerId'>;

/** The write that failed, or null; `'owner'` means that the owner's account is gone. */
export type Failed = 'settings' | 'owner' | null;

/** Opens the payment settings of a business. */
export function paymentSettingsStore(table: Table, businessId: string) {
  const businesses = businessesIn(table);
  const key = paymentSettingsKey(businessId);
  const write = (settings: Write, owner: Owner, { currency, orders, ...change }: Written): Promise<Failed> => {
    const record = { kind: 'paymentSettings', id: businessId, label: '' } as const;
    const writes = {
      settings,
      ...(currency && { owner: { Update: set(userKey(owner.ownerId), ownerFields(currency)) } }),
      ...orders,
    };
    return transactRecorded<'settings' | 'owner'>(table, { businessId, record, ...change }, writes);
  };
  return {
    findBusiness: () => businesses.find(businessId),
    find: () => businesses.findPaymentSettings(businessId),
    /** Fails with `'settings'` if the business already has settings. */
    add: (owner: Owner, settings: PaymentSettingsRecord, orders: Orders) =>
      write(putNew({ ...settings, ...key }), owner, {
        action: 'payment-settings.create',
        after: settings,
        currency: settings.preferredCurrency,
        orders,
      }),
    /**
     * Changes the given fields; undefined removes one. Fails with `'settings'` if they changed since they were read.
     */
    change: (owner: Owner, before: PaymentSettingsRecord, fields: Change<PaymentSettingsInput>, orders: Orders) =>
      write({ Update: setNext(key, fields, before.version) }, owner, {
        action: 'payment-settings.update',
        before,
        after: { ...before, ...fields },
        currency: fields.preferredCurrency,
        orders,
      }),
  };
}

type Written = Pick<RecordedChange, 'action' | 'before' | 'after'> & {
  readonly currency: Currency | undefined;
  readonly orders: Orders;
};

function ownerFields(preferred: Currency) {
  return { preferredCurrency: invoiceCurrency(preferred) };
}
