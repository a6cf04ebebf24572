import { estimateDeliveryKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import { checkOpen } from '#functions/domain/estimate/check-open.ts';
import { type EstimateRecord, toEstimate } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import {
  nextVersionOf,
  type Publishing,
  type SentRecord,
  sendVersion,
} from '#functions/domain/estimate/send-version.ts';
import { counted } from '#functions/domain/limits/counted.ts';
import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import type { minuteClaims } from '#functions/domain/limits/minute-claims.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import { logLine } from '#functions/services/log.ts';
import type { SmsSender } from '#functions/services/sms.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { JUST_SENT, SMS_UNCONFIRMED } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { smsRecipient } from './sms-recipient.ts';
import { estimateSmsText } from './sms-text.ts';

/** The dependencies of sending an estimate of the caller's business. */
type Dependencies = {
  readonly estimates: Estimates;
  readonly businesses: Publishing['businesses'];
  readonly estimateReminders: Publishing['estimateReminders'];
  readonly estimateVersions: Pick<PublishedEstimates, 'findVersion'>;
  readonly claims: ReturnType<typeof minuteClaims>;
  readonly limits: MessageLimits;
  readonly sms: SmsSender;
  readonly smsDestinations: readonly string[];
  readonly siteUrl: string;
};

type Sending = { readonly caller: Caller; readonly id: string; readonly phoneNumber: string; readonly now: Date };

/**
 * Sends the link of an estimate to its recipient by SMS: what they see is frozen first, so that the link works when it
 * arrives (decision F209). Throws INVALID_REQUEST for a number that is invalid, not the estimate's or not allowed for
 * SMS, CONFLICT if it was accepted, if this version was sent within the last minute or if it is unknown whether it was,
 * TOO_MANY_REQUESTS beyond the daily limits, PROVIDER_FAILED if it could not be sent.
 */
export async function sendEstimateBySms(
  dependencies: Dependencies,
  { caller, id, phoneNumber, now }: Sending,
): Promise<Estimate> {
  const { estimates, claims, limits, smsDestinations: destinations } = dependencies;
  const { businessId, email: by } = caller;
  const found = orNotFound(await estimates.find(id), 'estimate');
  checkOpen(found);
  const { billingPhone } = found;
  const recipient = smsRecipient({ phoneNumber, billingPhone, destinations });
  const version = nextVersionOf(found);
  const claim = estimateDeliveryKey(businessId, { id, version, recipient });
  if (!(await claims.claim(claim, now))) throw refusal({ JUST_SENT }, { what: 'estimate' });
  try {
    let sent: EstimateRecord = found;
    await counted(limits, [{ businessId, channel: 'SMS', recipient, now }], async () => {
      const stored = await sendVersion(dependencies, {
        ...{ businessId, id, by, now, told: { recipient, channel: 'SMS' } },
        isAsSeen: (before) => before.billingPhone === billingPhone && nextVersionOf(before) === version,
      });
      sent = stored;
      await sendLink(dependencies, stored, recipient);
    });
    return toEstimate(sent);
  } catch (error) {
    // The claim stays: the same message must not be sent twice within the minute.
    if (mayBeOnItsWay(error)) {
      logLine('error', { event: 'delivery-unconfirmed', channel: 'SMS' });
      throw refusal({ SMS_UNCONFIRMED }, { cause: error });
    }
    await claims.release(claim);
    throw error;
  }
}

/** Sends the SMS. One that was refused is recorded on the estimate, which was published before. */
async function sendLink(
  { estimates, estimateVersions, sms, siteUrl }: Dependencies,
  { businessId, id, sentVersion: version }: SentRecord,
  recipient: string,
): Promise<void> {
  const { estimate } = orNotFound(await estimateVersions.findVersion({ businessId, id, version }), 'estimate');
  try {
    await sms.send(recipient, estimateSmsText(estimate, siteUrl));
  } catch (error) {
    if (!mayBeOnItsWay(error)) await recordFailure(estimates, id, recipient);
    throw error;
  }
}

async function recordFailure(estimates: Pick<Estimates, 'find' | 'note'>, id: string, recipient: string) {
  await retry('estimate-sms-failure', async () => {
    const before = await estimates.find(id);
    if (!before) return true;
    const event = { type: 'SMS_FAILED', at: new Date().toISOString(), recipient } as const;
    return (await estimates.note({ before, after: before, events: [event] })) === null || null;
  });
}
