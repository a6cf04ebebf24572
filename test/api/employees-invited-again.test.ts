import { beforeAll, describe, expect, it } from 'vitest';
import { anInvitation } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { expire, list, resend, respond } from '#test/support/employee-calls.ts';
import { aPerson, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('sending again', () => {
  it.each(['pending', 'rejected', 'expired'])('invalidates the token of a %s invitation', async (state) => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    if (state === 'rejected') await respond(token, 'reject');
    if (state === 'expired') await expire(owner, employee.id);
    expect(await resend(owner, employee.id)).toMatchObject({
      status: 200,
      body: { message: 'Invitation sent successfully' },
    });
    expect(await mailsTo(person.email)).toHaveLength(2);
    for (const what of ['accept', 'reject'] as const) expect(await respond(token, what)).toMatchObject({ status: 404 });
    expect(await call('GET', `/invitations/${token}`)).toMatchObject({ status: 404 });
    const newest = (await mailsTo(person.email))[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
    expect(await respond(newest, 'accept')).toMatchObject({ status: 200 });
  });

  it('leaves one valid token after parallel resends', async () => {
    const person = await aPerson();
    const { employee } = await anInvitation(owner, person.email);
    const responses = await parallel(8, () => resend(owner, employee.id));
    for (const { status } of responses) expect([200, 409, 429]).toContain(status);
    const tokens = (await mailsTo(person.email)).map(({ text }) => text.match(/token=([\w-]+)/)?.[1] ?? '');
    const read = await Promise.all(tokens.map((token) => call('GET', `/invitations/${token}`)));
    expect(read.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('emails a person at most three invitations a day', async () => {
    const person = await aPerson();
    const { employee } = await anInvitation(owner, person.email);
    for (const sent of [2, 3]) {
      expect(await resend(owner, employee.id)).toMatchObject({ status: 200 });
      expect(await mailsTo(person.email)).toHaveLength(sent);
    }
    expect(await resend(owner, employee.id)).toMatchObject({
      status: 429,
      body: { message: 'This person has already been invited several times today. Please try again tomorrow.' },
    });
    expect(await mailsTo(person.email)).toHaveLength(3);
  });

  it('picks up a name entered since the invitation', async () => {
    const person = await aPerson();
    const { employee } = await anInvitation(owner, person.email);
    await person.call('PATCH', '/profile', { body: { firstName: 'Anaïs', lastName: 'Roy' } });
    await resend(owner, employee.id);
    const found = (await list(owner, 'search=anais%20roy')).data;
    expect(found.map(({ id }) => id)).toEqual([employee.id]);
  });

  it('returns 404 for an unknown employee', async () => {
    expect(await resend(owner, 'A'.repeat(22))).toMatchObject({ status: 404, body: { message: 'Employee not found' } });
  });
});
