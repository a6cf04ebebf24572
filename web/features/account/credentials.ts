import type { Login } from '#shared/auth/schema.ts';

/** What was typed into the e-mail and the password of a form. */
export function credentialsOf(form: HTMLFormElement): Login {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}
