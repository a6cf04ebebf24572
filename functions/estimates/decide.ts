import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { decided } from '#functions/domain/estimate/check-open.ts';
import { type EstimateRecord, toEstimate } from '#functions/domain/estimate/estimate-record.ts';
import type { EstimateReminders } from '#functions/domain/estimate/estimate-reminders.ts';
import { withContent } from '#functions/domain/estimate/estimate-version.ts';
import type { EstimateChange, Estimates } from '#functions/domain/estimate/estimates.ts';
import type { StoredDecision } from '#functions/domain/estimate/stored-decision.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import type { Decision, Estimate } from '#shared/estimate/schema.ts';
import { ESTIMATE_NOT_SENT } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Accepting, accepted, acceptedContent, storeAccepted } from './accepting.ts';
import { newsOf, type Ordering } from './news.ts';
import { changedMeanwhile, checkNoDeposit, checkNotInvoiced, ownEstimate, sentContentOf } from './own-estimate.ts';

type Dependencies = Accepting & Ordering & { readonly estimateReminders: Pick<EstimateReminders, 'replanning'> };

type Deciding = { readonly caller: Caller; readonly id: string; readonly body: Decision; readonly now: Date };

/**
 * Records that the recipient of an estimate accepted or declined it, also after it expired, or undoes that; what was
 * recorded already stays as it is. A deposit that it asks for is requested at once. Throws CONFLICT if another version
 * was sent since, if it was not sent, if it was decided otherwise, if it was invoiced, and for an undone yes whose
 * deposit is still requested.
 */
export async function decideEstimate(
  { outbox, estimateReminders, ...accepting }: Dependencies,
  { caller, id, body, now }: Deciding,
): Promise<Estimate> {
  const { estimates } = accepting;
  const done = await retry('estimate-decision', async () => {
    const before = await ownEstimate(estimates, id);
    if (body.version !== undefined && body.version !== before.sentVersion) throw changedMeanwhile();
    const change = await changeOf(estimates, before, { caller, body, now });
    if (!change) {
      noteUnchanged();
      return before;
    }
    // It waits for an answer again if that was undone.
    const reminder = change.after.status === 'SENT' ? await estimateReminders.replanning(change.after, now) : {};
    const failed = await outbox.order(newsOf(change.after, now), (also) =>
      change.after.status === 'ACCEPTED'
        ? storeAccepted(accepting, change, { by: caller.email, now, also })
        : estimates.replace({ ...change, also: { ...also, ...reminder } }),
    );
    return failed === null ? ownEstimate(estimates, id) : null;
  });
  if (!done) throw changedMeanwhile();
  return toEstimate(done);
}

/** The change that a decision makes; undefined if it is as it was recorded. */
async function changeOf(
  estimates: Estimates,
  before: EstimateRecord,
  { caller, body: { decision: told, way, reference, chosen: wanted }, now }: Omit<Deciding, 'id'>,
): Promise<EstimateChange | undefined> {
  const { status, sentVersion: version } = before;
  if (status === 'DRAFT' || !version) throw refusal({ ESTIMATE_NOT_SENT });
  const at = now.toISOString();
  const next = { version: before.version + 1, updatedAt: at };
  if (told === 'undone') {
    if (status === 'SENT') return undefined;
    checkNotInvoiced(before);
    await checkNoDeposit(estimates, before);
    const reopened = withContent(before, await sentContentOf(estimates, before));
    const { decision: _undone, deposit: _cancelled, ...open } = reopened;
    const after: EstimateRecord = { ...open, ...next, status: 'SENT' };
    return { before, after, events: [{ type: 'UNDONE', at, by: caller.email }] };
  }
  const outcome = told === 'accepted' ? 'ACCEPTED' : 'DECLINED';
  if (status === outcome) return undefined;
  if (status !== 'SENT') throw decided(status);
  const fact = { at, version, by: caller.email, ...(way && { way }), ...(reference && { reference }) };
  const events: EstimateEvent[] = [{ type: outcome, ...fact }];
  if (outcome === 'DECLINED')
    return { before, after: { ...before, ...next, status: outcome, decision: { outcome, ...fact } }, events };
  const { content, chosen } = acceptedContent(await sentContentOf(estimates, before), wanted);
  const decision: StoredDecision = { outcome, ...fact, ...(chosen && { chosen }) };
  return { before, after: { ...accepted(before, content), ...next, status: outcome, decision }, events };
}
