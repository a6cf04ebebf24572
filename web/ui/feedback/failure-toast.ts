import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { toast } from './toast.ts';

/**
 * Says why something failed: what the server refused in its own words, a toast for each (spec 1 §8); anything else as
 * `fallback`, with what is known of it underneath.
 */
export function showRefusal(error: unknown, fallback: string): void {
  if (isRefusal(error)) toast.error(friendlyMessages(error));
  else showFailure(error, fallback);
}

/** Shows the server's own message, whatever its status, or `fallback` when it sent none. */
export function showServerMessage(error: unknown, fallback: string): void {
  const isAnswered = error instanceof AppError && error.status > 0 && error.messages.length > 0;
  if (isAnswered) toast.error(friendlyMessages(error));
  else showFailure(error, fallback);
}

/** Shows that something failed, with the known reasons underneath: one toast each. */
export function showFailure(error: unknown, text: string): void {
  showReasons(text, error instanceof AppError && error.messages.length > 0 ? friendlyMessages(error) : []);
}

/** Says that something failed, with a toast for each reason; reasons that are shown elsewhere are left out. */
export function showReasons(text: string, reasons: readonly string[]): void {
  if (reasons.length === 0) toast.error(text);
  for (const description of reasons) toast.error(text, { description });
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.messages.length > 0 && error.status >= 400 && error.status < 500;
}
