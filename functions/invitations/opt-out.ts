import type { Users } from '#functions/domain/people/users.ts';
import { notOpen } from './invitations.ts';
import type { OptOutStore } from './opt-out-store.ts';

type Dependencies = { readonly optOuts: OptOutStore; readonly users: Pick<Users, 'find'> };

/**
 * Blocks later invitations by the business that mailed a token, and rejects one that is open. Works long after the
 * invitation itself. Throws NOT_FOUND for an unknown or expired token.
 */
export async function blockInvitations(
  { optOuts, users }: Dependencies,
  token: string,
  now: Date,
): Promise<{ message: string }> {
  const optOut = await optOuts.find(token, now);
  if (!optOut) throw notOpen();
  await optOuts.block(optOut, await users.find(optOut.userId));
  return { message: 'They cannot invite you again.' };
}

/** Undoes `blockInvitations`; a rejected invitation stays rejected. Throws as it does. */
export async function allowInvitations(
  { optOuts }: Pick<Dependencies, 'optOuts'>,
  token: string,
  now: Date,
): Promise<{ message: string }> {
  const optOut = await optOuts.find(token, now);
  if (!optOut) throw notOpen();
  await optOuts.allow(optOut);
  return { message: 'They can invite you again.' };
}
