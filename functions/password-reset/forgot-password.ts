import type { Attempts } from '#functions/data/limits/attempts.ts';
import { newToken } from '#functions/data/people/secret-token.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Mailer } from '#functions/services/mail.ts';
import type { PasswordForgotten } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { resetMail } from './reset-mail.ts';
import { RESET_MINUTES, type ResetLinks } from './reset-store.ts';

type Dependencies = {
  users: Users;
  links: ResetLinks;
  requests: Attempts;
  mailer: Mailer;
  siteUrl: string;
  /** Resolves after this many milliseconds. */
  pause: (durationMs: number) => Promise<void>;
};

const ANSWER = {
  message: 'If an account exists for this email, you will receive password reset instructions shortly.',
} as const;

/** Usually longer than sending takes: the response time must not reveal whether a mail was sent. */
const ANSWER_MS = 1_000;

/**
 * E-mails a password reset link (spec 1 §2.5). The response and its timing are the same for an unknown, disabled or
 * suppressed e-mail, beyond five requests an hour, and if sending fails.
 */
export async function forgotPassword(
  dependencies: Dependencies,
  { email }: PasswordForgotten,
  now: Date,
): Promise<{ message: string }> {
  const answerTime = dependencies.pause(ANSWER_MS);
  // Unknown e-mails are counted too, so an error thrown here reveals nothing.
  const isWithinQuota = await dependencies.requests.begin(email, now);
  if (isWithinQuota) await mailIfKnown(dependencies, email, now).catch(logFailure);
  await answerTime;
  return ANSWER;
}

async function mailIfKnown(dependencies: Dependencies, email: string, now: Date): Promise<void> {
  const user = await dependencies.users.findByEmail(email);
  if (user && !user.disabled) await mailLink(dependencies, user, now);
}

async function mailLink({ links, mailer, siteUrl }: Dependencies, user: UserRecord, now: Date): Promise<void> {
  const token = newToken();
  await links.add(token, {
    userId: user.id,
    credentialsVersion: user.credentialsVersion ?? 0,
    email: user.email,
    ttl: Math.floor(now.getTime() / 1000) + RESET_MINUTES * 60,
  });
  await mailer.send(resetMail(user, `${siteUrl}/reset-password?token=${token}`));
}

function logFailure(error: unknown): void {
  // A suppressed address is not a failure and must not raise an alarm.
  if (error instanceof AppError && error.code === 'CONFLICT') logLine('info', { event: 'reset-mail-suppressed' });
  else logLine('error', { event: 'reset-mail-failed', ...failureFields(error) });
}
