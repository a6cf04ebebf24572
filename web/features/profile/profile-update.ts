import type { Profile, ProfileUpdate } from '#shared/user/schema.ts';

/** What a person may change of their own details. */
export type Details = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

/** What a save sends: always the e-mail, the details without those left empty, and that the profile is complete (spec 2 §5). */
export function profileUpdate(email: string, { firstName, lastName, phone }: Details): ProfileUpdate {
  const filled = Object.entries({ firstName, lastName, phone }).filter(([, text]) => text.trim() !== '');
  return { email, ...Object.fromEntries(filled), isProfileCompleted: true };
}
