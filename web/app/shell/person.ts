import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { initialsOfNames } from '#web/lib/person-names.ts';
import { useSession } from '#web/lib/session/session.ts';
import { t } from './texts.en.tsx';

/** A person as displayed in the shell (spec 1 §2.10). */
export type Person = { readonly name: string; readonly email: string; readonly initials: string };

type Names = { email: string; profile: Pick<Profile, 'firstName' | 'lastName'> };
const NO_NAMES: Names = { email: '', profile: { firstName: '', lastName: '' } };

/** Full name if both names exist, otherwise the email, otherwise Guest User; initials of both names. */
export function personOf({ email, profile: { firstName, lastName } }: Names): Person {
  return {
    name: firstName && lastName ? `${firstName} ${lastName}` : email || t.guest,
    email: email || t.noEmail,
    initials: initialsOfNames([firstName, lastName]),
  };
}

/** The signed-in user; `isLoading` until that is known. */
export function usePerson(): Person & { isLoading: boolean } {
  const user = useShellUser();
  const isLoading = useSession().status === 'loading';
  return { ...personOf(user ?? NO_NAMES), isLoading };
}

/** The signed-in account; null if there is none or none yet, since the shell can render before the session. */
export function useShellUser(): SessionUser | null {
  const session = useSession();
  return session.status === 'authenticated' ? session.user : null;
}
