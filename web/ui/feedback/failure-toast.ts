import { AppError } from '#shared/errors.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { isToldAlready } from '#web/lib/errors/refusals.ts';
import { toast } from './toast.ts';

/**
 * Reports a failure: a refusal with the server's messages, one toast each (spec 1 §8); anything else with `fallback`,
 * with any details as the description. Forms pass only the reasons that no field shows.
 */
export function showRefusal(error: unknown, fallback: string, reasons = knownReasons(error)): void {
  if (isToldAlready(error)) return;
  if (isRefusal(error) && reasons.length > 0) toast.error(reasons);
  else showReasons(fallback, reasons);
}

/** Reports a failure with the server's messages, even for a 5xx, or with `fallback` if there are none. */
export function showServerMessage(error: unknown, fallback: string, reasons = knownReasons(error)): void {
  if (isToldAlready(error)) return;
  const isFromServer = error instanceof AppError && error.status > 0;
  if (isFromServer && reasons.length > 0) toast.error(reasons);
  else showReasons(fallback, reasons);
}

/** Reports a failure with its reasons as descriptions: one toast each. */
export function showFailure(error: unknown, text: string, reasons = knownReasons(error)): void {
  if (!isToldAlready(error)) showReasons(text, reasons);
}

/** Whether an action is done; if not, reports its failure like `showFailure`, or as `show` does. */
export async function isDone(action: Promise<unknown>, failed: string, show = showFailure): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    show(error, failed);
    return false;
  }
}

/** Reports a failure with one toast per reason; pass only reasons that are not shown elsewhere. */
export function showReasons(text: string, reasons: readonly string[]): void {
  if (reasons.length === 0) toast.error(text);
  for (const description of reasons) toast.error(text, { description });
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status >= 400 && error.status < 500;
}
