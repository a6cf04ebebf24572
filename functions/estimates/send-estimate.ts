import { estimateDeliveryKey } from '#functions/data/table/keys.ts';
import { checkOpen } from '#functions/domain/estimate/check-open.ts';
import { toEstimate } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
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
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import { copiesOf } from '#functions/mail/orders/copies.ts';
import type { SentEstimate } from '#functions/mail/orders/estimate-mails.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import { type MailOutbox, newMail } from '#functions/mail/orders/outbox.ts';
import { refuseSuppressed, type Suppressions } from '#functions/services/suppressions.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import { JUST_SENT } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { ownEstimate } from './own-estimate.ts';

export type Sending = Publishing & {
  readonly estimates: Estimates;
  readonly limits: MessageLimits;
  readonly suppressions: Suppressions;
  readonly claims: ReturnType<typeof minuteClaims>;
  readonly outbox: MailOutbox<BusinessMail>;
  /** The address that sends email; without one, email is not configured. */
  readonly mailFrom: string | undefined;
};

type Of = { readonly caller: Caller; readonly id: string; readonly now: Date };
type Input = Omit<InvoiceEmailInput, 'keepTexts'>;

/**
 * Sends an estimate to its recipient: what they see is frozen, and the email ordered in the same transaction. Throws
 * INVALID_REQUEST without a recipient, CONFLICT if it was accepted, if this version was sent within the last minute or if
 * an address is suppressed, TOO_MANY_REQUESTS beyond the daily limits, UNAVAILABLE if nothing can be queued.
 */
export async function sendEstimate(dependencies: Sending, of: Of & { readonly input: Input }): Promise<Estimate> {
  const { estimates, suppressions, claims, limits } = dependencies;
  const { caller, id, input, now } = of;
  const { businessId } = caller;
  const found = await ownEstimate(estimates, id);
  checkOpen(found);
  const { billingEmail: to } = found;
  if (!to) throw invalidRequest([{ path: 'billingEmail', rule: 'required' }]);
  requireMailSender(dependencies.mailFrom);
  const copies = copiesOf(input, { to, sender: caller.email });
  for (const address of [to, ...copies.all])
    await refuseSuppressed(suppressions, { to: address, purpose: 'BUSINESS' }, now);
  const version = nextVersionOf(found);
  const claim = estimateDeliveryKey(businessId, { id, version, recipient: to });
  if (!(await claims.claim(claim, now))) throw refusal({ JUST_SENT }, { what: 'estimate' });
  try {
    const recipients = [to, ...copies.cc];
    const messages = recipients.map((recipient) => ({ businessId, channel: 'EMAIL' as const, recipient, now }));
    const { cc, copyTo } = copies;
    let sent = found;
    await counted(limits, messages, async () => {
      sent = await ordered(dependencies, of, { to, cc, copyTo, version, input });
    });
    return toEstimate(sent);
  } catch (error) {
    await claims.release(claim);
    throw error;
  }
}

/** Publishes an estimate at a link that its sender passes on. Throws CONFLICT if it was accepted. */
export async function publishEstimate(
  dependencies: Publishing,
  { caller: { businessId, email: by }, id, now }: Of,
): Promise<Estimate> {
  const sent = await sendVersion(dependencies, {
    ...{ businessId, id, by, now, told: {} },
    isSent: ({ status, isRevised }) => status === 'SENT' && !isRevised,
  });
  return toEstimate(sent);
}

type Addressed = {
  readonly to: string;
  readonly cc: readonly string[];
  readonly copyTo: string | undefined;
  /** The version that is claimed. */
  readonly version: number;
  readonly input: Input;
};

/** Orders the email with an estimate as it is by then. */
function ordered(
  { outbox, ...publishing }: Sending,
  { caller: { businessId, email: by }, id, now }: Of,
  { to, cc, copyTo, version: claimed, input: { subject, message } }: Addressed,
): Promise<SentRecord> {
  const copies = cc.length > 0 ? { cc: [...cc] } : {};
  const { estimates } = publishing;
  return sendVersion(publishing, {
    ...{ businessId, id, by, now, told: { recipient: to, ...copies } },
    isAsSeen: (before) => before.billingEmail === to && nextVersionOf(before) === claimed,
    store: (change, version) => {
      const mail: SentEstimate = {
        ...{ kind: 'ESTIMATE', ...newMail(now), businessId, estimateId: id, version, to, ...copies },
        ...(copyTo && { copyTo }),
        ...(subject && { subject }),
        ...(message && { message }),
      };
      return outbox.order([mail], (orders) => estimates.replace({ ...change, also: { ...change.also, ...orders } }));
    },
  });
}
