import type { SessionUser } from '#shared/user/schema.ts';

/** How a person is shown in the shell (spec 1 §2.10). */
export type Person = { readonly name: string; readonly email: string; readonly initials: string };

/** Full name if both names exist, otherwise the e-mail, otherwise Guest User; initials of both names. */
export function personOf({ email, profile }: Pick<SessionUser, 'email' | 'profile'>): Person {
  const { firstName, lastName } = profile;
  return {
    name: firstName && lastName ? `${firstName} ${lastName}` : email || 'Guest User',
    email: email || 'No email',
    initials: [firstName, lastName].map((name) => [...name][0]?.toUpperCase() ?? '').join(''),
  };
}
