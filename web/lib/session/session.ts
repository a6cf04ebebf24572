import { createContext, use } from 'react';
import type { Login } from '#shared/auth/schema.ts';
import type { Role, SessionUser } from '#shared/user/schema.ts';

/** Who is using this browser (spec 1 §4), and how that changes. */
export type Session = SessionStatus & {
  /**
   * Signs in and loads who it is. Throws AppError with the server's status, or Error when the answer carries no token.
   */
  readonly signIn: (login: Login) => Promise<void>;
  /** Ends the session here and on the server. Throws when the server could not be told: the session then goes on. */
  readonly signOut: () => Promise<void>;
  /** Reads who is signed in again, after they changed their own details. Never throws: what was known stays. */
  readonly refreshUser: () => Promise<void>;
};

/**
 * `why` tells an anonymous visitor's story: nobody signed in, the session ran out, they left, or it cannot be read.
 * `isPaused` says that the session ran out at work: calls wait until the person signs in again.
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

/** The person signed in; for screens behind the session guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'authenticated') throw new Error('useUser needs the session guard above it');
  return session.user;
}

/** Whether a person has one of these roles, whatever its case (spec 1 §6). */
export function hasRole(user: SessionUser, roles: readonly Role[]): boolean {
  return roles.some((role) => role === user.role.toUpperCase());
}
