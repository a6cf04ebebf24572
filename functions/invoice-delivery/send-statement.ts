import { newId } from '#functions/data/table/ids.ts';
import { noteChange } from '#functions/domain/audit/audited-call.ts';
import type { Statements } from '#functions/domain/invoice/statements.ts';
import { counted } from '#functions/domain/limits/counted.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { SentStatement } from '#functions/mail/orders/business-mails.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import { refuseSuppressed } from '#functions/services/suppressions.ts';
import { JUST_SENT } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { StatementRange } from '#shared/statement/schema.ts';
import type { Dependencies } from './delivery.ts';

type Needed = Pick<Dependencies, 'store' | 'limits' | 'suppressions' | 'mailFrom'> & {
  readonly statements: Statements;
  readonly mails: { readonly add: (mail: SentStatement) => Promise<void> };
};

type Sending = {
  readonly caller: Caller;
  readonly customerId: string;
  readonly range: StatementRange;
  readonly now: Date;
};

/**
 * Queues the email with a customer's statement of account, which `mails` sends, by the same rules as invoices.
 * Returns its address. Throws NOT_FOUND for an unknown customer, INVALID_REQUEST for a range that ends before it begins
 * or too many lines, CONFLICT if the same statement was sent within the last minute or if the address is suppressed,
 * TOO_MANY_REQUESTS beyond the daily limits, UNAVAILABLE if it was not queued or email is not configured.
 */
export async function sendStatement(
  { statements, store, limits, suppressions, mails, mailFrom }: Needed,
  { caller: { businessId }, customerId, range, now }: Sending,
): Promise<{ to: string }> {
  const { from, to: lastDay } = range;
  // A statement that cannot be printed is refused before anything is queued.
  const { customer } = orNotFound(await statements.find({ businessId, customerId, ...range }, now), 'customer');
  const { name, email: to } = customer;
  requireMailSender(mailFrom);
  await refuseSuppressed(suppressions, { to, purpose: 'BUSINESS' }, now);
  const claim = { businessId, customerId, from, to: lastDay };
  if (!(await store.claimStatement(claim, now))) {
    throw refusal({ JUST_SENT }, { what: 'statement' });
  }
  const mail: SentStatement = {
    ...{ kind: 'STATEMENT', id: newId(), businessId, customerId, customer: name, to, sentAt: now.toISOString() },
    ...{ firstDay: from, lastDay },
  };
  const messages = [{ businessId, channel: 'EMAIL', recipient: to, now }] as const;
  await orUndo(
    () => counted(limits, messages, () => mails.add(mail)),
    () => store.releaseStatement(claim),
  );
  const record = { kind: 'customer', id: customerId, label: name } as const;
  noteChange({ record, after: { recipient: to, firstDay: from, lastDay } });
  return { to };
}
