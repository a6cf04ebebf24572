import { noteChange } from '#functions/domain/audit/audited-call.ts';
import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import { logLine } from '#functions/services/log.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import { AppError } from '#shared/errors.ts';
import { invitationMail } from '#functions/mail/kinds/invitation-mail.ts';
import type { EmployeeStore, Invited } from './store.ts';

/** The dependencies of inviting; the store is opened for the caller's business. */
export type Dependencies = {
  readonly store: EmployeeStore;
  readonly limits: MessageLimits;
  readonly users: Users;
  readonly businesses: Pick<Businesses, 'findCompany'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

export type Occasion = { readonly caller: Caller; readonly now: Date };

type Opening = Occasion & {
  user: UserRecord;
  token: string;
  /** The existing employee record, if this is not their first invitation. */
  before?: Invited;
  /** Stores the invitation, or throws. */
  open: () => Promise<Invited>;
  takeBack: (invited: Invited) => Promise<unknown>;
};

/**
 * Opens an invitation and emails it. If the email was definitely not sent, the invitation is revoked; if it may have
 * been, it stays open, so that its link works. Throws TOO_MANY_REQUESTS beyond the daily limits, CONFLICT if it is
 * unknown whether the email was sent, and the errors of `open` and the mailer.
 */
export async function openAndMail(
  dependencies: Dependencies,
  { caller, now, user, token, before, open, takeBack }: Opening,
): Promise<Invited> {
  const { store } = dependencies;
  // Counted before opening, so that concurrent calls stay within the limits.
  const undoCount = await countMail(dependencies, { caller, user, now });
  const invited = await open().catch(async (error: unknown) => {
    await undoCount();
    throw error;
  });
  try {
    await mailInvitation(dependencies, { caller, to: invited.email, token });
  } catch (error) {
    if (mayBeOnItsWay(error)) {
      noteInvitation(before, invited);
      throw unconfirmed(error);
    }
    await takeBack(invited);
    await Promise.all([store.uncountInvitation(now), undoCount()]);
    throw error;
  }
  noteInvitation(before, invited);
  return invited;
}

function noteInvitation(before: Invited | undefined, invited: Invited): void {
  noteChange({
    record: { kind: 'employee', id: invited.id, label: invited.name },
    before: before ?? null,
    after: invited,
  });
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
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'This person has already been invited several times today. Please try again tomorrow.',
  );
}

/** CONFLICT rather than a failure: the invitation is open, and the inviter must find out whether the email arrived. */
function unconfirmed(cause: unknown): AppError {
  logLine('error', { event: 'invitation-unconfirmed' });
  return new AppError(
    'CONFLICT',
    'The email service did not respond, so your invitation may have been sent. Ask the person before you send it again.',
    { cause },
  );
}

async function mailInvitation(
  { businesses, users, mailer, siteUrl }: Dependencies,
  { caller, to, token }: { caller: Caller; to: string; token: string },
): Promise<void> {
  const [company, inviter] = await Promise.all([businesses.findCompany(caller.businessId), users.find(caller.userId)]);
  const name = inviter ? personFields(inviter).name : caller.email;
  await mailer.send(
    invitationMail({
      to,
      inviter: { name, email: caller.email },
      company,
      url: `${siteUrl}/accept-invitation?token=${token}`,
    }),
  );
}
