import { businessKey, companyKey, type Key, paymentSettingsKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { withVersion } from '#functions/data/table/version.ts';
import { type Change, putNew, set } from '#functions/data/table/write.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { Company } from '#shared/company/schema.ts';
import type { PaymentSettingsInput } from '#shared/payment-settings/schema.ts';

/** A business, the tenant that owns all records. */
export type BusinessRecord = {
  readonly id: string;
  readonly ownerId: string;
  /** IANA time zone of its days. */
  readonly timeZone: string;
  /** Whether an administrator allows card payments. */
  readonly paymentIntegrationEnabled: boolean;
  /** Its Stripe account, kept after a disconnect so that it can be reconnected. */
  readonly stripeAccountId?: string;
  /** Account whose owner revoked the product's access at Stripe; it can never be used again. */
  readonly formerStripeAccountId?: string;
  /** Whether the owner disconnected the account, which is then kept but unused. */
  readonly stripeDisconnected?: boolean;
  /** Whether its Stripe account is connected and can charge cards. */
  readonly stripeConnected?: boolean;
  /** When its owner was deleted; the business is hidden from then on, until the purge removes it. */
  readonly deletedAt?: string;
  readonly createdAt: string;
};

/** A business to be purged, together with its owner if one is named. */
export type PurgeOrder = {
  readonly businessId: string;
  readonly userId?: string;
  readonly email?: string;
  readonly deletedAt: string;
  /** Whether the owner requested it, who gets an email once everything is gone. */
  readonly byOwner?: true;
};

export type CompanyRecord = Company;
export type PaymentSettingsRecord = PaymentSettingsInput & { readonly version: number };

export const DEFAULT_TIME_ZONE = 'America/Edmonton';

export type Businesses = {
  find: (businessId: string) => Promise<BusinessRecord | undefined>;
  /** The IANA time zone of a business. It never changes, so it is read once per function instance. */
  timeZoneOf: (businessId: string) => Promise<string>;
  findCompany: (businessId: string) => Promise<CompanyRecord | undefined>;
  findPaymentSettings: (businessId: string) => Promise<PaymentSettingsRecord | undefined>;
  /** Sets fields of a business; undefined removes one. Returns the stored business, or null if there is none. */
  change: (businessId: string, fields: Change<BusinessRecord>) => Promise<BusinessRecord | null>;
};

export function businessesIn(table: Table): Businesses {
  const timeZones = new Map<string, string>();
  const find = (businessId: string) => table.get<BusinessRecord>(businessKey(businessId));
  const findVersioned = async <Item extends { readonly version: number }>(key: Key): Promise<Item | undefined> => {
    const item = await table.get<Item>(key);
    return item && withVersion(item);
  };
  return {
    find,
    async timeZoneOf(businessId) {
      const known = timeZones.get(businessId);
      if (known) return known;
      const { timeZone = DEFAULT_TIME_ZONE } = (await find(businessId)) ?? {};
      timeZones.set(businessId, timeZone);
      return timeZone;
    },
    findCompany: (businessId) => findVersioned<CompanyRecord>(companyKey(businessId)),
    findPaymentSettings: (businessId) => findVersioned<PaymentSettingsRecord>(paymentSettingsKey(businessId)),
    change: (businessId, fields) => table.update<BusinessRecord>(set(businessKey(businessId), fields)),
  };
}

/** The calendar day of a timestamp in the business's time zone. */
export async function todayOf(
  businesses: Pick<Businesses, 'timeZoneOf'>,
  businessId: string,
  now: Date,
): Promise<CalendarDay> {
  return dayIn(await businesses.timeZoneOf(businessId), now);
}

/** The write that stores a new, empty business. */
export function newBusiness(business: Pick<BusinessRecord, 'id' | 'ownerId' | 'createdAt'>): Write {
  const record: BusinessRecord = { ...business, timeZone: DEFAULT_TIME_ZONE, paymentIntegrationEnabled: false };
  return putNew({ ...record, ...businessKey(business.id) });
}

/** Whether a card can be charged for this business now. */
export function canChargeCards(business: BusinessRecord): boolean {
  return business.paymentIntegrationEnabled && business.stripeConnected === true && !business.stripeDisconnected;
}
