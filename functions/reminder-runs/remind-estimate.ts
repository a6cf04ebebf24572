import type { EstimateReminders } from '#functions/domain/estimate/estimate-reminders.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import type { EstimateReminder } from '#functions/mail/orders/estimate-mails.ts';
import { type MailOutbox, newMail } from '#functions/mail/orders/outbox.ts';
import type { Suppressions } from '#functions/services/suppressions.ts';

/** The dependencies of `remindOfEstimate`. */
export type Dependencies = {
  readonly estimatesOf: (businessId: string) => Pick<Estimates, 'find' | 'note'>;
  readonly estimateReminders: EstimateReminders;
  readonly suppressions: Suppressions;
  readonly outbox: MailOutbox<BusinessMail>;
};

type Of = { readonly businessId: string; readonly estimateId: string };

/**
 * Performs the due reminder of an estimate: records it and orders the email in one transaction. Returns whether it did;
 * otherwise stores when it is due now, if at all. A concurrent change wins, and the next run decides again, so a version
 * is reminded once, however many runs there are.
 */
export async function remindOfEstimate(dependencies: Dependencies, due: Of, now: Date): Promise<boolean> {
  const { estimatesOf, estimateReminders: reminders, suppressions, outbox } = dependencies;
  const { businessId, estimateId: id } = due;
  const planned = await reminders.plannedFor({ businessId, id });
  if (!planned) return false;
  const estimates = estimatesOf(businessId);
  const before = await estimates.find(id);
  const next = before && (await reminders.next(before, now));
  const isUnwanted = !next || (await suppressions.find(next.to, 'BUSINESS', now)) !== undefined;
  if (!before || isUnwanted || next.at > now) {
    await reminders.replan({ businessId, id }, planned, isUnwanted ? undefined : next.at);
    return false;
  }
  const { to, version } = next;
  const mail: EstimateReminder = {
    ...{ kind: 'ESTIMATE_REMINDER', ...newMail(now), businessId, estimateId: id, version, to },
  };
  const event = { type: 'REMINDED', at: now.toISOString(), version, recipient: to } as const;
  const settled = reminders.settling({ businessId, id }, version);
  const failed = await outbox.order([mail], (orders) =>
    estimates.note({ before, after: before, events: [event], also: { ...orders, reminder: settled } }),
  );
  return failed === null;
}

/** Plans the reminder of an estimate anew, by the settings as they are. Returns whether that changed it. */
export async function replanEstimate(
  { estimatesOf, estimateReminders: reminders }: Pick<Dependencies, 'estimatesOf' | 'estimateReminders'>,
  { businessId, estimateId: id }: Of,
): Promise<boolean> {
  const planned = await reminders.plannedFor({ businessId, id });
  const estimate = await estimatesOf(businessId).find(id);
  const next = estimate && (await reminders.next(estimate, new Date(0)));
  return reminders.replan({ businessId, id }, planned, next?.at);
}
