import { createContext, use } from 'react';
import { ADMITTED } from '#shared/api/route.ts';
import type { Login } from '#shared/auth/schema.ts';
import type { Role, SessionUser } from '#shared/user/schema.ts';

/** The current user of this browser (spec 1 §4), with actions to change it. */
export type Session = SessionStatus & {
  /** Signs in and loads the user. Throws AppError with the server's status, or Error if the response has no token. */
  readonly signIn: (login: Login) => Promise<void>;
  /** Ends the session here and on the server. Throws if the server could not be reached; the session then continues. */
  readonly signOut: () => Promise<void>;
  /** Reloads the user after they changed their own details. Never throws: the known user stays. */
  readonly refreshUser: () => Promise<void>;
};

/**
 * `why` says why there is no user: never signed in, expired, signed out, or unreadable. `isPaused` means that the
 * session expired while in use: calls wait until the user signs in again.
 */
export type SessionStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous'; readonly why: 'none' | 'expired' | 'signed-out' | 'unreadable' }
  | { readonly status: 'authenticated'; readonly user: SessionUser; readonly isPaused?: boolean };

export const SessionContext = createContext<Session | null>(null);

/** The session of this browser. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user; for screens behind the session guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'authenticated') throw new Error('useUser needs the session guard above it');
  return session.user;
}

/** Whether a user has yet to confirm their email, or a new one. */
export function hasEmailToConfirm({ emailVerified, pendingEmail }: SessionUser): boolean {
  return !emailVerified || pendingEmail !== undefined;
}

/**
 * Whether the user may change, send and pay: all but an accountant, who only reads. What would be refused is not shown
 * to them (decision W142).
 */
export function useMayChange(): boolean {
  const session = use(SessionContext);
  return !(session?.status === 'authenticated' && hasRole(session.user, ['ACCOUNTANT']));
}

/** Whether a business is the user's own, or they are an administrator: not one that they were invited to. */
export function isOwner(user: SessionUser): boolean {
  return hasRole(user, ADMITTED.owner);
}

/** Whether a user has one of these roles, ignoring case (spec 1 §6). */
export function hasRole(user: SessionUser, roles: readonly Role[]): boolean {
  return roles.some((role) => role === user.role.toUpperCase());
}
