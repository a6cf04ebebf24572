import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailChanges, verificationMails } from '#functions/data/limits/attempts.ts';
import { emailVerificationsIn } from '#functions/data/people/email-verifications.ts';
import { updateEmployeeCopy } from '#functions/data/people/employee-copy.ts';
import { employeesIn } from '#functions/data/people/employees.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { emailKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { requestEmailChange, resendVerification } from './request.ts';
import { verificationStore } from './store.ts';
import { verifyCode, verifyLink } from './verify.ts';

const CONFIRMED = { message: 'Your e-mail address is confirmed.' };
const ALREADY = { code: 'CONFLICT', message: 'This e-mail address is confirmed already.' };
const TRIED_TOO_OFTEN = { message: 'This code was tried too often. Please ask for a new one.' };
const EXPIRED = { message: 'This code has expired. Please ask for a new one.' };
const LINK_REFUSED = { message: 'This link is invalid or has expired. Please sign in and ask for a new one.' };
const DAY_MS = 86_400_000;

let table: Table;
let harness: AccountHarness;
let updateCopies: (user: UserRecord) => Promise<void>;
beforeAll(async () => {
  table = await emulatedTable();
});
beforeEach(() => {
  harness = accountHarness(table);
  updateCopies = (user) => updateEmployeeCopy(table, user);
});

const all = () => ({
  ...harness,
  store: verificationStore(table),
  verifications: emailVerificationsIn(table),
  requests: verificationMails(table),
  changes: emailChanges(table),
  updateCopies: (user: UserRecord) => updateCopies(user),
});
const callerOf = ({ id: userId, email, role, businessId }: UserRecord) =>
  aCaller({ userId, email, role, businessId, isEmailVerified: false });
const resend = (user: UserRecord) => resendVerification(all(), { caller: callerOf(user), now: harness.clock() });
const change = (user: UserRecord, email: string) =>
  requestEmailChange(all(), { caller: callerOf(user), email, now: harness.clock() });
const enter = (user: UserRecord, code: string) => verifyCode(all(), { caller: callerOf(user), code }, harness.clock());
const follow = (token: string) => verifyLink(all(), token, harness.clock());
const stored = async ({ id }: UserRecord) => await harness.users.find(id);

/** The code and the token of the last mail. */
function mailed() {
  const { text = '' } = harness.mails.at(-1) ?? {};
  return { code: /Code: (\d{6})/.exec(text)?.[1] ?? '', token: /token=([\w-]{43})\n/.exec(text)?.[1] ?? '' };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the code', () => {
  it('proves the mailbox, once, with spaces as it was copied', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const { code, token } = mailed();
    expect(await enter(user, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(CONFIRMED);
    expect((await stored(user))?.emailVerifiedAt).toBe(harness.clock().toISOString());
    await expect(enter(user, code)).rejects.toMatchObject(ALREADY);
    await expect(follow(token)).rejects.toMatchObject(ALREADY);
    await expect(resend(user)).rejects.toMatchObject(ALREADY);
  });

  it('can be tried five times: the sixth is refused even if it is right', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const { code, token } = mailed();
    const refusals: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) await enter(user, wrong(code)).catch((error) => refusals.push(error));
    expect(refusals.map((error) => (error instanceof AppError ? error.messages[0] : error))).toEqual([
      'This code is wrong. You have 4 tries left.',
      'This code is wrong. You have 3 tries left.',
      'This code is wrong. You have 2 tries left.',
      'This code is wrong. You have 1 try left.',
      'This code is wrong, and this was the last try. Please ask for a new one.',
    ]);
    await expect(enter(user, code)).rejects.toMatchObject(TRIED_TOO_OFTEN);
    expect(await stored(user)).not.toHaveProperty('emailVerifiedAt');
    expect(await follow(token)).toEqual(CONFIRMED);
  });

  it('cannot be guessed by 100 tries at once', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const { code } = mailed();
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => enter(user, wrong(code))));
    const texts = tries.map((each) => (each.status === 'rejected' ? String(each.reason.messages[0]) : 'proven'));
    expect(texts.filter((text) => text.startsWith('This code is wrong'))).toHaveLength(5);
    await expect(enter(user, code)).rejects.toMatchObject(TRIED_TOO_OFTEN);
  });

  it('is replaced by the next one, which has five tries again', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const first = mailed();
    harness.now += 60_000;
    await resend(user);
    const second = mailed();
    await expect(follow(first.token)).rejects.toMatchObject(LINK_REFUSED);
    if (first.code !== second.code) {
      await expect(enter(user, first.code)).rejects.toMatchObject({
        message: 'This code is wrong. You have 4 tries left.',
      });
    }
    expect(await enter(user, second.code)).toEqual(CONFIRMED);
  });

  it.each([
    [DAY_MS - 1_000, true],
    [DAY_MS, false],
  ])('%d ms after it was mailed: works %s, and so does the link', async (afterMs, works) => {
    const [one, other] = [await harness.anUnprovenPerson(), await harness.anUnprovenPerson()];
    await resend(one);
    const { code } = mailed();
    await resend(other);
    const { token } = mailed();
    harness.now += afterMs;
    const uses = [
      [() => enter(one, code), EXPIRED],
      [() => follow(token), LINK_REFUSED],
    ] as const;
    for (const [use, refusal] of uses) {
      await (works ? expect(use()).resolves.toEqual(CONFIRMED) : expect(use()).rejects.toMatchObject(refusal));
    }
  });

  it('of somebody else is wrong', async () => {
    const [one, other] = [await harness.anUnprovenPerson(), await harness.anUnprovenPerson()];
    await resend(other);
    await resend(one);
    const ofOne = mailed();
    await expect(enter(other, ofOne.code)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await stored(other)).not.toHaveProperty('emailVerifiedAt');
  });

  it('and the token are stored as hashes only', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const { code, token } = mailed();
    const items = JSON.stringify([
      await verificationStore(table).find(user.id),
      await verificationStore(table).findLink(token),
    ]);
    expect(items).not.toContain(token);
    expect(items).not.toContain(`"${code}"`);
  });
});

describe('the link', () => {
  it('proves the mailbox once in 100 parallel uses', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const { token } = mailed();
    const uses = await Promise.allSettled(Array.from({ length: 100 }, () => follow(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject(ALREADY);
  });

  it.each(['', 'made-up'])('is refused if it is %j', async (token) => {
    await expect(follow(token)).rejects.toMatchObject({ code: 'INVALID_REQUEST', ...LINK_REFUSED });
  });

  it('is refused to a disabled account', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const { token } = mailed();
    await harness.users.change(user.id, { disabled: true });
    await expect(follow(token)).rejects.toMatchObject(LINK_REFUSED);
  });
});

describe('asking for another mail', () => {
  it('is refused within a minute', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    harness.now += 59_999;
    await expect(resend(user)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    harness.now += 1;
    await expect(resend(user)).resolves.toEqual({ message: `We sent a code to ${user.email}.` });
    expect(harness.mails.map(({ to }) => to)).toEqual([user.email, user.email]);
  });

  it('is refused beyond ten a day', async () => {
    const user = await harness.anUnprovenPerson();
    for (let count = 0; count < 10; count += 1) {
      await resend(user);
      harness.now += 60_000;
    }
    await expect(resend(user)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    harness.now += DAY_MS;
    await expect(resend(user)).resolves.toBeDefined();
  });

  it('is possible at once after one that could not be sent', async () => {
    const user = await harness.anUnprovenPerson();
    const send = harness.mailer.send;
    harness.mailer.send = () => Promise.reject(new AppError('PROVIDER_FAILED', 'x'));
    await expect(resend(user)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    harness.mailer.send = send;
    await resend(user);
    expect(await enter(user, mailed().code)).toEqual(CONFIRMED);
  });
});

describe('changing the e-mail', () => {
  const anAddress = () => `new-${crypto.randomUUID()}@example.com`;
  const ownerOf = async (email: string) => (await harness.users.findByEmail(email))?.id;

  it.each(['code', 'link'] as const)('takes effect with the %s, and the old address is told', async (how) => {
    const user = await harness.aPerson();
    const email = anAddress();
    expect(await change(user, email.toUpperCase())).toEqual({ message: `We sent a code to ${email}.` });
    expect(await stored(user)).toMatchObject({ email: user.email, pendingEmail: email });
    const { code, token } = mailed();
    expect(await (how === 'code' ? enter(user, code) : follow(token))).toEqual(CONFIRMED);
    const changed = await stored(user);
    expect(changed).toMatchObject({ email });
    expect(changed).not.toHaveProperty('pendingEmail');
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([user.id, undefined]);
    expect(harness.mails.map(({ to }) => to)).toEqual([email, user.email]);
    expect(JSON.stringify(harness.mails.at(-1))).not.toContain(email);
    await expect(harness.identity.signIn(email, 'old-password-1')).resolves.not.toBeNull();
  });

  it('happens once in 100 parallel uses of the link', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    const { token } = mailed();
    const uses = await Promise.allSettled(Array.from({ length: 100 }, () => follow(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([user.id, undefined]);
    expect(harness.mails).toHaveLength(2);
  });

  it('corrects the address of an unproven account, whose old one is not written to', async () => {
    const user = await harness.anUnprovenPerson();
    await resend(user);
    const email = anAddress();
    await change(user, email);
    await enter(user, mailed().code);
    expect(await stored(user)).toMatchObject({ email, emailVerifiedAt: harness.clock().toISOString() });
    expect(harness.mails.map(({ to }) => to)).toEqual([user.email, email]);
  });

  it('responds the same for an address that has an account, whose owner is told', async () => {
    const [user, other] = [await harness.aPerson(), await harness.aPerson()];
    expect(await change(user, other.email)).toEqual({ message: `We sent a code to ${other.email}.` });
    expect(harness.mails.map(({ to, text }) => [to, /Code: \d{6}|token=/.test(text)])).toEqual([[other.email, false]]);
    expect(await stored(user)).toMatchObject({ email: user.email, pendingEmail: other.email });
  });

  it('is refused once it is proven if somebody registered the address in the meantime', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    const { code } = mailed();
    const other = await harness.aPerson({ email });
    await expect(enter(user, code)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' });
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([other.id, user.id]);
  });

  it('leaves the address free if the identity provider knows it for another account', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    harness.identity.changeEmail = async () => false;
    await expect(enter(user, mailed().code)).rejects.toMatchObject({ reason: 'EMAIL_TAKEN' });
    expect(await table.get(emailKey(email))).toBeUndefined();
  });

  it('is completed by a second try after an interruption', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    const { code, token } = mailed();
    const { changeEmail } = harness.identity;
    harness.identity.changeEmail = async () => Promise.reject(new Error('interrupted'));
    await expect(enter(user, code)).rejects.toThrow('interrupted');
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([user.id, user.id]);
    harness.identity.changeEmail = changeEmail;
    expect(await follow(token)).toEqual(CONFIRMED);
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([user.id, undefined]);
  });

  it('is taken back by naming the current address, and its code is void', async () => {
    const user = await harness.aPerson();
    await change(user, anAddress());
    const { code } = mailed();
    expect(await change(user, user.email)).toEqual({ message: `Your e-mail address is still ${user.email}.` });
    expect(await stored(user)).not.toHaveProperty('pendingEmail');
    await expect(enter(user, code)).rejects.toMatchObject(ALREADY);
  });

  it('shows in the employer’s list, but leaves an invitation to the old address as it was', async () => {
    const [employerId, employeeId, invitedId] = [newId(), newListId(harness.clock()), newListId(harness.clock())];
    const user = await harness.aPerson({ employerId, employeeId });
    const record = { userId: user.id, email: user.email, name: user.email };
    const [employer, other] = [employeesIn(table, employerId), employeesIn(table, newId())];
    await table.transact({ ...employer.addition(employeeId, { ...record, status: 'ACCEPTED' }) });
    await table.transact({ ...other.addition(invitedId, { ...record, status: 'PENDING' }) });
    const email = anAddress();
    await change(user, email);
    await enter(user, mailed().code);
    expect(await employer.find(employeeId)).toMatchObject({ email, name: email });
    expect(await other.find(invitedId)).toMatchObject({ email: user.email });
  });

  it('writes to one address ten times a day, whoever asks', async () => {
    const email = anAddress();
    for (let count = 0; count < 10; count += 1) await change(await harness.aPerson(), email);
    await expect(change(await harness.aPerson(), email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(harness.mails).toHaveLength(10);
  });
});
