import type { Profile, ProfileUpdate } from '#shared/user/schema.ts';

/** What a person may change of their own details. */
export type Details = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

/** The editable details of a profile. */
export function detailsOf({ firstName, lastName, phone }: Details): Details {
  return { firstName, lastName, phone };
}

/**
 * The payload of a save (spec 2 §5): always the e-mail and that the profile is complete, plus the changed details. An
 * empty name is left unchanged; an empty phone number removes it.
 */
export function profileUpdate(email: string, details: Details, changed: readonly (keyof Details)[]): ProfileUpdate {
  const sent = changed.filter((name) => name === 'phone' || details[name].trim() !== '');
  return { email, ...Object.fromEntries(sent.map((name) => [name, details[name].trim()])), isProfileCompleted: true };
}
