import type { Login } from '#shared/auth/schema.ts';

/** The email in a form. */
export function emailIn(form: FormData): string {
  return textIn(form, 'email').trim();
}

/** The email and the password in a form. */
export function credentialsIn(form: FormData): Login {
  return { email: emailIn(form), password: textIn(form, 'password') };
}

/** The text of a form field as typed; empty if there is no such field. */
export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
