import { businessKey, companyKey, paymentSettingsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { versionOf } from '#functions/data/table/version.ts';
import { type Change, set } from '#functions/data/table/write.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { Company } from '#shared/company/schema.ts';
import type { PaymentSettingsInput } from '#shared/payment-settings/schema.ts';

/** A business: the tenant that owns every record. */
export type BusinessRecord = {
  readonly id: string;
  readonly ownerId: string;
  /** IANA zone in which its days begin and end. */
  readonly timeZone: string;
  /** Whether support allows it to take card payments. */
  readonly paymentIntegrationEnabled: boolean;
  /** Its Stripe account; kept after a disconnect, for a reconnect. */
  readonly stripeAccountId?: string;
  /** The account that the owner took away from the product at Stripe: it can never be used again. */
  readonly formerStripeAccountId?: string;
  /** Whether the owner disconnected it: the account is kept, and not used. */
  readonly stripeDisconnected?: boolean;
  /** Whether its Stripe account is connected and can charge cards. */
  readonly stripeConnected?: boolean;
  /** When its owner was deleted: nothing of it is shown to anybody from then on, and the purge takes it away. */
  readonly deletedAt?: string;
  readonly createdAt: string;
};

/** What the purge needs to know of a business that goes, and of its owner, who goes with it. */
export type PurgeOrder = {
  readonly businessId: string;
  readonly userId: string;
  readonly email: string;
  readonly deletedAt: string;
};

export type CompanyRecord = Company;
export type PaymentSettingsRecord = PaymentSettingsInput & { readonly version: number };

export const DEFAULT_TIME_ZONE = 'America/Edmonton';

export type Businesses = {
  find: (businessId: string) => Promise<BusinessRecord | undefined>;
  findCompany: (businessId: string) => Promise<CompanyRecord | undefined>;
  findPaymentSettings: (businessId: string) => Promise<PaymentSettingsRecord | undefined>;
  /** Sets fields of a business and answers it as then stored, or null when there is none; undefined removes a field. */
  change: (businessId: string, fields: Change<BusinessRecord>) => Promise<BusinessRecord | null>;
};

export function businessesIn(table: Table): Businesses {
  return {
    find: (businessId) => table.get<BusinessRecord>(businessKey(businessId)),
    findCompany: async (businessId) => withVersion(await table.get<CompanyRecord>(companyKey(businessId))),
    findPaymentSettings: async (businessId) =>
      withVersion(await table.get<PaymentSettingsRecord>(paymentSettingsKey(businessId))),
    change: (businessId, fields) => table.update<BusinessRecord>(set(businessKey(businessId), fields)),
  };
}

function withVersion<Item extends { readonly version: number }>(item: Item | undefined): Item | undefined {
  return item && { ...item, version: versionOf(item) };
}

/** The calendar day of a timestamp in the business's time zone. */
export async function todayOf(
  businesses: Pick<Businesses, 'find'>,
  businessId: string,
  now: Date,
): Promise<CalendarDay> {
  const business = await businesses.find(businessId);
  return dayIn(business?.timeZone ?? DEFAULT_TIME_ZONE, now);
}

/** Whether a card can be charged for this business now. */
export function canChargeCards(business: BusinessRecord): boolean {
  return business.paymentIntegrationEnabled && business.stripeConnected === true && !business.stripeDisconnected;
}
