import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { DEPOSIT_AFTER_ISSUE } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { Invoices } from './invoices.ts';
import { checkPayable } from './receipt-application.ts';

/** Maximum deposit requests for one invoice. */
const MAX_DEPOSITS = 10;

/** Throws INVALID_REQUEST for a deposit request without a customer: only they can have the deposit applied or back. */
export function checkDeposit({ isDeposit, customerId, depositFor, appointmentId }: InvoiceRecord): void {
  // It bills nothing.
  if (isDeposit && appointmentId) throw invalidRequest([{ path: 'appointmentId', rule: 'supported' }]);
  if (isDeposit && !customerId) throw invalidRequest([{ path: 'customerId', rule: 'required' }]);
  if (depositFor && !isDeposit) throw invalidRequest([{ path: 'isDeposit', rule: 'required' }]);
}

/**
 * The write by which a draft gets the id of a new deposit request for it; fails unless it stays a draft. Throws
 * NOT_FOUND unless the business has it, CONFLICT if it is issued, or that of another customer or currency.
 */
export async function requestedDeposit(
  { find }: Pick<Invoices, 'find'>,
  { id, businessId, depositFor, customerId = '', currency }: InvoiceRecord,
): Promise<{ readonly depositFor?: Write }> {
  if (!depositFor) return {};
  const draft = await find(depositFor);
  if (draft?.businessId !== businessId) throw refusal({ NOT_FOUND }, { what: 'invoice' });
  const { deposits = [] } = draft;
  if (draft.status !== 'DRAFT' || draft.isDeposit) throw refusal({ DEPOSIT_AFTER_ISSUE });
  checkPayable(draft, { customerId, currency });
  if (deposits.length >= MAX_DEPOSITS)
    throw invalidRequest([{ path: 'depositFor', rule: 'maxItems', params: { max: MAX_DEPOSITS } }]);
  const added = set(invoiceKey(depositFor), { deposits: [...deposits, id] });
  return { depositFor: { Update: onlyIf(added, ifEqual({ status: 'DRAFT', deposits: draft.deposits, customerId })) } };
}
