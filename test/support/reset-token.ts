import { call } from './client.ts';
import { mailsProcessed } from './emulators.ts';
import { mailsTo } from './outbox.ts';

/** Requests a password reset link and returns the emailed token. */
export async function aResetToken({ email }: { email: string }): Promise<string> {
  await call('POST', '/auth/forgot-password', { body: { email } });
  await mailsProcessed(email);
  return mailedResetToken(email);
}

/** The token of the latest reset link emailed to an address. */
export async function mailedResetToken(email: string): Promise<string> {
  // A notice that was ordered before may arrive after it.
  const links = (await mailsTo(email)).map(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text));
  const token = links.find((link) => link !== null)?.[1];
  if (!token) throw new Error(`No link was emailed to ${email}`);
  return token;
}
