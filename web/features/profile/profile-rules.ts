import { type Profile, ProfileUpdate } from '#shared/user/schema.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';

/** The fields that users may change themselves. */
export type Details = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

/** The editable fields of a profile. */
export function detailsOf(profile: Profile | undefined): Details {
  const { firstName = '', lastName = '', phone = '' } = profile ?? {};
  return { firstName, lastName, phone };
}

/** Validation rules of a profile (spec 2 §5): an empty name is left unchanged, an empty phone number is removed. */
export const PROFILE_RULES: FormRules<Details, ProfileUpdate> = {
  schema: ProfileUpdate,
  toInput: ({ firstName, lastName, phone }) => ({
    ...(firstName.trim() && { firstName }),
    ...(lastName.trim() && { lastName }),
    phone,
  }),
};
