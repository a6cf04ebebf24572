import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, productUrl } from '#test/support/client.ts';
import { mailsProcessed, storedItem, storeItem } from '#test/support/emulators.ts';
import { aPerson, PASSWORD, signedIn } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { inBatches } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';
import { aResetToken, mailedResetToken } from '#test/support/reset-token.ts';

const NEW_PASSWORD = 'another-horse-2';
const REFUSED = { status: 400, body: { code: 'INVALID_REQUEST', message: 'Invalid or expired reset token' } };
const RULE = 'Password must be at least 8 characters long and contain at least one letter and one number';

const anEmail = () => `reset-${crypto.randomUUID()}@example.com`;
const forgot = async (email: string) => {
  const response = await call('POST', '/auth/forgot-password', { body: { email } });
  await mailsProcessed(email);
  return response;
};
const reset = (token: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) =>
  call('POST', '/auth/reset-password', { body: { token, newPassword, confirmPassword } });
const login = (email: string, password: string) => call('POST', '/auth/login', { body: { email, password } });

const keyOf = (token: string) => `PASSWORD_RESET#${createHash('sha256').update(token).digest('hex')}`;

describe('forgetting a password', () => {
  it('emails the account a link that is valid for 30 minutes', async () => {
    const { email } = await aPerson();
    expect(await forgot(email.toUpperCase())).toMatchObject({ status: 200 });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.from).toContain('Northbill');
    expect(mail?.subject).toBe('Reset your Northbill password');
    const link = `${productUrl()}/reset-password?token=${await mailedResetToken(email)}`;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(link);
      expect(body).toContain(email);
      expect(body).toContain('30 minutes');
      expect(body).toContain('ignore this email');
    }
  });

  it('stores only a hash of the token', async () => {
    const person = await aPerson();
    const token = await aResetToken(person);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await storedItem(keyOf(token), 'PASSWORD_RESET');
    expect(stored).toMatchObject({ userId: person.id, ttl: expect.any(Number) });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('emails five links an hour, and then says so, whether or not there is an account', async () => {
    const { email } = await aPerson();
    const answersTo = async (to: string) => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => forgot(to)));
      return responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`).sort();
    };
    const answers = await answersTo(email);
    expect(answers.map((answer) => answer.slice(0, 3)).join(' ')).toBe('200 200 200 200 200 429 429 429');
    expect(await answersTo(anEmail())).toEqual(answers);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('accepts an email address and nothing else', async () => {
    expect(await call('POST', '/auth/forgot-password', { body: { email: 'nope' } })).toMatchObject({
      status: 400,
      body: { message: 'email must be an email' },
    });
    expect(await call('POST', '/auth/forgot-password', { body: { email: anEmail(), role: 'ADMIN' } })).toMatchObject({
      status: 400,
      body: { message: 'property role should not exist' },
    });
  });
});

describe('who has an account', () => {
  /** Everything a response reveals: status, headers except `date`, and body. */
  async function responseTo(path: string, body: object): Promise<string> {
    const response = await fetch(`${productUrl()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    return JSON.stringify([response.status, headers, await response.text()]);
  }

  it('is not revealed by signing in or forgetting a password, with or without an account', async () => {
    const length = repeats(25, 100);
    const [known, unknown] = [Array.from({ length }, anEmail), Array.from({ length }, anEmail)];
    await inBatches(known, (email) => call('POST', '/users', { body: { email, password: PASSWORD } }));
    const emails = [...known, ...unknown];
    const forgotten = await inBatches(emails, (email) => responseTo('/auth/forgot-password', { email }));
    const signIns = await inBatches(emails, (email) => responseTo('/auth/login', { email, password: 'wrong-one-1' }));
    expect(new Set(forgotten).size).toBe(1);
    expect(forgotten[0]).toContain(
      'If an account exists for this email, you will receive password reset instructions shortly.',
    );
    expect(new Set(signIns).size).toBe(1);
    expect(await mailsTo(known[0] ?? '')).toHaveLength(1);
    expect(await mailsTo(unknown[0] ?? '')).toEqual([]);
  });
});

describe('resetting a password', () => {
  it('revokes every earlier session, and a new one can start immediately', async () => {
    const person = await aPerson();
    const other = await signedIn(person.email, PASSWORD);
    const token = await aResetToken(person);
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: 'Password has been reset successfully.' },
    });
    const again = await signedIn(person.email, NEW_PASSWORD);
    expect(await again.call('GET', '/auth/profile')).toMatchObject({ status: 200, body: { id: person.id } });
    for (const { token: old, refreshToken } of [person, other]) {
      expect(await call('GET', '/auth/profile', { token: old })).toMatchObject({ status: 401 });
      expect(await call('GET', '/invoices', { token: old })).toMatchObject({ status: 401 });
      const body = { refresh_token: refreshToken };
      expect(await call('POST', '/auth/refresh', { body })).toMatchObject({ status: 401 });
    }
    const body = { refresh_token: again.refreshToken };
    expect(await call('POST', '/auth/refresh', { body })).toMatchObject({ status: 200 });
    expect(await login(person.email, PASSWORD)).toMatchObject({ status: 401 });
  });

  it('works once for 100 parallel requests', async () => {
    const person = await aPerson();
    const token = await aResetToken(person);
    const passwords = Array.from({ length: 100 }, (_, index) => `${NEW_PASSWORD}${index}`);
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const response of responses) if (response.status !== 200) expect(response).toMatchObject(REFUSED);
    expect(await signedIn(person.email, winners[0] ?? '')).toMatchObject({ id: person.id });
    expect(await reset(token)).toMatchObject(REFUSED);
  });

  it('invalidates the person’s earlier links', async () => {
    const person = await aPerson();
    const older = await aResetToken(person);
    const newer = await aResetToken(person);
    expect(newer).not.toBe(older);
    expect(await reset(newer)).toMatchObject({ status: 200 });
    expect(await reset(older)).toMatchObject(REFUSED);
  });

  it('unlocks a locked account', async () => {
    const person = await aPerson();
    await Promise.all(Array.from({ length: 10 }, () => login(person.email, 'wrong-one-1')));
    expect(await login(person.email, PASSWORD)).toMatchObject({ status: 423 });
    await reset(await aResetToken(person));
    expect(await login(person.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('is refused with an expired link', async () => {
    const token = await aResetToken(await aPerson());
    const stored = await storedItem(keyOf(token), 'PASSWORD_RESET');
    await storeItem({ ...stored, ttl: Math.floor(Date.now() / 1000) - 1 });
    expect(await reset(token)).toMatchObject(REFUSED);
  });

  it('is refused for an account disabled since', async () => {
    const person = await aPerson();
    const token = await aResetToken(person);
    await storeItem({ ...(await storedItem(`USER#${person.id}`, 'USER')), disabled: true });
    expect(await reset(token)).toMatchObject(REFUSED);
    await forgot(person.email);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it.each([
    [{ token: 'made-up', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 'Invalid or expired reset token'],
    [{ newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 'token is required'],
    [{ token: 'made-up', newPassword: 'short1', confirmPassword: 'short1' }, RULE],
    [{ token: 'made-up', newPassword: 'lettersonly', confirmPassword: 'lettersonly' }, RULE],
    [{ token: 'made-up', newPassword: NEW_PASSWORD, confirmPassword: PASSWORD }, 'Passwords do not match.'],
    [
      { token: 'made-up', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, userId: 'other' },
      'property userId should not exist',
    ],
  ])('refuses %j', async (body, message) => {
    expect(await call('POST', '/auth/reset-password', { body })).toMatchObject({ status: 400, body: { message } });
  });

  it('does not use up a link for a password that breaks the rule', async () => {
    const token = await aResetToken(await aPerson());
    expect(await reset(token, 'short1')).toMatchObject({ status: 400, body: { message: RULE } });
    expect(await reset(token)).toMatchObject({ status: 200 });
  });
});
