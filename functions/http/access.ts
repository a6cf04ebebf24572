import type { Caller, Members } from '#functions/data/people/members.ts';
import { type Access, BUSINESS_HEADER } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent } from './event.ts';

const ALLOWED: Readonly<Record<Exclude<Access, 'public'>, (caller: Caller) => boolean>> = {
  signedIn: () => true,
  member: () => true,
  owner: (caller) => caller.role !== 'EMPLOYEE',
  employee: (caller) => caller.role === 'EMPLOYEE',
  admin: (caller) => caller.role === 'ADMIN',
};

const NOT_ALLOWED = 'You do not have permission to access this resource.';
const NOT_EMPLOYED = 'You have no employer to leave.';

/**
 * The user behind a call. The token only proves identity; role, business and whether the account is usable are read
 * from the table on every call, so changes apply from the next one on. Throws UNAUTHENTICATED without an active
 * account, CONFLICT if the call was made for a business other than the user's current one, FORBIDDEN if the role is not
 * allowed.
 */
export async function callerOf(event: HttpEvent, access: Exclude<Access, 'public'>, members: Members): Promise<Caller> {
  const claims = event.requestContext.authorizer?.jwt.claims;
  if (!claims) throw new AppError('UNAUTHENTICATED', 'Please sign in');
  const caller = await members.findCaller(String(claims.sub), signedInAt(claims));
  if (!caller) throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  if (access !== 'signedIn') requireBusiness(event, caller);
  if (!ALLOWED[access](caller)) {
    throw new AppError('FORBIDDEN', access === 'employee' ? NOT_EMPLOYED : NOT_ALLOWED);
  }
  return caller;
}

/**
 * A page opened before the user joined or left a business must not write to the other one. Routes about the user alone
 * (`signedIn`) work from any page.
 */
function requireBusiness(event: HttpEvent, { businessId }: Caller): void {
  const openedFor = event.headers[BUSINESS_HEADER];
  if (!openedFor || openedFor === businessId) return;
  throw new AppError('CONFLICT', 'You now work in a different business. Reload the page to continue.', {
    reason: 'BUSINESS_CHANGED',
  });
}

/** When the user entered their password, in epoch seconds; unlike `iat`, `auth_time` survives refreshes. */
function signedInAt(claims: Readonly<Record<string, unknown>>): number {
  return Number(claims.auth_time ?? claims.iat ?? 0);
}
