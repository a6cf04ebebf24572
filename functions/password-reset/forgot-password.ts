import type { Attempts } from '#functions/domain/limits/attempts.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { type MailQueue, newMail } from '#functions/mail/orders/outbox.ts';
import type { PasswordForgotten } from '#shared/auth/schema.ts';
import { RESET_LINKS_USED_UP } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';

type Dependencies = {
  readonly requests: Attempts;
  readonly mails: MailQueue<AccountMail>;
};

const ANSWER = {
  message: 'If an account exists for this email, you will receive password reset instructions shortly.',
} as const;

/**
 * Requests a password reset link by email (spec 1 §2.5), five an hour. Neither the response nor its time depends on
 * whether the email has an account: `mails` looks that up later. Throws TOO_MANY_REQUESTS beyond the limit, also
 * for an email without an account, and UNAVAILABLE if the request was not queued, which is not counted.
 */
export async function forgotPassword(
  { requests, mails }: Dependencies,
  { email }: PasswordForgotten,
  now: Date,
): Promise<{ message: string }> {
  if (!(await requests.begin(email, now))) throw refusal({ RESET_LINKS_USED_UP });
  const mail = { kind: 'PASSWORD_RESET', ...newMail(now), to: email } as const;
  await orUndo(
    () => mails.add(mail),
    () => requests.undo(email),
  );
  return ANSWER;
}
