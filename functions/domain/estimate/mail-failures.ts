import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { entryWrite } from '#functions/domain/audit/entry.ts';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import type { EstimateRecord } from './estimate-record.ts';
import type { Estimates } from './estimates.ts';

/** An email with an estimate that did not reach an address. */
export type MailFailure = Omit<Extract<EstimateEvent, { type: 'MAIL_FAILED' }>, 'type'>;

type Recording = {
  readonly estimateId: string;
  readonly failure: MailFailure;
  readonly now: Date;
  /** Whether it concerns the estimate as it is now. */
  readonly isRelevant?: (record: EstimateRecord) => boolean;
  /** Other writes of the transaction. */
  readonly also?: Readonly<Record<string, Write>>;
};

/**
 * Records a failed email in the history of its estimate and in the activity log, once. Returns null when done,
 * `'estimate'` for one that was deleted or that it does not concern, or the name of the other write whose condition
 * failed; then nothing is written. Throws if the estimate keeps changing.
 */
export async function recordMailFailure(
  { businessId, estimates }: { readonly businessId: string; readonly estimates: Pick<Estimates, 'find' | 'note'> },
  { estimateId, failure, now, isRelevant = () => true, also = {} }: Recording,
): Promise<string | null> {
  const done = await retry('estimate-mail-failure', async () => {
    const before = await estimates.find(estimateId);
    if (!before || isRecorded(before, failure) || !isRelevant(before)) return { failed: 'estimate' };
    const { id, invoiceNumber: label } = before;
    const recipient = { field: 'recipient', to: { kind: 'text' as const, text: failure.recipient } };
    const entry = { action: 'estimate.return', record: { kind: 'estimate', id, label }, changes: [recipient] } as const;
    const failed = await estimates.note({
      ...{ before, after: before, events: [{ type: 'MAIL_FAILED', ...failure }] },
      also: { ...also, failure: entryWrite(businessId, { ...entry, changes: [recipient] }, now) },
    });
    return failed === 'estimate' ? null : { failed };
  });
  if (!done) throw new Error('The estimate kept changing while a failed email was recorded');
  return done.failed;
}

function isRecorded({ events }: EstimateRecord, { recipient, kind, at }: MailFailure): boolean {
  return events.some(
    (event) => event.type === 'MAIL_FAILED' && event.recipient === recipient && event.kind === kind && event.at === at,
  );
}
