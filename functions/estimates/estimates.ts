import { retry } from '#functions/data/table/retry.ts';
import { isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { enteredContent } from '#functions/domain/document/entered-content.ts';
import { isChargedAlike, isSameContent } from '#functions/domain/document/same-content.ts';
import { checkEstimate, withSettledChoices } from '#functions/domain/estimate/check-estimate.ts';
import { checkOpen } from '#functions/domain/estimate/check-open.ts';
import { type EstimateRecord, toEstimate, withDraftTaxes } from '#functions/domain/estimate/estimate-record.ts';
import { isEnteredAlike, sentContent, withContent } from '#functions/domain/estimate/estimate-version.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import type { Businesses, CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { priced } from '#shared/document/pricing.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { Estimate, EstimateUpdate } from '#shared/estimate/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { changedMeanwhile, checkNoDeposit, checkNotInvoiced, ownEstimate, sentContentOf } from './own-estimate.ts';

/** The estimates of the caller's business, and whom it keeps as customers. */
export type Dependencies = {
  readonly estimates: Estimates;
  readonly businesses: Businesses;
  readonly kept: KeptCustomers;
  readonly published: PublishedEstimates;
};

type Of = { readonly caller: Caller; readonly id: string };

/** An estimate of the caller's business; a draft has its current taxes. Throws NOT_FOUND for any other. */
export async function readEstimate(
  { estimates, businesses }: Pick<Dependencies, 'estimates' | 'businesses'>,
  { caller, id }: Of,
): Promise<Estimate> {
  const [stored, company] = await Promise.all([ownEstimate(estimates, id), businesses.findCompany(caller.businessId)]);
  const current = withDraftTaxes(stored, company);
  const request = await estimates.findDeposit(stored);
  const deposit = request && current.deposit;
  return {
    ...toEstimate({ ...current, deposit }, { isDepositPaid: request?.status === 'PAID' }),
    ...(!isChargedAlike(stored, current) && { hasNewTaxes: true }),
  };
}

/** An estimate as its recipient would see it if it were sent now. Throws NOT_FOUND for another business's. */
export async function previewEstimate(
  { published }: Pick<Dependencies, 'published'>,
  { caller: { businessId }, id }: Of,
): Promise<PublicEstimate> {
  return orNotFound(await published.findToSend({ businessId, id }), 'estimate').estimate;
}

/**
 * Changes the given fields of an estimate, and keeps its recipient if that is asked for; its links stay as they were
 * sent. Throws CONFLICT if the given version is outdated, or if it was accepted.
 */
export async function updateEstimate(
  { estimates, businesses, kept }: Dependencies,
  { caller, id, update, now }: Of & { update: EstimateUpdate; now: Date },
): Promise<Estimate> {
  const company = await businesses.findCompany(caller.businessId);
  const updated = await retry('estimate-update', async () => {
    const before = await ownEstimate(estimates, id);
    if (isStale(before, update.version)) throw changedMeanwhile();
    checkOpen(before);
    const { invoice: changed, writes } = await keptFor(kept, { invoice: entered(before, update, company), now });
    checkEstimate(changed);
    const next = await comparedWithSent(estimates, changed);
    if (isSameContent(before, next)) {
      noteUnchanged();
      return before;
    }
    const after = { ...next, version: before.version + 1, updatedAt: now.toISOString() };
    return (await estimates.replace({ before, after, events: [], also: writes })) === null ? after : null;
  });
  if (!updated) throw changedMeanwhile();
  return toEstimate(updated);
}

/** Deletes an estimate with its links. Throws CONFLICT if it was invoiced, and while its deposit is requested or paid. */
export async function removeEstimate(estimates: Estimates, id: string, now: Date): Promise<void> {
  const isRemoved = await retry('estimate-removal', async () => {
    const estimate = await ownEstimate(estimates, id);
    checkNotInvoiced(estimate);
    await checkNoDeposit(estimates, estimate);
    return (await estimates.remove(estimate, now)) === null || null;
  });
  if (!isRemoved) throw changedMeanwhile();
}

/** An estimate with the fields of an update, priced. Throws INVALID_REQUEST for another number. */
function entered(
  before: EstimateRecord,
  { version: _read, ...content }: EstimateUpdate,
  company: CompanyRecord | undefined,
): EstimateRecord {
  if (content.invoiceNumber !== undefined && content.invoiceNumber !== before.invoiceNumber)
    throw invalidRequest([{ path: 'invoiceNumber', rule: 'readOnly' }]);
  return priced(withSettledChoices({ ...before, ...enteredContent(before, content) } as EstimateRecord), company);
}

/**
 * A changed estimate that says whether its recipient sees another; what was changed back is as it was sent. Throws
 * INVALID_REQUEST if it lost the customer for whom a yes would request the deposit.
 */
async function comparedWithSent(estimates: Estimates, changed: EstimateRecord): Promise<EstimateRecord> {
  if (!changed.sentVersion) return changed;
  const sent = await sentContentOf(estimates, changed);
  if (sent.depositValue && !changed.customerId) throw invalidRequest([{ path: 'customerId', rule: 'required' }]);
  const { isRevised: _before, ...same } = changed;
  return isEnteredAlike(sentContent(changed), sent) ? withContent(same, sent) : { ...changed, isRevised: true };
}
