import { beforeAll, describe, expect, it } from 'vitest';
import { anInvitation } from '#test/support/an-employee.ts';
import { aPerson, type Person } from '#test/support/given.ts';
import { accept, block, NOT_OPEN, read, statusOf, unblock } from '#test/support/invitation-calls.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('blocking', () => {
  const invite = (by: Person, email: string) => by.call('POST', '/employees', { body: { email } });
  const REFUSED = { status: 409, body: { code: 'CONFLICT', message: 'This person cannot be invited.' } };

  it('rejects the invitation, and the business cannot invite this person again', async () => {
    const [boss, person, colleague] = await Promise.all([aPerson(), aPerson(), aPerson()]);
    const { token, employee } = await anInvitation(boss, person.email);
    expect(await block(token)).toMatchObject({ status: 200, body: { message: 'They cannot invite you again.' } });
    expect(await statusOf(boss, person.email)).toBe('REJECTED');
    for (const response of [await accept(token), await read(token)]) expect(response).toMatchObject(NOT_OPEN);
    expect(await block(token)).toMatchObject({ status: 200 });
    expect(await invite(boss, person.email)).toMatchObject(REFUSED);
    expect(await boss.call('POST', `/employees/${employee.id}/resend-invitation`)).toMatchObject(REFUSED);
    expect(await boss.call('DELETE', `/employees/${employee.id}`)).toMatchObject({ status: 204 });
    expect(await invite(boss, person.email)).toMatchObject(REFUSED);
    expect(await invite(boss, colleague.email)).toMatchObject({ status: 201 });
    expect(await invite(owner, person.email)).toMatchObject({ status: 201 });
  });

  it('still works with the link of an invitation that was accepted, and the person can undo it', async () => {
    const [boss, person] = await Promise.all([aPerson(), aPerson()]);
    const { token, employee } = await anInvitation(boss, person.email);
    expect(await accept(token)).toMatchObject({ status: 200 });
    expect(await boss.call('DELETE', `/employees/${employee.id}`)).toMatchObject({ status: 204 });
    expect(await block(token)).toMatchObject({ status: 200 });
    expect(await invite(boss, person.email)).toMatchObject(REFUSED);
    expect(await unblock(token)).toMatchObject({ status: 200, body: { message: 'They can invite you again.' } });
    expect(await invite(boss, person.email)).toMatchObject({ status: 201 });
  });

  it('and sending again simultaneously leaves no open invitation from a blocked business', async () => {
    await parallel(10, async () => {
      const [boss, person] = await Promise.all([aPerson(), aPerson()]);
      const { token, employee } = await anInvitation(boss, person.email);
      const resend = () => boss.call('POST', `/employees/${employee.id}/resend-invitation`);
      const [blocked] = await Promise.all([block(token), resend()]);
      expect(blocked).toMatchObject({ status: 200 });
      expect(await statusOf(boss, person.email)).toBe('REJECTED');
    });
  });
});
