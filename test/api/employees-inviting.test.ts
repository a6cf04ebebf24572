import { beforeAll, describe, expect, it } from 'vitest';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { businessOf } from '#test/support/deletions.ts';
import { conflict, expire, invite, list, remove, resend, respond } from '#test/support/employee-calls.ts';
import { storedItem, storedItems, storeItem } from '#test/support/emulators.ts';
import { aPerson, aPersonNamed, type Person, theAdministrator } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('inviting', () => {
  it('lists the person as pending and emails a link to accept or reject', async () => {
    const inviter = await aPersonNamed('Maya', 'Tremblay');
    await inviter.call('POST', '/companies', { body: { name: 'Larch & Co <b>' } });
    const person = await aPersonNamed('Zoé', 'Nguyễn');
    const invited = await invite(inviter, ` ${person.email.toUpperCase()} `);
    expect(invited).toMatchObject({ status: 201 });
    expect(invited.body).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      user: { email: person.email, profile: { firstName: 'Zoé', lastName: 'Nguyễn', phone: '' } },
      role: 'EMPLOYEE',
      invitation: { status: 'PENDING' },
    });
    expect((await list(inviter)).data).toEqual([invited.body]);
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: expect.stringContaining('Larch & Co <b>'),
      replyTo: [expect.stringContaining(inviter.email)],
      text: expect.stringMatching(/https?:\/\/[^/]+\/accept-invitation\?token=[\w-]{43}\n/),
      html: expect.stringContaining('Larch &amp; Co &lt;b&gt;'),
    });
  });

  it('stores only a hash of the token', async () => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    const business = await businessOf(owner);
    const stored = await storedItem(`BUSINESS#${business}`, `EMPLOYEE#${employee.id}`);
    const invitation = await storedItem(`INVITATION#${stored?.tokenHash}`, 'INVITATION');
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(invitation).toMatchObject({ employeeId: employee.id, ttl: stored?.expiresAt });
    const everything = await storedItems(`BUSINESS#${business}`);
    expect(JSON.stringify([everything, invitation])).not.toContain(token);
    const days = (Number(stored?.expiresAt) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('requires an account with the email address', async () => {
    expect(await invite(owner, 'nobody@example.com')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'User not found with this email' },
    });
  });

  it.each([
    [{}, 'email is required'],
    [{ email: '' }, 'email is required'],
    [{ email: 'nobody' }, 'email must be an email'],
    [{ email: 'a@example.com, b@example.com' }, 'email must be an email'],
    [{ email: 'a@example.com', role: 'ADMIN' }, 'role must be one of EMPLOYEE, ACCOUNTANT'],
    [{ email: 'a@example.com', businessId: 'x' }, 'property businessId should not exist'],
  ])('is refused with %j', async (body, message) => {
    expect(await owner.call('POST', '/employees', { body })).toMatchObject({ status: 400, body: { message } });
  });

  it('refuses an administrator', async () => {
    const admin = await theAdministrator();
    expect(await invite(owner, admin.email)).toMatchObject(conflict('This person cannot be invited.'));
  });

  it('refuses the owner’s own account', async () => {
    expect(await invite(owner, owner.email)).toMatchObject(conflict('You cannot invite yourself.'));
  });

  it('refuses a person employed elsewhere, and one employed here', async () => {
    const other = await aPerson();
    const busy = await anEmployeeOf(other);
    expect(await invite(owner, busy.email)).toMatchObject(conflict('This person cannot be invited.'));
    expect(await invite(other, busy.email)).toMatchObject(conflict('This person already works in your company.'));
    expect(await resend(other, busy.employeeId)).toMatchObject(conflict('This person already works in your company.'));
  });

  it('refuses a second invitation while the first is pending, even in parallel', async () => {
    const [person, inviter] = await Promise.all([aPerson(), aPerson()]);
    const responses = await parallel(10, () => invite(inviter, person.email));
    const [invited, ...others] = responses.map(({ status }) => status).sort();
    expect(invited).toBe(201);
    // Until the first invitation is stored, parallel ones count against the person's three a day.
    for (const status of others) expect([409, 429]).toContain(status);
    const pending = 'This person has already been invited and has not responded yet.';
    expect(await invite(inviter, person.email)).toMatchObject(conflict(pending));
    expect((await list(inviter)).meta.total).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('is possible for several businesses, one of which can be accepted', async () => {
    const [person, other, inviter] = await Promise.all([aPerson(), aPerson(), aPerson()]);
    const first = await anInvitation(inviter, person.email);
    const second = await anInvitation(other, person.email);
    expect(await respond(second.token, 'accept')).toMatchObject({ status: 200 });
    expect(await respond(first.token, 'accept')).toMatchObject(
      conflict('You already work for another company. Ask them to remove you first.'),
    );
    expect((await list(inviter)).data[0]?.invitation?.status).toBe('PENDING');
    await remove(other, second.employee.id);
    expect(await respond(first.token, 'accept')).toMatchObject({ status: 200 });
  });

  it.each(['rejected', 'expired'])('again is possible once the invitation is %s', async (how) => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    if (how === 'rejected') await respond(token, 'reject');
    else await expire(owner, employee.id);
    const again = await anInvitation(owner, person.email);
    expect(again.employee).toEqual(employee);
    expect(again.token).not.toBe(token);
    expect(await respond(token, 'accept')).toMatchObject({ status: 404 });
    expect(await respond(again.token, 'accept')).toMatchObject({ status: 200 });
  });

  it('stops at 50 a day and sends no more emails', async () => {
    const [inviter, person] = await Promise.all([aPerson(), aPerson()]);
    const day = new Date().toISOString().slice(0, 10);
    const key = { pk: `BUSINESS#${await businessOf(inviter)}`, sk: `QUOTA#INVITATION#${day}` };
    await storeItem({ ...key, messages: 49 });
    expect(await invite(inviter, person.email)).toMatchObject({ status: 201 });
    const [{ id = '' } = {}] = (await list(inviter)).data;
    const spent = {
      status: 429,
      body: { message: 'You have reached the daily limit for invitations. Please try again tomorrow.' },
    };
    expect(await invite(inviter, (await aPerson()).email)).toMatchObject(spent);
    expect(await resend(inviter, id)).toMatchObject(spent);
    expect((await list(inviter)).meta.total).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect((await storedItem(key.pk, key.sk))?.messages).toBe(50);
  });

  it('counts refused attempts, which reveal who has an account', async () => {
    const inviter = await aPerson();
    await parallel(5, () => invite(inviter, 'nobody@example.com'));
    const day = new Date().toISOString().slice(0, 10);
    expect((await storedItem(`BUSINESS#${await businessOf(inviter)}`, `QUOTA#INVITATION#${day}`))?.messages).toBe(5);
  });
});
