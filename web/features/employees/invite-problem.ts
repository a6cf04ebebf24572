import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { t } from './texts.en.ts';

/** The problem of an email without an account. */
export const NO_ACCOUNT = t.noAccount;

/** Why the invitation failed: the server's message, or a general one (spec 2 §8). */
export function inviteProblem(error: unknown): string {
  if (!(error instanceof AppError)) return t.notInvited;
  if (error.reason === 'NO_ACCOUNT') return NO_ACCOUNT;
  return error.messages.length === 0 ? t.notInvited : friendlyMessages(error).join(' ');
}
