import type { Caller, Members } from '#functions/data/members.ts';
import type { Access } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent } from './event.ts';

const ALLOWED: Readonly<Record<Exclude<Access, 'public'>, (caller: Caller) => boolean>> = {
  signedIn: () => true,
  member: () => true,
  owner: (caller) => caller.role !== 'EMPLOYEE',
  admin: (caller) => caller.role === 'ADMIN',
};

/**
 * The person behind a call. The token only proves who it is; role, business and whether the account may be used are
 * read from the table at every call, so that a change holds from the next call on.
 * Throws UNAUTHENTICATED without a live account behind the token, FORBIDDEN when the role does not reach.
 */
export async function callerOf(event: HttpEvent, access: Exclude<Access, 'public'>, members: Members): Promise<Caller> {
  const claims = event.requestContext.authorizer?.jwt.claims;
  if (!claims) throw new AppError('UNAUTHENTICATED', 'Please sign in');
  const caller = await members.findCaller(String(claims.sub), signedInAt(claims));
  if (!caller) throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  if (!ALLOWED[access](caller)) {
    throw new AppError('FORBIDDEN', 'You do not have permission to access this resource.');
  }
  return caller;
}

/** When the person typed their password, in epoch seconds: `auth_time` outlives refreshes. */
function signedInAt(claims: Readonly<Record<string, unknown>>): number {
  return Number(claims.auth_time ?? claims.iat ?? 0);
}
