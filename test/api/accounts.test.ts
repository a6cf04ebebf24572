import { describe, expect, it } from 'vitest';
import { call } from '#test/support/client.ts';
import { anAdministratorInCognito } from '#test/support/emulators.ts';
import { aPerson, PASSWORD, signedIn } from '#test/support/given.ts';

const anEmail = () => `account-${crypto.randomUUID()}@example.com`;

describe('registering', () => {
  it('creates an account that can sign in', async () => {
    const email = anEmail();
    const response = await call('POST', '/users', { body: { email, password: PASSWORD, firstName: 'Zoë' } });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      email,
      role: 'USER',
      profile: { firstName: 'Zoë', preferredCurrency: 'CAD', language: 'en' },
    });
    expect(await signedIn(email, PASSWORD)).toMatchObject({ email, role: 'USER' });
  });

  it('keeps the language of the person, which the session returns', async () => {
    const email = anEmail();
    const response = await call('POST', '/users', { body: { email, password: PASSWORD, language: 'fr' } });
    expect(response).toMatchObject({ status: 201, body: { profile: { language: 'fr' } } });
    const person = await signedIn(email, PASSWORD);
    expect((await person.call('GET', '/auth/profile')).body).toMatchObject({ profile: { language: 'fr' } });
  });

  it('refuses an email address in use, ignoring case', async () => {
    const email = anEmail();
    await call('POST', '/users', { body: { email, password: PASSWORD } });
    const again = await call('POST', '/users', { body: { email: email.toUpperCase(), password: PASSWORD } });
    expect(again).toMatchObject({ status: 409, body: { message: 'Email already exists', reason: 'EMAIL_TAKEN' } });
  });

  it('accepts one of 20 parallel registrations of an email address', async () => {
    const email = anEmail();
    const passwords = Array.from({ length: 20 }, (_, index) => `${PASSWORD}${index}`);
    const responses = await Promise.all(
      passwords.map((password) => call('POST', '/users', { body: { email, password } })),
    );
    const winners = responses.flatMap(({ status }, index) => (status === 201 ? [passwords[index] ?? ''] : []));
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await signedIn(email, winners[0] ?? '')).toMatchObject({ email });
  });

  it('refuses the email address of an administrator created by an operator', async () => {
    const email = anEmail();
    await anAdministratorInCognito(email);
    expect(await call('POST', '/users', { body: { email, password: PASSWORD } })).toMatchObject({ status: 409 });
    expect(await call('POST', '/auth/login', { body: { email, password: PASSWORD } })).toMatchObject({ status: 401 });
  });

  it.each([
    [{ email: 'nope', password: PASSWORD }, 'email must be an email'],
    [{ password: PASSWORD }, 'email is required'],
    [{ email: 'a@example.com', password: 'short1' }, expect.stringContaining('Password must be at least 8')],
    [{ email: 'a@example.com', password: 'lettersonly' }, expect.stringContaining('one letter and one number')],
    [{ email: 'a@example.com', password: PASSWORD, language: 'de' }, 'language must be one of en, fr'],
    [{ email: 'a@example.com', password: PASSWORD, role: 'ADMIN' }, 'property role should not exist'],
  ])('refuses %j', async (body, message) => {
    expect(await call('POST', '/users', { body })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('signing in', () => {
  it('returns the same error for a wrong password and an unknown email address', async () => {
    const { email } = await aPerson();
    const wrong = await call('POST', '/auth/login', { body: { email, password: 'wrong-password-1' } });
    const unknown = await call('POST', '/auth/login', { body: { email: anEmail(), password: 'wrong-password-1' } });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password. Please try again.' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(401);
  });

  it('locks an email address after ten failures, even for the right password', async () => {
    const { email } = await aPerson();
    const attempts = Array.from({ length: 10 }, () =>
      call('POST', '/auth/login', { body: { email, password: 'nope' } }),
    );
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    const right = await call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    expect(right).toMatchObject({
      status: 423,
      body: { message: 'Your account has been locked. Please contact support.' },
    });
  });

  it('resets the failure count after a correct password', async () => {
    const { email } = await aPerson();
    const fail = () => call('POST', '/auth/login', { body: { email, password: 'nope' } });
    for (let count = 0; count < 9; count += 1) await fail();
    await signedIn(email, PASSWORD);
    for (let count = 0; count < 9; count += 1) await fail();
    expect(await signedIn(email, PASSWORD)).toMatchObject({ email });
  });
});

describe('a session', () => {
  it('is refused without a token, with a forged token and with an altered token', async () => {
    const { token } = await aPerson();
    const forged = `${token.split('.').slice(0, 2).join('.')}.${Buffer.from('forged').toString('base64url')}`;
    for (const each of [undefined, 'nonsense', forged]) {
      expect(await call('GET', '/auth/profile', { token: each })).toMatchObject({ status: 401 });
    }
  });

  it('is extended by its refresh token until it is ended', async () => {
    const { refreshToken } = await aPerson();
    const body = { refresh_token: refreshToken };
    const refreshed = await call<{ access_token: string }>('POST', '/auth/refresh', { body });
    expect(refreshed.status).toBe(200);
    expect(await call('GET', '/auth/profile', { token: refreshed.body.access_token })).toMatchObject({ status: 200 });
    expect(await call('POST', '/auth/logout', { body })).toMatchObject({ status: 204 });
    expect(await call('POST', '/auth/refresh', { body })).toMatchObject({ status: 401 });
  });

  it('is refused for an invalid refresh token', async () => {
    const response = await call('POST', '/auth/refresh', { body: { refresh_token: 'made-up' } });
    expect(response).toMatchObject({ status: 401 });
  });
});

describe('the profile', () => {
  it('keeps what a person enters', async () => {
    const person = await aPerson();
    const body = { email: person.email, firstName: 'Anne', phone: '403 555 0100', isProfileCompleted: true };
    expect(await person.call('PATCH', '/profile', { body })).toMatchObject({ status: 200, body });
    expect(await person.call('GET', '/profile')).toMatchObject({ body });
  });

  it('refuses a different email address', async () => {
    const person = await aPerson();
    const response = await person.call('PATCH', '/profile', { body: { email: anEmail() } });
    expect(response).toMatchObject({ status: 400, body: { message: 'email cannot be changed' } });
  });
});
