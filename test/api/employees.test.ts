import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { storedItem, storedItems, storeItem } from '#test/support/behind.ts';
import { call } from '#test/support/client.ts';
import { anEmployeeOf, anInvitation, aPerson, type Person, signedIn, theAdministrator } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

type Page = { data: Employee[]; meta: PageMeta };

const list = async (by: Person, query = '') => (await by.call<Page>('GET', `/employees?${query}`)).body;
const invite = (by: Person, email: string) => by.call<Employee>('POST', '/employees', { body: { email } });
const resend = (by: Person, id: string) => by.call('POST', `/employees/${id}/resend-invitation`);
const remove = (by: Person, id: string) => by.call('DELETE', `/employees/${id}`);
const answer = (token: string, what: 'accept' | 'reject') => call('POST', `/invitations/${token}/${what}`);
const conflict = (message: string) => ({ status: 409, body: { code: 'CONFLICT', message } });
const parallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const businessOf = async ({ id }: Person) => String((await storedItem(`USER#${id}`, 'USER'))?.businessId);

async function named(firstName: string, lastName: string): Promise<Person> {
  const person = await aPerson();
  await person.call('PATCH', '/profile', { body: { firstName, lastName } });
  return person;
}

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('inviting', () => {
  it('lists the person as pending and mails a link to answer', async () => {
    const inviter = await named('Maya', 'Tremblay');
    await inviter.call('POST', '/companies', { body: { name: 'Larch & Co <b>' } });
    const person = await named('Zoé', 'Nguyễn');
    const invited = await invite(inviter, ` ${person.email.toUpperCase()} `);
    expect(invited).toMatchObject({ status: 201 });
    expect(invited.body).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      user: { email: person.email, profile: { firstName: 'Zoé', lastName: 'Nguyễn', phone: '' } },
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

  it('keeps of the token only its hash', async () => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    const business = await businessOf(owner);
    const stored = await storedItem(`BUSINESS#${business}`, `EMPLOYEE#${employee.id}`);
    const invitation = await storedItem(`INVITATION#${stored?.tokenHash}`, 'INVITATION');
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(invitation).toMatchObject({ employeeId: employee.id, ttl: stored?.expiresAt });
    const everything = await storedItems(`BUSINESS#${business}`, '');
    expect(JSON.stringify([everything, invitation])).not.toContain(token);
    const days = (Number(stored?.expiresAt) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('needs an account behind the e-mail', async () => {
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
    [{ email: 'a@example.com', role: 'ADMIN' }, 'property role should not exist'],
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

  it('refuses who works elsewhere, and who works here', async () => {
    const other = await aPerson();
    const busy = await anEmployeeOf(other);
    expect(await invite(owner, busy.email)).toMatchObject(conflict('This person cannot be invited.'));
    expect(await invite(other, busy.email)).toMatchObject(conflict('This person already works in your company.'));
    expect(await resend(other, busy.employeeId)).toMatchObject({ status: 409 });
  });

  it('refuses a second invitation while the first is pending, also at once', async () => {
    const [person, inviter] = await Promise.all([aPerson(), aPerson()]);
    const answers = await parallel(10, () => invite(inviter, person.email));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const pending = 'This person has been invited already and has not answered yet.';
    expect(await invite(inviter, person.email)).toMatchObject(conflict(pending));
    expect((await list(inviter)).meta.total).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('may come from several businesses; one can be accepted', async () => {
    const [person, other, inviter] = await Promise.all([aPerson(), aPerson(), aPerson()]);
    const first = await anInvitation(inviter, person.email);
    const second = await anInvitation(other, person.email);
    expect(await answer(second.token, 'accept')).toMatchObject({ status: 200 });
    expect(await answer(first.token, 'accept')).toMatchObject(
      conflict('You already work for another company. Ask them to remove you first.'),
    );
    expect((await list(inviter)).data[0]?.invitation?.status).toBe('PENDING');
    await remove(other, second.employee.id);
    expect(await answer(first.token, 'accept')).toMatchObject({ status: 200 });
  });

  it.each(['rejected', 'expired'])('again is possible once it was %s', async (how) => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    if (how === 'rejected') await answer(token, 'reject');
    else await expire(owner, employee.id);
    const again = await anInvitation(owner, person.email);
    expect(again.employee).toEqual(employee);
    expect(again.token).not.toBe(token);
    expect(await answer(token, 'accept')).toMatchObject({ status: 404 });
    expect(await answer(again.token, 'accept')).toMatchObject({ status: 200 });
  });

  it('stops at 50 on one day, mailing no more', async () => {
    const [inviter, person] = await Promise.all([aPerson(), aPerson()]);
    const day = new Date().toISOString().slice(0, 10);
    const key = { pk: `BUSINESS#${await businessOf(inviter)}`, sk: `QUOTA#INVITATION#${day}` };
    await storeItem({ ...key, messages: 49 });
    expect(await invite(inviter, person.email)).toMatchObject({ status: 201 });
    const [{ id = '' } = {}] = (await list(inviter)).data;
    const spent = {
      status: 429,
      body: { message: 'You have sent all the invitations of one day. Please try again tomorrow.' },
    };
    expect(await invite(inviter, (await aPerson()).email)).toMatchObject(spent);
    expect(await resend(inviter, id)).toMatchObject(spent);
    expect((await list(inviter)).meta.total).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect((await storedItem(key.pk, key.sk))?.messages).toBe(50);
  });

  it('counts refused tries, which tell who has an account', async () => {
    const inviter = await aPerson();
    await parallel(5, () => invite(inviter, 'nobody@example.com'));
    const day = new Date().toISOString().slice(0, 10);
    expect((await storedItem(`BUSINESS#${await businessOf(inviter)}`, `QUOTA#INVITATION#${day}`))?.messages).toBe(5);
  });
});

/** Lets the invitation of an employee run out. */
async function expire(by: Person, employeeId: string): Promise<void> {
  const past = Math.floor(Date.now() / 1000) - 1;
  const record = await storedItem(`BUSINESS#${await businessOf(by)}`, `EMPLOYEE#${employeeId}`);
  const token = await storedItem(`INVITATION#${record?.tokenHash}`, 'INVITATION');
  await storeItem({ ...record, expiresAt: past });
  await storeItem({ ...token, ttl: past });
}

describe('sending again', () => {
  it.each(['pending', 'rejected', 'expired'])('makes the token of a %s invitation useless', async (state) => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    if (state === 'rejected') await answer(token, 'reject');
    if (state === 'expired') await expire(owner, employee.id);
    expect(await resend(owner, employee.id)).toMatchObject({
      status: 200,
      body: { message: 'Invitation sent successfully' },
    });
    expect(await mailsTo(person.email)).toHaveLength(2);
    for (const what of ['accept', 'reject'] as const) expect(await answer(token, what)).toMatchObject({ status: 404 });
    expect(await call('GET', `/invitations/${token}`)).toMatchObject({ status: 404 });
    const newest = (await mailsTo(person.email))[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
    expect(await answer(newest, 'accept')).toMatchObject({ status: 200 });
  });

  it('leaves one token that works, however often it is sent at once', async () => {
    const person = await aPerson();
    const { employee } = await anInvitation(owner, person.email);
    const answers = await parallel(8, () => resend(owner, employee.id));
    for (const { status } of answers) expect([200, 409, 429]).toContain(status);
    const tokens = (await mailsTo(person.email)).map(({ text }) => text.match(/token=([\w-]+)/)?.[1] ?? '');
    const read = await Promise.all(tokens.map((token) => call('GET', `/invitations/${token}`)));
    expect(read.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('mails one person three invitations a day', async () => {
    const person = await aPerson();
    const { employee } = await anInvitation(owner, person.email);
    for (let time = 0; time < 2; time += 1) expect(await resend(owner, employee.id)).toMatchObject({ status: 200 });
    expect(await resend(owner, employee.id)).toMatchObject({
      status: 429,
      body: { message: 'This person was invited often enough for today. Please try again tomorrow.' },
    });
    expect(await mailsTo(person.email)).toHaveLength(3);
  });

  it('takes the name that the person entered meanwhile', async () => {
    const person = await aPerson();
    const { employee } = await anInvitation(owner, person.email);
    await person.call('PATCH', '/profile', { body: { firstName: 'Anaïs', lastName: 'Roy' } });
    await resend(owner, employee.id);
    const found = (await list(owner, 'search=anais%20roy')).data;
    expect(found.map(({ id }) => id)).toEqual([employee.id]);
  });

  it('is refused for nobody', async () => {
    expect(await resend(owner, 'A'.repeat(22))).toMatchObject({ status: 404, body: { message: 'Employee not found' } });
  });
});

describe('the list', () => {
  let boss: Person;
  const people = [
    ['Zed', 'Ames', 'PENDING'],
    ['Élan', 'Roy', 'ACCEPTED'],
    ['', '', 'REJECTED'],
    ['Ann', 'Obi', 'EXPIRED'],
  ] as const;
  beforeAll(async () => {
    boss = await aPerson();
    for (const [firstName, lastName, status] of people) {
      const { token, employee } = await anInvitation(boss, (await named(firstName, lastName)).email);
      if (status === 'ACCEPTED') await answer(token, 'accept');
      if (status === 'REJECTED') await answer(token, 'reject');
      if (status === 'EXPIRED') await expire(boss, employee.id);
    }
  });
  const namesOf = ({ data }: Page) => data.map(({ user }) => user.profile.firstName || user.email.split('-')[0]);

  it.each([
    ['', 'Ann, person, Élan, Zed'],
    ['sortBy=createdAt', 'Ann, person, Élan, Zed'],
    ['sortBy=name', 'Ann, Élan, person, Zed'],
    ['sortBy=name&page=2&limit=3', 'Zed'],
    ['page=2&limit=2', 'Élan, Zed'],
    ['page=9&limit=2', ''],
  ])('%s shows %s', async (query, names) => {
    const page = await list(boss, query);
    expect(namesOf(page).join(', ')).toBe(names);
    expect(page.meta.total).toBe(4);
  });

  it('sorts by e-mail', async () => {
    const emails = (await list(boss, 'sortBy=email')).data.map(({ user }) => user.email);
    expect(emails).toEqual(emails.toSorted());
    expect(emails).toHaveLength(4);
  });

  it('tells how each invitation stands', async () => {
    const statuses = (await list(boss)).data.map(({ invitation }) => invitation?.status);
    expect(statuses).toEqual(people.map(([, , status]) => status).reverse());
  });

  it.each([
    ['elan', 'Élan'],
    ['AMES', 'Zed'],
    ['ann obi', 'Ann'],
    ['person-', 'Ann, person, Élan, Zed'],
    ['nobody', ''],
  ])('finds for %s: %s', async (text, names) => {
    const page = await list(boss, `search=${encodeURIComponent(text)}`);
    expect(namesOf(page).join(', ')).toBe(names);
    expect(page.meta.total).toBe(page.data.length);
  });

  it('comes in tens, and whole for a picker', async () => {
    const busy = await aPerson();
    await parallel(12, async () => anInvitation(busy, (await aPerson()).email));
    expect((await list(busy)).data).toHaveLength(12);
    expect((await list(busy, 'sortBy=name')).meta).toMatchObject({ limit: 100, total: 12 });
    expect((await list(busy, 'page=1')).meta).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect((await list(busy, 'page=2')).data).toHaveLength(2);
    expect((await list(busy, 'search=person')).data).toHaveLength(10);
  });

  it.each([
    ['page=0', 'page must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['sortBy=status', 'sortBy must be one of name, email, createdAt'],
  ])('refuses %s', async (query, message) => {
    expect(await boss.call('GET', `/employees?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('answers no attribute of the table', async () => {
    const { body } = await boss.call('GET', '/employees');
    expect(JSON.stringify(body)).not.toMatch(/"(pk|sk|ls\w*|userId|tokenHash|expiresAt)"|EMPLOYEE#|BUSINESS#/);
  });

  it('of the demo business shows who accepted and who has yet to answer', async () => {
    const { data } = await list(await signedIn('owner@demo.test', 'demo-1234'), 'sortBy=email');
    const statuses = data.map(({ user, invitation }) => [user.email, invitation?.status]);
    expect(statuses).toEqual([
      ['employee@demo.test', 'ACCEPTED'],
      ['jordan@demo.test', 'PENDING'],
    ]);
  });
});

describe('removing', () => {
  it('happens once, whoever tries at a time', async () => {
    const boss = await aPerson();
    const { employeeId } = await anEmployeeOf(boss);
    await anEmployeeOf(boss);
    const answers = await parallel(20, () => remove(boss, employeeId));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect((await list(boss)).meta.total).toBe(1);
    expect(await remove(boss, employeeId)).toMatchObject({ status: 404, body: { message: 'Employee not found' } });
  });

  it('makes a pending invitation useless, and lets the person be invited again', async () => {
    const person = await aPerson();
    const { token, employee } = await anInvitation(owner, person.email);
    expect(await remove(owner, employee.id)).toMatchObject({ status: 204 });
    expect(await answer(token, 'accept')).toMatchObject({ status: 404 });
    expect((await anInvitation(owner, person.email)).employee.id).not.toBe(employee.id);
  });

  it('works for an account that is gone', async () => {
    const boss = await aPerson();
    const { id, employeeId } = await anEmployeeOf(boss);
    const { employerId, ...account } = (await storedItem(`USER#${id}`, 'USER')) ?? {};
    await storeItem(account);
    expect(await remove(boss, employeeId)).toMatchObject({ status: 204 });
    expect((await list(boss)).meta.total).toBe(0);
  });
});

describe('the employee', () => {
  it('reads the list and changes nothing of it', async () => {
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

  it('is listed under the name that they enter, whatever they change at once', async () => {
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

  it('who takes their name away is listed under their e-mail', async () => {
    const boss = await aPerson();
    const employee = await anEmployeeOf(boss);
    await employee.call('PATCH', '/profile', { body: { firstName: 'Zoé' } });
    await employee.call('PATCH', '/profile', { body: { firstName: '' } });
    const [listed] = (await list(boss, `search=${employee.email}`)).data;
    expect(listed?.user).toEqual({ email: employee.email, profile: { firstName: '', lastName: '', phone: '' } });
    expect((await list(boss, 'search=zo%C3%A9')).meta.total).toBe(0);
  });

  it('changes nothing of the list at home or elsewhere any more once removed', async () => {
    const boss = await aPerson();
    const employee = await anEmployeeOf(boss);
    await remove(boss, employee.employeeId);
    expect(await employee.call('PATCH', '/profile', { body: { firstName: 'Zoé' } })).toMatchObject({ status: 200 });
    expect((await list(boss)).data).toEqual([]);
    expect((await list(employee)).data).toEqual([]);
  });
});

it('two businesses never meet', async () => {
  const other = await aPerson();
  const person = await aPerson();
  const { employee } = await anInvitation(owner, person.email);
  expect((await list(other)).meta.total).toBe(0);
  expect((await list(other, `search=${person.email}`)).meta.total).toBe(0);
  for (const act of [resend, remove]) {
    const [foreign, unknown] = [await act(other, employee.id), await act(other, 'A'.repeat(22))];
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign.body).toEqual(unknown.body);
  }
  expect((await list(owner, `search=${person.email}`)).data).toEqual([employee]);
});
