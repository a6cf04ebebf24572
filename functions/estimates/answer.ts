import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { decided } from '#functions/domain/estimate/check-open.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { PublishedEstimate, PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { shownHash } from '#functions/domain/estimate/shown-hash.ts';
import type { StoredDecision } from '#functions/domain/estimate/stored-decision.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Client } from '#functions/services/client.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { withChosen } from '#shared/estimate/choices.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { Acceptance, Refusal } from '#shared/estimate/schema.ts';
import { isExpired } from '#shared/estimate/status.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { ESTIMATE_EXPIRED, ESTIMATE_REPLACED } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Accepting, accepted, acceptedContent, storeAccepted } from './accepting.ts';
import { newsOf, type Ordering } from './news.ts';
import { changedMeanwhile, sentContentOf } from './own-estimate.ts';

type Dependencies = Ordering & {
  readonly published: Pick<PublishedEstimates, 'find'>;
  readonly acceptingOf: (businessId: string) => Accepting;
};

type Answering = { readonly link: string; readonly now: Date };

/** A version of an estimate as its recipient sees it. Throws NOT_FOUND for unknown, deleted and malformed links alike. */
export async function readPublicEstimate(
  { published }: Pick<Dependencies, 'published'>,
  link: string,
): Promise<PublicEstimate> {
  return orNotFound(await published.find(link), 'estimate').estimate;
}

/**
 * Accepts a version of an estimate as its recipient, with the lines that they chose; a deposit that it asks for is
 * requested at once. Again changes nothing. Throws CONFLICT for a version that was replaced, expired or declined,
 * INVALID_REQUEST for lines that cannot be chosen so, and without a signature that it asks for, UNAVAILABLE if nothing can
 * be queued or others take one invoice number after the other.
 */
export function acceptEstimate(
  dependencies: Dependencies,
  { link, body, client, now }: Answering & { readonly body: Acceptance; readonly client: Client },
): Promise<PublicEstimate> {
  return answer(dependencies, { link, outcome: 'ACCEPTED', now }, async ({ estimate, business, record }, estimates) => {
    if (isExpired(estimate, dayIn(business.timeZone, now))) throw refusal({ ESTIMATE_EXPIRED });
    const { name, signature } = body;
    const { asksSignature } = estimate;
    if (asksSignature && signature === undefined) throw invalidRequest([{ path: 'signature', rule: 'required' }]);
    const { content, chosen } = acceptedContent(await sentContentOf(estimates, record), body.chosen);
    const shown = chosen ? withChosen(estimate, chosen) : estimate;
    const { address, device } = client;
    const from = { ...(address && { address }), ...(device && { device: device.slice(0, MAX_DEVICE) }) };
    const evidence = { hash: shownHash(shown), issuer: estimate.company, ...from };
    return {
      said: { name },
      kept: { ...(chosen && { chosen }), ...(asksSignature && { signature }), evidence },
      answered: accepted(record, content),
    };
  });
}

/** Declines a version of an estimate as its recipient, also once it expired; again changes nothing. Throws likewise. */
export function refuseEstimate(
  dependencies: Dependencies,
  { link, body: { reason }, now }: Answering & { readonly body: Refusal },
): Promise<PublicEstimate> {
  return answer(dependencies, { link, outcome: 'DECLINED', now }, async ({ record }) => ({
    said: reason ? { reason } : {},
    answered: record,
  }));
}

/** Longer agents say nothing more, in characters. */
const MAX_DEVICE = 500;

/** An answer, with the estimate that it makes. */
type Answer = {
  /** What its history tells, too. */
  readonly said: Pick<StoredDecision, 'name' | 'reason'>;
  readonly kept?: Pick<StoredDecision, 'chosen' | 'signature' | 'evidence'>;
  readonly answered: EstimateRecord;
};

async function answer(
  { published, acceptingOf, outbox }: Dependencies,
  { link, outcome, now }: Answering & { readonly outcome: StoredDecision['outcome'] },
  answerOf: (found: PublishedEstimate, estimates: Estimates) => Promise<Answer>,
): Promise<PublicEstimate> {
  const done = await retry('estimate-answer', async () => {
    const found = orNotFound(await published.find(link), 'estimate');
    const { estimate, record: before } = found;
    if (estimate.newerId) throw refusal({ ESTIMATE_REPLACED });
    if (estimate.status === outcome) {
      noteUnchanged();
      return true;
    }
    if (estimate.status === 'ACCEPTED' || estimate.status === 'DECLINED') throw decided(estimate.status);
    const accepting = acceptingOf(before.businessId);
    const { said, kept, answered } = await answerOf(found, accepting.estimates);
    const fact = { at: now.toISOString(), version: estimate.version, ...said };
    const after: EstimateRecord = {
      ...answered,
      ...{ status: outcome, version: before.version + 1, updatedAt: fact.at },
      decision: { outcome, ...fact, ...kept },
    };
    const change = { before, after, events: [{ type: outcome, ...fact }] };
    const failed = await outbox.order(newsOf(after, now), (also) =>
      outcome === 'ACCEPTED'
        ? storeAccepted(accepting, change, { now, also })
        : accepting.estimates.replace({ ...change, also }),
    );
    return failed === null || null;
  });
  if (!done) throw changedMeanwhile();
  return readPublicEstimate({ published }, link);
}
