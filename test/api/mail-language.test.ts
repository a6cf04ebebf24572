import { expect, it } from 'vitest';
import { call, productUrl } from '#test/support/client.ts';
import { PASSWORD, signedIn } from '#test/support/given.ts';
import { mailsTo, verificationMailsTo } from '#test/support/outbox.ts';

it('emails to a person are in their language, with links to the app in it', async () => {
  const email = `langue-${crypto.randomUUID()}@example.com`;
  await call('POST', '/users', { body: { email, password: PASSWORD, language: 'fr' } });
  const [code] = await verificationMailsTo(email);
  expect(code?.subject).toMatch(/^\d{6} est votre code Northbill$/);
  expect(code?.text).toContain(`${productUrl()}/fr/verify-email?token=`);

  await call('POST', '/auth/forgot-password', { body: { email } });
  const [reset] = await mailsTo(email);
  expect(reset?.subject).toBe('Réinitialisez votre mot de passe Northbill');
  expect(reset?.html).toContain(`${productUrl()}/fr/reset-password?token=`);

  const person = await signedIn(email, PASSWORD);
  await person.call('PATCH', '/profile', { body: { language: 'en' } });
  await call('POST', '/auth/forgot-password', { body: { email } });
  const [english] = await mailsTo(email);
  expect(english?.subject).toBe('Reset your Northbill password');
  expect(english?.text).toContain(`${productUrl()}/reset-password?token=`);
});
