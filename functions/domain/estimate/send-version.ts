import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Businesses, CompanyRecord } from '#functions/domain/people/businesses.ts';
import { priced } from '#shared/document/pricing.ts';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE, NOT_FOUND } from '#shared/refusals/requests.ts';
import { checkOpen } from './check-open.ts';
import type { EstimateRecord } from './estimate-record.ts';
import type { EstimateReminders } from './estimate-reminders.ts';
import { type EstimateVersion, type SentContent, sentContent } from './estimate-version.ts';
import { changed, type EstimateChange, type Estimates } from './estimates.ts';

/** What stores a version that is sent. */
export type Publishing = {
  readonly estimates: Pick<Estimates, 'find' | 'findVersion' | 'replace'>;
  readonly businesses: Pick<Businesses, 'findCompany'>;
  readonly estimateReminders: Pick<EstimateReminders, 'planning'>;
};

/** An estimate that was sent at least once. */
export type SentRecord = EstimateRecord & { readonly sentVersion: number };

type Sending = {
  readonly businessId: string;
  readonly id: string;
  /** Email of the user who sends it. */
  readonly by: string;
  readonly now: Date;
  /** To whom it is sent; nobody if its sender passes the link on. */
  readonly told: Pick<Extract<EstimateEvent, { type: 'SENT' }>, 'recipient' | 'cc' | 'channel'>;
  /** Whether it is still to be sent as its sender saw it. */
  readonly isAsSeen?: (before: EstimateRecord) => boolean;
  /** Whether nothing is to be stored, since its recipient has it already. */
  readonly isSent?: (before: EstimateRecord) => boolean;
  /** Stores it with the writes that it has, by default alone; returns null when done. */
  readonly store?: (change: EstimateChange, version: number) => Promise<string | null>;
};

/** The number of the version that is sent next: the last one again, if its recipient would see the same. */
export function nextVersionOf({ sentVersion = 0, isRevised }: EstimateRecord): number {
  return sentVersion && !isRevised ? sentVersion : sentVersion + 1;
}

/**
 * Freezes what the recipient of an estimate sees, and records to whom it is sent. Throws NOT_FOUND if there is none with
 * this id, INVALID_REQUEST if it asks for a deposit and has no customer, CONFLICT if it was accepted or keeps changing.
 */
export async function sendVersion(
  { estimates, businesses, estimateReminders }: Publishing,
  sending: Sending,
): Promise<SentRecord> {
  const { businessId, id, by, now, told, isAsSeen = () => true, isSent = () => false } = sending;
  const { store = estimates.replace } = sending;
  const company = await businesses.findCompany(businessId);
  const done = await retry('estimate-sending', async () => {
    const before = await estimates.find(id);
    if (!before) throw refusal({ NOT_FOUND }, { what: 'estimate' });
    checkOpen(before);
    if (!isAsSeen(before)) throw changedMeanwhile();
    if (isSent(before)) {
      noteUnchanged();
      return before;
    }
    // The request for a deposit is made for a customer.
    if (before.depositValue && !before.customerId) throw invalidRequest([{ path: 'customerId', rule: 'required' }]);
    const { after, version } = published(before, { company, now });
    const event = { type: 'SENT', at: now.toISOString(), by, version: after.sentVersion, ...told } as const;
    const sent = { before, after, version, events: [event] };
    const also = await estimateReminders.planning(changed(sent), await shownOf(estimates, sent));
    return (await store({ ...sent, also }, after.sentVersion)) === null ? changed(sent) : null;
  });
  if (!done) throw changedMeanwhile();
  return { ...done, sentVersion: done.sentVersion ?? 0 };
}

/** The content of the version that is sent. */
async function shownOf(
  estimates: Pick<Estimates, 'findVersion'>,
  { after, version }: Pick<EstimateChange, 'after' | 'version'>,
): Promise<SentContent> {
  const { id, sentVersion = 0 } = after;
  const sent = version ?? (await estimates.findVersion(id, sentVersion));
  return sent?.content ?? sentContent(after);
}

function changedMeanwhile() {
  return refusal({ CHANGED_MEANWHILE }, { what: 'estimate' });
}

type Published = Pick<EstimateChange, 'version'> & { readonly after: SentRecord };

/** An estimate as sent: with its next version, or the same one if its recipient would see the same. */
function published(
  before: EstimateRecord,
  { company, now }: { readonly company: CompanyRecord | undefined; readonly now: Date },
): Published {
  const { isRevised, decision: _answered, ...kept } = before;
  const { sentVersion } = kept;
  const sent = { ...kept, status: 'SENT' as const };
  if (sentVersion && !isRevised) {
    // Sent again as it is, it disturbs nobody who edits it.
    const next = before.status === 'SENT' ? {} : { version: before.version + 1, updatedAt: now.toISOString() };
    return { after: { ...sent, ...next, sentVersion } };
  }
  const { openedAt: _opened, ...unread } = sent;
  const number = nextVersionOf(before);
  const at = now.toISOString();
  const after = { ...priced<EstimateRecord>(unread, company), sentVersion: number };
  const version: EstimateVersion = { number, content: sentContent(after), sentAt: at };
  return { after: { ...after, version: before.version + 1, updatedAt: at }, version };
}
