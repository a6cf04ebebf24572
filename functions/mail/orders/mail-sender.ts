import { NOT_CONFIGURED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** Returns the stage's sender address. Throws UNAVAILABLE if it has none, which means that it sends no email. */
export function requireMailSender(from: string | undefined): string {
  if (!from) throw refusal({ NOT_CONFIGURED });
  return from;
}
