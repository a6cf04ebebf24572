import type { Login } from '#shared/auth/schema.ts';

/** What was typed into the e-mail of a form. */
export function emailIn(form: FormData): string {
  return textIn(form, 'email').trim();
}

/** What was typed into the e-mail and the password of a form. */
export function credentialsIn(form: FormData): Login {
  return { email: emailIn(form), password: textIn(form, 'password') };
}

/** The text of a form field as typed; empty when there is no such field. */
export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
