import type { Profile, ProfileUpdate } from '#shared/user/schema.ts';

/** What a person may change of their own details. */
export type Details = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

/** Takes the details out of a profile. */
export function detailsOf({ firstName, lastName, phone }: Details): Details {
  return { firstName, lastName, phone };
}

/**
 * What a save sends (spec 2 §5): always the e-mail and that the profile is complete, and the details that were changed.
 * A name left empty stays as it was; an empty phone number removes it.
 */
export function profileUpdate(email: string, details: Details, changed: readonly (keyof Details)[]): ProfileUpdate {
  const sent = changed.filter((name) => name === 'phone' || details[name].trim() !== '');
  return { email, ...Object.fromEntries(sent.map((name) => [name, details[name].trim()])), isProfileCompleted: true };
}
