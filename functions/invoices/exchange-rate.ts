import { isDeepStrictEqual } from 'node:util';
import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { ExchangeRate, ExchangeRateInput } from '#shared/exchange-rate.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { NO_EXCHANGE_RATE } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { ownInvoice } from './invoices.ts';

type Dependencies = {
  readonly invoices: Invoices;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};
type Request = { readonly caller: Caller; readonly invoiceId: string };

/**
 * Stores the rate at which an issued invoice in another currency counts in reports, with its credit notes, write-off and
 * payments. Throws INVALID_REQUEST for a day in the future, CONFLICT for an invoice that needs none.
 */
export async function setExchangeRate(
  dependencies: Dependencies,
  { caller, invoiceId, exchangeRate, now }: Request & { exchangeRate: ExchangeRateInput; now: Date },
): Promise<Invoice> {
  const today = await todayOf(dependencies.businesses, caller.businessId, now);
  if (exchangeRate.on > today) throw invalidRequest([{ path: 'on', rule: 'notInFuture' }]);
  return change(dependencies, { caller, invoiceId }, (before) => {
    checkRated(before);
    return exchangeRate;
  });
}

/** Removes the rate of an invoice, which then counts in no figure of a return. */
export function removeExchangeRate(dependencies: Pick<Dependencies, 'invoices'>, request: Request): Promise<Invoice> {
  return change(dependencies, request, () => undefined);
}

async function change(
  { invoices }: Pick<Dependencies, 'invoices'>,
  { caller, invoiceId }: Request,
  rateOf: (before: InvoiceRecord) => ExchangeRate | undefined,
): Promise<Invoice> {
  const changed = await retry('exchange-rate', async () => {
    const before = await ownInvoice({ invoices }, caller, invoiceId);
    const exchangeRate = rateOf(before);
    if (isDeepStrictEqual(before.exchangeRate, exchangeRate)) {
      noteUnchanged();
      return before;
    }
    const { exchangeRate: _old, ...content } = before;
    const after = { ...content, ...(exchangeRate && { exchangeRate }) };
    const failed = await invoices.replace({ before, after, events: [] });
    return failed === null ? after : null;
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'invoice' });
  return toInvoice(changed);
}

/** Throws CONFLICT unless an invoice counts in reports in another currency. */
function checkRated({ currency, status, isDeposit }: InvoiceRecord): void {
  if (currency === 'CAD') throw refusal({ NO_EXCHANGE_RATE }, { what: 'cad' });
  if (isDeposit) throw refusal({ NO_EXCHANGE_RATE }, { what: 'deposit' });
  if (status === 'DRAFT') throw refusal({ NO_EXCHANGE_RATE }, { what: 'draft' });
}
