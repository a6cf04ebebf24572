import { expect, it } from 'vitest';
import type { RecoveryCodes, SecondFactorSetup } from '#shared/security/schema.ts';
import { codeOf, nextCodeOf } from '#test/support/authenticator.ts';
import { call } from '#test/support/client.ts';
import { aPerson, PASSWORD, type Person } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';
import { mailsTo } from '#test/support/outbox.ts';

/** Turns the second factor on with the current code. */
async function enabledFor(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: setup } = await person.call<SecondFactorSetup>('POST', '/auth/second-factor');
  const body = { code: codeOf(setup.secret) };
  const { body: enabled } = await person.call<RecoveryCodes>('POST', '/auth/second-factor/enable', { body });
  return { secret: setup.secret, recoveryCodes: enabled.recoveryCodes };
}

const login = (email: string, more: object = {}) =>
  call('POST', '/auth/login', { body: { email, password: PASSWORD, ...more } });

it('asks for a code after the right password, and accepts each code once', async () => {
  const person = await aPerson();
  const { secret, recoveryCodes } = await enabledFor(person);
  expect(await login(person.email)).toMatchObject({ status: 403, body: { reason: 'CODE_REQUIRED' } });
  expect(await login(person.email, { password: 'wrong-1', code: '000000' })).toMatchObject({
    status: 401,
    body: { message: 'Invalid email or password. Please try again.' },
  });
  expect(await login(person.email, { code: '000000' })).toMatchObject({
    status: 401,
    body: { issues: [{ path: 'code', rule: 'wrongCode' }] },
  });
  const code = nextCodeOf(secret);
  expect(await login(person.email, { code })).toMatchObject({ status: 200 });
  expect(await login(person.email, { code })).toMatchObject({ status: 401 });
  expect(await login(person.email, { code: recoveryCodes[0] })).toMatchObject({ status: 200 });
  expect(await login(person.email, { code: recoveryCodes[0] })).toMatchObject({ status: 401 });
  expect(await person.call('GET', '/auth/second-factor')).toMatchObject({
    body: { isEnabled: true, recoveryCodesLeft: 9 },
  });
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('A recovery code was used to sign in');
});

it('notifies the owner of each change, and shows in the profile whether it is on', async () => {
  const person = await aPerson();
  await enabledFor(person);
  expect(await person.call('GET', '/auth/profile')).toMatchObject({ body: { hasSecondFactor: true } });
  expect(await person.call('POST', '/auth/second-factor/recovery-codes')).toMatchObject({ status: 200 });
  expect(await person.call('DELETE', '/auth/second-factor')).toMatchObject({ status: 204 });
  expect(await person.call('GET', '/auth/profile')).toMatchObject({ body: { hasSecondFactor: false } });
  expect(await login(person.email)).toMatchObject({ status: 200 });
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'New recovery codes were created',
    'Two-step sign-in was turned off',
    'Two-step sign-in was turned on',
  ]);
});

it('confirms with a code, and no longer with the password', async () => {
  const person = await aPerson();
  const { secret } = await enabledFor(person);
  const confirm = (body: object) => person.call('POST', '/auth/confirm', { body });
  expect(await confirm({ password: PASSWORD })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'code', rule: 'required' }] },
  });
  expect(await confirm({ code: '000000' })).toMatchObject({ status: 400, body: { issues: [{ rule: 'wrongCode' }] } });
  expect(await confirm({ code: nextCodeOf(secret) })).toMatchObject({ status: 204 });
  for (const body of [{}, { password: PASSWORD, code: '000000' }]) {
    expect(await confirm(body)).toMatchObject({ status: 400 });
  }
});

it('guards everything that needs a confirmation: the password alone opens nothing, a recovery code does', async () => {
  const person = await aPerson();
  const { recoveryCodes } = await enabledFor(person);
  await lapseConfirmation(person);
  const confirm = (body: object) => person.call('POST', '/auth/confirm', { body });
  expect(await confirm({ password: PASSWORD })).toMatchObject({ status: 400 });
  const refused = { status: 403, body: { reason: 'CODE_REQUIRED' } };
  const bank = { bankName: 'Other Bank', accountName: 'T. Hief', accountNumber: '666' };
  const settings = `/payment-settings/user/${person.id}`;
  expect(await person.call('PATCH', settings, { body: bank })).toMatchObject(refused);
  const body = { newPassword: 'changed-horse-2' };
  expect(await person.call('POST', '/auth/change-password', { body })).toMatchObject(refused);
  expect(await person.call('POST', '/profile/change-email', { body: { email: 'new@example.com' } })).toMatchObject(
    refused,
  );
  expect(await person.call('DELETE', '/auth/second-factor')).toMatchObject(refused);
  expect(await person.call('POST', '/auth/second-factor')).toMatchObject(refused);
  expect(await person.call('POST', '/auth/second-factor/recovery-codes')).toMatchObject(refused);
  expect(await person.call('GET', '/auth/second-factor')).toMatchObject({ body: { isEnabled: true } });
  expect(await confirm({ code: recoveryCodes[0] })).toMatchObject({ status: 204 });
  expect(await person.call('PATCH', settings, { body: bank })).toMatchObject({ status: 200 });
  expect(await person.call('DELETE', '/auth/second-factor')).toMatchObject({ status: 204 });
});

it('can be turned off right after a sign-in with a code, in that session only', async () => {
  const person = await aPerson();
  const { secret } = await enabledFor(person);
  await lapseConfirmation(person);
  const { body } = await call<{ access_token: string }>('POST', '/auth/login', {
    body: { email: person.email, password: PASSWORD, code: nextCodeOf(secret) },
  });
  const turnOff = (token: string) => call('DELETE', '/auth/second-factor', { token });
  expect(await turnOff(person.token)).toMatchObject({ status: 403 });
  expect(await turnOff(body.access_token)).toMatchObject({ status: 204 });
});
