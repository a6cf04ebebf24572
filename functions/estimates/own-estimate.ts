import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import type { SentContent } from '#functions/domain/estimate/estimate-version.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AppError } from '#shared/errors.ts';
import { ESTIMATE_HAS_DEPOSIT, ESTIMATE_INVOICED } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';

/** An estimate of the business. Throws NOT_FOUND if it has none with this id. */
export async function ownEstimate(estimates: Pick<Estimates, 'find'>, id: string): Promise<EstimateRecord> {
  return orNotFound(await estimates.find(id), 'estimate');
}

/** The content of a version that was sent. Throws NOT_FOUND if it is gone, which only a deletion makes it. */
export async function sentContentOf(
  estimates: Pick<Estimates, 'findVersion'>,
  { id, sentVersion = 0 }: EstimateRecord,
): Promise<SentContent> {
  return orNotFound(await estimates.findVersion(id, sentVersion), 'estimate').content;
}

/** Throws CONFLICT for an estimate that was invoiced. */
export function checkNotInvoiced({ invoices }: EstimateRecord): void {
  const last = invoices?.at(-1);
  if (last) throw refusal({ ESTIMATE_INVOICED }, { number: last.invoiceNumber });
}

/** Throws CONFLICT while the deposit that an estimate asked for is requested or paid. */
export async function checkNoDeposit(
  estimates: Pick<Estimates, 'findDeposit'>,
  estimate: EstimateRecord,
): Promise<void> {
  const deposit = await estimates.findDeposit(estimate);
  if (deposit) throw refusal({ ESTIMATE_HAS_DEPOSIT }, { number: deposit.invoiceNumber });
}

/** The refusal of a change of an estimate that others changed in between. */
export function changedMeanwhile(): AppError {
  return refusal({ CHANGED_MEANWHILE }, { what: 'estimate' });
}
