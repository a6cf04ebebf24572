import type { AdminUser } from '#shared/user/schema.ts';

/** First and last name; empty if the user has entered none. */
export function fullName({ profile: { firstName, lastName } }: Pick<AdminUser, 'profile'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** A user's name, or their email if they entered none. */
export function userName(user: Pick<AdminUser, 'profile' | 'email'>): string {
  return fullName(user) || user.email;
}

/** Who an account belongs to, so that namesakes are told apart: "Ann Lee (ann@example.com), owner of Lee Studio". */
export function wholeName(user: Pick<AdminUser, 'profile' | 'email' | 'businessName'>): string {
  const name = fullName(user);
  const person = name ? `${name} (${user.email})` : user.email;
  return user.businessName ? `${person}, owner of ${user.businessName}` : person;
}
