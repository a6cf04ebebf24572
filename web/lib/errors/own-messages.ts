import type { AppError } from '#shared/errors.ts';
import { t } from './texts.en.ts';

/** What an error itself says to people, besides the broken rules; empty if only that something failed. */
export function ownMessages({ messages, status }: AppError): readonly string[] {
  return messages.length === 0 && status === 429 ? [t.tooManyRequests] : messages;
}
