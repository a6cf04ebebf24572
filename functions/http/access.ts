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
 * The person behind a call. The token only proves who it is; role, business and whether the account may be used are
 * read from the table at every call, so that a change holds from the next call on.
 * Throws UNAUTHENTICATED without a live account behind the token, CONFLICT when the call was made for a business other
 * than the one the person works in now, FORBIDDEN when the role is not allowed.
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
 * A page opened before the person joined or left a business must not write to the other one. Routes about the person
 * alone (`signedIn`) work from any page.
 */
function requireBusiness(event: HttpEvent, { businessId }: Caller): void {
  const openedFor = event.headers[BUSINESS_HEADER];
  if (!openedFor || openedFor === businessId) return;
  throw new AppError('CONFLICT', 'You now work in a different business. Reload the page to continue.', {
    reason: 'BUSINESS_CHANGED',
  });
}

/** When the person typed their password, in epoch seconds: `auth_time` outlives refreshes. */
function signedInAt(claims: Readonly<Record<string, unknown>>): number {
  return Number(claims.auth_time ?? claims.iat ?? 0);
}
