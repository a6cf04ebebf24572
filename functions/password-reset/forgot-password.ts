import type { Attempts } from '#functions/data/limits/attempts.ts';
import type { Queue } from '#functions/services/queue.ts';
import type { PasswordForgotten } from '#shared/auth/schema.ts';

type Dependencies = {
  readonly requests: Attempts;
  readonly queue: Pick<Queue, 'send'>;
};

const ANSWER = {
  message: 'If an account exists for this email, you will receive password reset instructions shortly.',
} as const;

/**
 * Requests a password reset link by email (spec 1 §2.5), five an hour. Neither the response nor its time depends on
 * whether the email has an account: `reset-mails` looks that up later. Throws UNAVAILABLE if the request was not queued.
 */
export async function forgotPassword(
  { requests, queue }: Dependencies,
  { email }: PasswordForgotten,
  now: Date,
): Promise<{ message: string }> {
  if (await requests.begin(email, now)) await queue.send(JSON.stringify({ email }));
  return ANSWER;
}
