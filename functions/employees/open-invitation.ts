import { noteChange } from '#functions/domain/audit/audited-call.ts';
import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { type NewInvitation, newInvitation } from '#functions/domain/people/secret-token.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import { newMail, type Orders } from '#functions/mail/orders/outbox.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import { refuseSuppressed, type Suppressions } from '#functions/services/suppressions.ts';
import { INVITED_TOO_OFTEN } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { EmploymentRole } from '#shared/user/roles.ts';
import type { EmployeeStore, Invited } from './store.ts';

/** The dependencies of inviting; the store is opened for the caller's business. */
export type Dependencies = {
  readonly store: EmployeeStore;
  readonly limits: MessageLimits;
  readonly users: Users;
  readonly suppressions: Suppressions;
  /** The address that sends email; without one, email is not configured. */
  readonly mailFrom: string | undefined;
  readonly sealer: Pick<Sealer, 'seal'>;
  readonly outbox: Pick<AccountOutbox, 'order'>;
};

export type Occasion = { readonly caller: Caller; readonly now: Date };

type Opening = Occasion & {
  user: UserRecord;
  role: EmploymentRole;
  /** The existing employee record, if this is not their first invitation. */
  before?: Invited;
  /** Stores the invitation and orders its email, or throws. */
  open: (invitation: Omit<NewInvitation, 'token'>, orders: Orders) => Promise<Invited>;
};

/**
 * Opens an invitation, and orders its email in the same transaction. Throws TOO_MANY_REQUESTS beyond the daily limits,
 * CONFLICT for a suppressed address, UNAVAILABLE if email is not configured or was not queued, and the errors of
 * `open`.
 */
export async function openInvitation(
  dependencies: Dependencies,
  { caller, now, user, role, before, open }: Opening,
): Promise<Invited> {
  const { sealer, outbox, suppressions, mailFrom } = dependencies;
  const { email: to } = user;
  requireMailSender(mailFrom);
  await refuseSuppressed(suppressions, { to, purpose: 'BUSINESS' }, now);
  const { token, ...invitation } = newInvitation(now);
  const sent = { ...newMail(now), to, businessId: caller.businessId, inviterId: caller.userId, role };
  const mail = { kind: 'INVITATION', ...sent, sealed: sealer.seal(token, sent.id) } as const;
  const opened: Invited[] = [];
  // Counted before opening, so that concurrent calls stay within the limits.
  const undoCount = await countMail(dependencies, { caller, user, now });
  const order = async (orders: Orders) => {
    opened.push(await open(invitation, orders));
    return null;
  };
  await orUndo(() => outbox.order([mail], order), undoCount);
  const [invited] = opened as [Invited];
  const record = { kind: 'employee', id: invited.id, label: invited.name } as const;
  noteChange({ record, before: before ?? null, after: invited });
  return invited;
}

/** Counts an invitation of a user, and its email for the business. Returns a function that undoes both. */
async function countMail(
  { store, limits }: Dependencies,
  { caller: { businessId }, user, now }: Pick<Opening, 'caller' | 'user' | 'now'>,
): Promise<() => Promise<void>> {
  const undoMessage = await limits.count({ businessId, channel: 'EMAIL', recipient: user.email, now });
  if (await store.countRecipient(user.id, now)) {
    return async () => void (await Promise.all([undoMessage(), store.uncountRecipient(user.id, now)]));
  }
  await undoMessage();
  throw refusal({ INVITED_TOO_OFTEN });
}
