import type { Caller, Members } from '#functions/domain/people/members.ts';
import { type Access, ADMITTED, BUSINESS_HEADER, type Route } from '#shared/api/route.ts';
import type { AppError } from '#shared/errors.ts';
import {
  BUSINESS_CHANGED,
  BUSINESS_SUSPENDED,
  CODE_REQUIRED,
  CONFIRMATION_REQUIRED,
  EMAIL_NOT_VERIFIED,
  NOT_ALLOWED,
  NOT_EMPLOYED,
  NOT_SIGNED_IN,
  SECOND_FACTOR_REQUIRED,
  SESSION_ENDED,
} from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { HttpEvent } from './event.ts';

type SignedInRoute = { readonly access: Exclude<Access, 'public'> } & Pick<
  Route,
  'confirmed' | 'verified' | 'openWhenSuspended'
>;

/**
 * The user behind a call. The token only proves identity; session, role, business and account status are read from the
 * table on every call, so changes apply immediately. Throws UNAUTHENTICATED without an active account and session,
 * CONFLICT if the call was made for a business other than the user's current one, and FORBIDDEN if the business is
 * suspended, the role is not allowed, an administrator lacks a second factor, or a required email verification or recent
 * confirmation is missing.
 */
export async function callerOf(
  event: HttpEvent,
  { access, verified, confirmed, openWhenSuspended }: SignedInRoute,
  members: Members,
): Promise<Caller> {
  const claims = event.requestContext.authorizer?.jwt.claims;
  if (!claims) throw refusal({ NOT_SIGNED_IN });
  const caller = await members.findCaller(String(claims.sub), String(claims.origin_jti));
  if (!caller) throw refusal({ SESSION_ENDED });
  if (access !== 'signedIn') requireBusiness(event, caller);
  if (caller.isSuspended && !openWhenSuspended) throw suspended(caller);
  if (!ADMITTED[access].includes(caller.role))
    throw access === 'employee' ? refusal({ NOT_EMPLOYED }) : refusal({ NOT_ALLOWED });
  if (access === 'admin') requireSecondFactor(caller);
  if (verified) requireVerifiedEmail(caller);
  if (confirmed) requireConfirmation(caller, new Date());
  return caller;
}

/** Nothing leaves a suspended business: whatever its people may still do is declared by its route (decision F156). */
function suspended({ role }: Caller): AppError {
  return refusal({ BUSINESS_SUSPENDED }, { what: ADMITTED.employee.includes(role) ? 'employee' : 'owner' });
}

/** Administrators can access every account, so a deployed stage requires a second factor of them. */
function requireSecondFactor({ hasSecondFactor }: Caller): void {
  if (hasSecondFactor || process.env.ADMIN_SECOND_FACTOR !== 'required') return;
  throw refusal({ SECOND_FACTOR_REQUIRED });
}

/** Throws FORBIDDEN unless the caller has confirmed their email; for calls that send something only if asked to. */
export function requireVerifiedEmail({ isEmailVerified }: Pick<Caller, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw refusal({ EMAIL_NOT_VERIFIED });
}

const CONFIRMATION_SECONDS = 5 * 60;

/**
 * Throws FORBIDDEN unless the caller entered, within the last five minutes, a code of their second factor, or their
 * password if they have none.
 */
export function requireConfirmation(
  {
    hasSecondFactor,
    confirmedAt,
    codeEnteredAt = 0,
  }: Pick<Caller, 'hasSecondFactor' | 'confirmedAt' | 'codeEnteredAt'>,
  now: Date,
): void {
  const enteredAt = hasSecondFactor ? codeEnteredAt : confirmedAt;
  if (enteredAt > now.getTime() / 1000 - CONFIRMATION_SECONDS) return;
  throw hasSecondFactor ? refusal({ CODE_REQUIRED }) : refusal({ CONFIRMATION_REQUIRED });
}

/**
 * A page opened before the user joined or left a business must not write to the other one. Routes about the user alone
 * (`signedIn`) work from any page.
 */
function requireBusiness(event: HttpEvent, { businessId }: Caller): void {
  const openedFor = event.headers[BUSINESS_HEADER];
  if (!openedFor || openedFor === businessId) return;
  throw refusal({ BUSINESS_CHANGED });
}
