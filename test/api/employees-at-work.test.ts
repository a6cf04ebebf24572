import { describe, expect, it } from 'vitest';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { invite, list, remove, resend, respond } from '#test/support/employee-calls.ts';
import { storedItem, storeItem } from '#test/support/emulators.ts';
import { aPerson } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

describe('removing', () => {
  it('succeeds once under parallel requests', async () => {
    const boss = await aPerson();
    const { employeeId } = await anEmployeeOf(boss);
    await anEmployeeOf(boss);
    const responses = await parallel(20, () => remove(boss, employeeId));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect((await list(boss)).meta.total).toBe(1);
    expect(await remove(boss, employeeId)).toMatchObject({ status: 404, body: { message: 'Employee not found' } });
  });

  it('invalidates a pending invitation, and the person can be invited again', async () => {
    const [owner, person] = await Promise.all([aPerson(), aPerson()]);
    const { token, employee } = await anInvitation(owner, person.email);
    expect(await remove(owner, employee.id)).toMatchObject({ status: 204 });
    expect(await respond(token, 'accept')).toMatchObject({ status: 404 });
    expect((await anInvitation(owner, person.email)).employee.id).not.toBe(employee.id);
  });

  it('works for an account that no longer exists', async () => {
    const boss = await aPerson();
    const { id, employeeId } = await anEmployeeOf(boss);
    const { employerId, ...account } = (await storedItem(`USER#${id}`, 'USER')) ?? {};
    await storeItem(account);
    expect(await remove(boss, employeeId)).toMatchObject({ status: 204 });
    expect((await list(boss)).meta.total).toBe(0);
  });
});

describe('the employee', () => {
  it('can read but not change the list', async () => {
    const boss = await aPerson();
    const employee = await anEmployeeOf(boss);
    const { employee: other } = await anInvitation(boss, (await aPerson()).email);
    expect((await list(employee)).meta.total).toBe(2);
    const forbidden = { status: 403, body: { code: 'FORBIDDEN' } };
    expect(await invite(employee, (await aPerson()).email)).toMatchObject(forbidden);
    expect(await resend(employee, other.id)).toMatchObject(forbidden);
    expect(await remove(employee, other.id)).toMatchObject(forbidden);
    expect(await remove(employee, employee.employeeId)).toMatchObject(forbidden);
    expect((await list(boss)).meta.total).toBe(2);
  });

  it('is listed under the name they enter, through simultaneous changes', async () => {
    const boss = await aPerson();
    const employee = await anEmployeeOf(boss);
    await employee.call('PATCH', '/profile', { body: { firstName: 'Zoé', lastName: 'Roy', phone: '403 555 0100' } });
    const profile = { firstName: 'Zoé', lastName: 'Roy', phone: '403 555 0100' };
    expect((await list(boss, 'search=zoe')).data[0]?.user.profile).toEqual(profile);
    await parallel(12, (index) =>
      employee.call('PATCH', '/profile', { body: [{ firstName: `F${index}` }, { lastName: `L${index}` }][index % 2] }),
    );
    const { firstName, lastName } = (await employee.call('GET', '/profile')).body;
    expect((await list(boss)).data[0]?.user.profile).toEqual({ ...profile, firstName, lastName });
    expect((await list(boss, `search=${firstName}%20${lastName}`)).meta.total).toBe(1);
  });

  it('who removes their name is listed under their email address', async () => {
    const boss = await aPerson();
    const employee = await anEmployeeOf(boss);
    await employee.call('PATCH', '/profile', { body: { firstName: 'Zoé' } });
    await employee.call('PATCH', '/profile', { body: { firstName: '' } });
    const [listed] = (await list(boss, `search=${employee.email}`)).data;
    expect(listed?.user).toEqual({ email: employee.email, profile: { firstName: '', lastName: '', phone: '' } });
    expect((await list(boss, 'search=zo%C3%A9')).meta.total).toBe(0);
  });

  it('once removed, appears in no list when they change their name', async () => {
    const boss = await aPerson();
    const employee = await anEmployeeOf(boss);
    await remove(boss, employee.employeeId);
    expect(await employee.call('PATCH', '/profile', { body: { firstName: 'Zoé' } })).toMatchObject({ status: 200 });
    expect((await list(boss)).data).toEqual([]);
    expect((await list(employee)).data).toEqual([]);
  });
});
