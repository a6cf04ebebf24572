import { businessKey, companyKey, paymentSettingsKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Change, putNew, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { Company } from '#shared/company/schema.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

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
  /** Whether its owner lets payers pay by pre-authorized debit. */
  readonly debitsWanted?: boolean;
  /** Whether Stripe has activated debits for its account, as last read. */
  readonly debitsActive?: boolean;
  /** Whether its owner does not offer Link, Stripe's own wallet. */
  readonly isLinkHidden?: boolean;
  /** When its owner was deleted; the business is hidden from then on, until the purge removes it. */
  readonly deletedAt?: string;
  /** When an administrator suspended it; only they see by whose email and why. Absent unless it still is. */
  readonly suspendedAt?: string;
  readonly suspendedBy?: string;
  readonly suspensionReason?: string;
  /** When its last suspension ended; reminders that were due before are not sent. */
  readonly restoredAt?: string;
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

/** A company as stored; its time zone is that of the business. */
export type CompanyRecord = Omit<Company, 'timeZone'>;
export type PaymentSettingsRecord = Omit<PaymentSettings, 'paymentIntegrationEnabled'>;

const DEFAULT_TIME_ZONE = 'America/Edmonton';

export type Businesses = ReturnType<typeof businessesIn>;

export function businessesIn(table: Table) {
  const find = (businessId: string) => table.get<BusinessRecord>(businessKey(businessId));
  return {
    find,
    /** The IANA time zone of a business. A change may take a second to show. */
    async timeZoneOf(businessId: string): Promise<string> {
      const business = await table.get<BusinessRecord>(businessKey(businessId), { isConsistent: false });
      return business?.timeZone ?? DEFAULT_TIME_ZONE;
    },
    findCompany: (businessId: string) => table.get<CompanyRecord>(companyKey(businessId)),
    findPaymentSettings: (businessId: string) => table.get<PaymentSettingsRecord>(paymentSettingsKey(businessId)),
    /** Sets fields of a business; undefined removes one. Returns the stored business, or null if there is none. */
    change: (businessId: string, fields: Change<BusinessRecord>) =>
      table.update<BusinessRecord>(set(businessKey(businessId), fields)),
    /**
     * Sets whether a business takes cards, with the activity entry and the given orders of emails; `before` is the
     * business as read. Returns null, or the write that failed if the business is gone.
     */
    setCardPayments(before: BusinessRecord, fields: Change<BusinessRecord>, orders: Orders = {}) {
      const change = {
        businessId: before.id,
        action: 'card-payments.set',
        before,
        after: { ...before, ...fields },
      } as const;
      const update = set(businessKey(before.id), fields);
      return transactRecorded<string>(table, change, { business: { Update: update }, ...orders });
    },
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

type NewBusiness = Pick<BusinessRecord, 'id' | 'ownerId' | 'createdAt'> &
  Pick<Partial<BusinessRecord>, 'suspendedAt' | 'suspendedBy' | 'suspensionReason'> & {
    readonly timeZone?: string | undefined;
  };

/** The write that stores a new, empty business. */
export function newBusiness({ timeZone = DEFAULT_TIME_ZONE, ...business }: NewBusiness): Write {
  const record: BusinessRecord = { ...business, timeZone, paymentIntegrationEnabled: false };
  return putNew({ ...record, ...businessKey(business.id) });
}

/** Whether a card can be charged for this business now. */
export function canChargeCards(business: BusinessRecord): boolean {
  return business.paymentIntegrationEnabled && business.stripeConnected === true && !business.stripeDisconnected;
}

/** Whether a bank account can be debited for this business now, which is possible in Canadian dollars only. */
export function canDebit(business: BusinessRecord, currency: string): boolean {
  return canChargeCards(business) && Boolean(business.debitsWanted && business.debitsActive) && currency === 'CAD';
}
