import { beforeEach, describe, expect, it } from 'vitest';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { emailKey } from '#functions/data/table/keys.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ALREADY, CONFIRMED, verificationCalls } from '#test/support/verification-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { resend, change, enter, follow, stored, mailed } = verificationCalls(table, () => harness);

describe('changing the email', () => {
  const anAddress = () => `new-${crypto.randomUUID()}@example.com`;
  const ownerOf = async (email: string) => (await harness.users.findByEmail(email))?.id;

  it.each(['code', 'link'] as const)('takes effect with the %s, and notifies the old address', async (how) => {
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
    expect(harness.mails.filter(({ to }) => to === email)).toHaveLength(1);
    const [requested, done] = harness.mails.filter(({ to }) => to === user.email);
    expect(requested).toMatchObject({ subject: 'A change of your email address was requested' });
    expect(done).toMatchObject({ subject: 'The email address of your Northbill account was changed' });
    expect(JSON.stringify([requested, done])).not.toContain(email);
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
    expect(harness.mails).toHaveLength(3);
  });

  it('corrects the address of an unverified account without notifying the old one', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const email = anAddress();
    await change(user, email);
    await enter(user, mailed().code);
    expect(await stored(user)).toMatchObject({ email, emailVerifiedAt: harness.clock().toISOString() });
    expect(harness.mails.map(({ to }) => to)).toEqual([user.email, email]);
  });

  it('responds the same for an address that has an account, and notifies its owner', async () => {
    const [user, other] = [await harness.aPerson(), await harness.aPerson()];
    expect(await change(user, other.email)).toEqual({ message: `We sent a code to ${other.email}.` });
    expect(new Set(harness.mails.map(({ to }) => to))).toEqual(new Set([other.email, user.email]));
    for (const { text } of harness.mails) expect(text).not.toMatch(/Code: \d{6}|token=/);
    expect(await stored(user)).toMatchObject({ email: user.email, pendingEmail: other.email });
  });

  it('is refused if someone else has registered the address since', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    const { code } = mailed();
    const other = await harness.aPerson({ email });
    await expect(enter(user, code)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' });
    expect([await ownerOf(email), await ownerOf(user.email)]).toEqual([other.id, user.id]);
  });

  it('does not reserve an address that the identity provider has for another account', async () => {
    const user = await harness.aPerson();
    const email = anAddress();
    await change(user, email);
    harness.identity.changeEmail = async () => false;
    await expect(enter(user, mailed().code)).rejects.toMatchObject({ reason: 'EMAIL_TAKEN' });
    expect(await table.get(emailKey(email))).toBeUndefined();
  });

  it('can be completed after an interruption', async () => {
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

  it('is cancelled by entering the current address, which voids the code', async () => {
    const user = await harness.aPerson();
    await change(user, anAddress());
    const { code } = mailed();
    harness.mails = [];
    expect(await change(user, user.email)).toEqual({ message: `Your email address is still ${user.email}.` });
    expect(harness.mails).toEqual([]);
    expect(await stored(user)).not.toHaveProperty('pendingEmail');
    await expect(enter(user, code)).rejects.toMatchObject(ALREADY);
  });

  it('updates the employer’s list, but not an invitation to the old address', async () => {
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

  it('writes to one mailbox ten times a day, for all accounts and labels together', async () => {
    const mailbox = crypto.randomUUID();
    const email = (label: number) => `${mailbox}+${label}@example.com`;
    for (let count = 0; count < 10; count += 1) await change(await harness.aPerson(), email(count));
    await expect(change(await harness.aPerson(), email(10))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(harness.mails.filter(({ to }) => to.startsWith(mailbox))).toHaveLength(10);
  });
});
