import { quotaKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { checkOpen } from '#functions/domain/estimate/check-open.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { countToday, uncountToday } from '#functions/domain/limits/daily-quota.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import type { AskedEstimate } from '#functions/mail/orders/estimate-mails.ts';
import { type MailOutbox, newMail } from '#functions/mail/orders/outbox.ts';
import type { EstimateQuestion } from '#shared/estimate/question.ts';
import { ESTIMATE_REPLACED, QUESTIONS_USED_UP } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { changedMeanwhile } from './own-estimate.ts';

type Dependencies = {
  readonly table: Table;
  readonly published: Pick<PublishedEstimates, 'find'>;
  readonly estimatesOf: (businessId: string) => Pick<Estimates, 'note'>;
  readonly outbox: MailOutbox<BusinessMail>;
};

type Asking = { readonly link: string; readonly body: EstimateQuestion; readonly now: Date };

/** Questions about one estimate per day (UTC). */
const MAX_QUESTIONS = 5;

/**
 * Passes a recipient's question on to the owner of the business, by email. Throws CONFLICT for a version that was
 * replaced or accepted, TOO_MANY_REQUESTS beyond the daily limit, UNAVAILABLE if nothing can be queued.
 */
export async function askAboutEstimate(
  dependencies: Dependencies,
  { link, body, now }: Asking,
): Promise<Record<never, never>> {
  const { table, published } = dependencies;
  const { record } = orNotFound(await published.find(link), 'estimate');
  const key = quotaKey(record.businessId, `QUESTION#${record.id}`, now.toISOString().slice(0, 10));
  if ((await countToday(table, key, { max: MAX_QUESTIONS, now })) === null) throw refusal({ QUESTIONS_USED_UP });
  await orUndo(
    () => order(dependencies, { link, body, now }),
    () => uncountToday(table, key),
  );
  return {};
}

async function order({ published, estimatesOf, outbox }: Dependencies, { link, body, now }: Asking): Promise<void> {
  const done = await retry('estimate-question', async () => {
    const { estimate, record } = orNotFound(await published.find(link), 'estimate');
    const { version, newerId } = estimate;
    if (newerId) throw refusal({ ESTIMATE_REPLACED });
    checkOpen(estimate);
    const { id: estimateId, businessId } = record;
    const { question, email } = body;
    const mail: AskedEstimate = {
      ...{ kind: 'ESTIMATE_QUESTION', ...newMail(now), businessId, estimateId, version, question, email },
    };
    const event = { type: 'QUESTION', at: now.toISOString(), version, text: question, email } as const;
    const change = { before: record, after: record, events: [event] };
    const failed = await outbox.order([mail], (also) => estimatesOf(businessId).note({ ...change, also }));
    return failed === null || null;
  });
  if (!done) throw changedMeanwhile();
}
