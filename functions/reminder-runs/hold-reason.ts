import { checkContent } from '#functions/domain/document/check-content.ts';
import { holdsBack } from '#functions/domain/invoice/holding-findings.ts';
import { type InvoiceRecord, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Suppressions } from '#functions/services/suppressions.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { AppError } from '#shared/errors.ts';
import type { HoldReason } from '#shared/series/status.ts';

/** What decides whether an invoice is held back. */
export type HoldDependencies = {
  readonly users: { readonly find: (userId: string) => Promise<UserRecord | undefined> };
  readonly customers: Pick<CustomerList, 'find'>;
  readonly suppressions: Suppressions;
};

/** Why a draft must not be sent by itself; null if it may. */
export async function holdReasonOf(
  { users, customers, suppressions }: HoldDependencies,
  found: PublishedInvoice,
  now: Date,
): Promise<HoldReason | null> {
  const { record, business, company } = found;
  const { customerId, billingEmail: to } = record;
  const owner = await users.find(business.ownerId);
  if (!owner || !isEmailVerified(owner)) return 'unverified';
  if (customerId && !(await customers.find(customerId))) return 'no-customer';
  if (!to) return 'no-email';
  if (await suppressions.find(to, 'BUSINESS', now)) return 'undeliverable';
  if (!isValid(withCurrentTaxes(record, company))) return 'invalid';
  return holdsBack(found, dayIn(business.timeZone, now)) ? 'finding' : null;
}

function isValid(record: InvoiceRecord): boolean {
  try {
    checkContent(record);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
