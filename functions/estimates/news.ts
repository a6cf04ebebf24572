import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import type { EstimateNews } from '#functions/mail/orders/estimate-mails.ts';
import { type MailOutbox, newMail } from '#functions/mail/orders/outbox.ts';

/** What orders the emails about a decision. */
export type Ordering = { readonly outbox: MailOutbox<BusinessMail> };

/** The emails that tell of a decision: to the owner, and a confirmation of a yes to the recipient. */
export function newsOf({ id, businessId, decision, billingEmail }: EstimateRecord, now: Date): EstimateNews[] {
  if (!decision) return [];
  const { outcome: what, version, by } = decision;
  const news = () => ({
    ...{ kind: 'ESTIMATE_NEWS' as const, ...newMail(now), businessId, estimateId: id, version, what },
    ...(by && { by }),
  });
  return [news(), ...(what === 'ACCEPTED' && billingEmail ? [{ ...news(), to: billingEmail }] : [])];
}
