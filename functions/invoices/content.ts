import { checkContent } from '#functions/domain/document/check-content.ts';
import { enteredContent } from '#functions/domain/document/entered-content.ts';
import { withChargeAfter } from '#functions/domain/invoice/charge.ts';
import { checkDeposit } from '#functions/domain/invoice/deposit-request.ts';
import {
  type InvoiceContent,
  type InvoiceRecord,
  isFrozen,
  isPricedAfresh,
} from '#functions/domain/invoice/invoice-record.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { issued, priced, repriced } from '#shared/document/pricing.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import { checkFrozen, checkStatusChange } from './frozen.ts';

/** The circumstances of a change: the time, and the company at that time. */
export type Circumstances = { readonly now: Date; readonly company: CompanyRecord | undefined };

/**
 * The next version of an invoice. Throws INVALID_REQUEST for a different number or contradicting content, CONFLICT if a
 * payment froze a field. For an invoice marked as paid, the caller adds the payment (`settledAs`).
 */
export function applyUpdate(before: InvoiceRecord, update: InvoiceUpdate, circumstances: Circumstances): InvoiceRecord {
  const { now, company } = circumstances;
  const { version: _read, status = before.status, appointmentFiles, ...content } = update;
  if (content.invoiceNumber !== undefined && content.invoiceNumber !== before.invoiceNumber) {
    throw invalidRequest([{ path: 'invoiceNumber', rule: 'readOnly' }]);
  }
  const { checkout: _closed, paymentNotice, exchangeRate, ...kept } = before;
  const isSameCurrency = (content.currency ?? before.currency) === before.currency;
  checkStatusChange(before, status);
  const changed: InvoiceRecord = {
    ...(status === before.status ? kept : unpaid(kept)),
    ...entered(before, content),
    awaitedFiles: stillAwaited(before, appointmentFiles),
    status,
    // Another currency has another rate, and a draft none.
    ...(exchangeRate && isSameCurrency && status !== 'DRAFT' && { exchangeRate }),
    // A status change by a user acknowledges the notice.
    ...(paymentNotice && status === before.status && { paymentNotice }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  const after = withChargeAfter(before, pricedAgain(before, changed, company));
  checkContent(after);
  checkDeposit(after);
  if (isFrozen(before)) checkFrozen(before, after);
  return after;
}

function pricedAgain(before: InvoiceRecord, after: InvoiceRecord, company: CompanyRecord | undefined): InvoiceRecord {
  if (!isPricedAfresh(before)) return repriced(before, after, company);
  return after.status === 'DRAFT' ? priced(after, company) : issued(after, company);
}

/** The fields of an update, without the choices it removes. */
function entered(
  before: InvoiceRecord,
  content: Omit<InvoiceUpdate, 'version' | 'status' | 'appointmentFiles'>,
): Partial<InvoiceContent> {
  const { reminders, ...fields } = content;
  const chosen = 'reminders' in content ? { reminders: reminders || undefined } : {};
  return { ...enteredContent(before, fields), ...chosen } as Partial<InvoiceContent>;
}

/** The files that an invoice still awaits, without those left out since; never more (decision F162). */
function stillAwaited({ awaitedFiles }: InvoiceRecord, chosen = awaitedFiles): InvoiceRecord['awaitedFiles'] {
  const left = awaitedFiles?.filter((id) => chosen?.includes(id));
  return left?.length ? left : undefined;
}

/** The invoice without its payment or write-off. */
function unpaid<Kept extends Partial<InvoiceRecord>>({
  paidAt: _at,
  paidOn: _on,
  writtenOff: _writtenOff,
  ...kept
}: Kept) {
  return kept;
}
