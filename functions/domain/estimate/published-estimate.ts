import type { Table } from '#functions/data/table/table.ts';
import { linksOpen, publishedContent } from '#functions/domain/document/published-content.ts';
import { type BusinessRecord, businessesIn, type CompanyRecord } from '#functions/domain/people/businesses.ts';
import { issuerOf } from '#functions/domain/people/issuer.ts';
import { replyAddress } from '#functions/domain/people/reply-address.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { priced } from '#shared/document/pricing.ts';
import { withChosen } from '#shared/estimate/choices.ts';
import { type EstimateLink, readEstimateLink, toEstimateLink } from '#shared/estimate/link.ts';
import { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { fromCents } from '#shared/money.ts';
import { ESTIMATE_UNAVAILABLE } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type DepositRequest, depositRequestOf } from './deposit-of.ts';
import type { EstimateRecord } from './estimate-record.ts';
import { type SentContent, sentContent } from './estimate-version.ts';
import { estimatesIn } from './estimates.ts';
import type { StoredDecision } from './stored-decision.ts';

/** A version of an estimate as its link shows it, with the stored estimate and its business. */
export type PublishedEstimate = {
  readonly estimate: PublicEstimate;
  readonly record: EstimateRecord;
  readonly business: BusinessRecord;
  readonly company: CompanyRecord | undefined;
  /** The address for replies to emails about it. */
  readonly replyTo: string | undefined;
};

export type PublishedEstimates = ReturnType<typeof publishedEstimates>;

/** Reads estimates with everything their document shows. */
export function publishedEstimates(table: Table) {
  const businesses = businessesIn(table);
  const sourcesOf = async (businessId: string): Promise<Sources | undefined> => {
    const [business, company] = await Promise.all([businesses.find(businessId), businesses.findCompany(businessId)]);
    if (!business || business.deletedAt) return undefined;
    const owner = company?.email ? undefined : await usersIn(table).find(business.ownerId);
    return { business, company, issuer: issuerOf(company, owner), replyTo: replyAddress(company, owner) };
  };
  const findVersion = async ({ businessId, id, version }: EstimateLink): Promise<PublishedEstimate | undefined> => {
    const estimates = estimatesIn(table, businessId);
    const [record, sent, sources] = await Promise.all([
      estimates.find(id),
      estimates.findVersion(id, version),
      sourcesOf(businessId),
    ]);
    if (!record || !sent || !sources) return undefined;
    const request = await depositRequestOf(table, record);
    return published({ record, version, content: sent.content, status: statusOf(record, version), request }, sources);
  };
  return {
    /**
     * The version that a link names, or undefined if there is none or its business was deleted. Throws NOT_FOUND
     * `ESTIMATE_UNAVAILABLE` while its business is suspended.
     */
    async find(link: string): Promise<PublishedEstimate | undefined> {
      const read = readEstimateLink(link);
      const found = read ? await findVersion(read) : undefined;
      return found && linksOpen(found.business, () => refusal({ ESTIMATE_UNAVAILABLE })) ? found : undefined;
    },
    /** The same for the product itself, as for an email: its business may be suspended. */
    findVersion,
    /** An estimate as it would be sent now: a DRAFT, unless nothing changed since it was. */
    async findToSend({ businessId, id }: Omit<EstimateLink, 'version'>): Promise<PublishedEstimate | undefined> {
      const [record, sources] = await Promise.all([estimatesIn(table, businessId).find(id), sourcesOf(businessId)]);
      if (!record || !sources) return undefined;
      const { sentVersion = 0, isRevised } = record;
      if (sentVersion && !isRevised) return findVersion({ businessId, id, version: sentVersion });
      const content = sentContent(priced(record, sources.company));
      return published({ record, version: sentVersion + 1, content, status: 'DRAFT' }, sources);
    },
  };
}

/** What is known of a business that sends estimates. */
type Sources = Omit<PublishedEstimate, 'estimate' | 'record'> & { readonly issuer: ReturnType<typeof issuerOf> };

type Version = {
  readonly record: EstimateRecord;
  readonly version: number;
  readonly content: SentContent;
  readonly status: PublicEstimate['status'];
  /** The request for its deposit. */
  readonly request?: DepositRequest | undefined;
};

/** The status of a version as its link shows it: only the one that was sent last can be decided. */
function statusOf({ status, sentVersion }: EstimateRecord, version: number): PublicEstimate['status'] {
  return version === sentVersion ? status : 'SENT';
}

function published(of: Version, { issuer, ...sources }: Sources): PublishedEstimate {
  const { record, version, status } = of;
  const { businessId, id, sentVersion = 0 } = record;
  const decided = decisionOf(of);
  const content = decided?.chosen ? withChosen(of.content, decided.chosen) : of.content;
  const deposit = decided && of.request && record.deposit;
  const isPaid = of.request?.status === 'PAID';
  const estimate = PublicEstimate.parse({
    ...content,
    ...publishedContent(content, sources.business),
    company: { ...issuer },
    id: toEstimateLink({ businessId, id, version }),
    version,
    status,
    ...(sentVersion > version && { newerId: toEstimateLink({ businessId, id, version: sentVersion }) }),
    decision: decided && shownDecision(decided, sources.business),
    deposit: deposit && { id: deposit.id, amount: fromCents(deposit.amountCents), ...(isPaid && { isPaid: true }) },
  });
  return { estimate, record, ...sources };
}

/** The yes or no to a version. */
function decisionOf({ record: { decision }, version, status }: Version): StoredDecision | undefined {
  return decision?.outcome === status && decision.version === version ? decision : undefined;
}

/** The same as its recipient sees it: without the reason for a no, which was told to the business. */
function shownDecision(
  { at, name, way, reference, signature }: StoredDecision,
  { timeZone }: BusinessRecord,
): PublicEstimate['decision'] {
  return { on: dayIn(timeZone, new Date(at)), name, way, reference, signature };
}
