import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { toast } from './toast.ts';

/**
 * Reports a failure: a refusal in the server's own words, one toast per message (spec 1 §8); anything else as
 * `fallback`, with any details as the description.
 */
export function showRefusal(error: unknown, fallback: string): void {
  if (isRefusal(error)) toast.error(friendlyMessages(error));
  else showFailure(error, fallback);
}

/** Shows the server's message, whatever its status, or `fallback` if there is none. */
export function showServerMessage(error: unknown, fallback: string): void {
  const hasServerMessage = error instanceof AppError && error.status > 0 && error.messages.length > 0;
  if (hasServerMessage) toast.error(friendlyMessages(error));
  else showFailure(error, fallback);
}

/** Reports a failure with its known reasons as descriptions: one toast each. */
export function showFailure(error: unknown, text: string): void {
  showReasons(text, error instanceof AppError && error.messages.length > 0 ? friendlyMessages(error) : []);
}

/** Reports a failure with one toast per reason; pass only reasons that are not shown elsewhere. */
export function showReasons(text: string, reasons: readonly string[]): void {
  if (reasons.length === 0) toast.error(text);
  for (const description of reasons) toast.error(text, { description });
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.messages.length > 0 && error.status >= 400 && error.status < 500;
}
