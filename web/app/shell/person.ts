import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { initialsOfNames } from '#web/lib/initials.ts';
import { useSession } from '#web/lib/session/session.ts';

/** How a person is shown in the shell (spec 1 §2.10). */
export type Person = { readonly name: string; readonly email: string; readonly initials: string };

type Names = { email: string; profile: Pick<Profile, 'firstName' | 'lastName'> };
const NOBODY: Names = { email: '', profile: { firstName: '', lastName: '' } };

/** Full name if both names exist, otherwise the e-mail, otherwise Guest User; initials of both names. */
export function personOf({ email, profile: { firstName, lastName } }: Names): Person {
  return {
    name: firstName && lastName ? `${firstName} ${lastName}` : email || 'Guest User',
    email: email || 'No email',
    initials: initialsOfNames([firstName, lastName]),
  };
}

/** The person signed in, `isLoading` while it is not known who that is. */
export function usePerson(): Person & { isLoading: boolean } {
  const user = useShellUser();
  const isLoading = useSession().status === 'loading';
  return { ...personOf(user ?? NOBODY), isLoading };
}

/** The account of the person signed in; null where there is none, or none yet: the shell can stand before the session. */
export function useShellUser(): SessionUser | null {
  const session = useSession();
  return session.status === 'authenticated' ? session.user : null;
}
