import { beforeAll, describe, expect, it } from 'vitest';
import type { CardRequest, ListedCardRequest } from '#shared/payment-settings/card-request.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { deleteAccount } from '#test/support/deletions.ts';
import { anAdministrator, anUnverifiedPerson, aPerson, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { repeats } from '#test/support/repeats.ts';

let admin: Person;
let other: Person;
beforeAll(async () => {
  [admin, other] = await Promise.all([anAdministrator(), anAdministrator()]);
});

const PATH = '/payment-settings/card-request';
const ask = (by: Person) => by.call<CardRequest>('POST', PATH);
const read = (by: Person) => by.call<{ request: CardRequest | null }>('GET', PATH);
const withdraw = (by: Person) => by.call('DELETE', PATH);
const grant = (of: Person, by = admin) => by.call<CardRequest>('POST', `/admin/card-requests/${of.businessId}/grant`);
const decline = (of: Person, body: object = {}, by = admin) =>
  by.call<CardRequest>('POST', `/admin/card-requests/${of.businessId}/decline`, { body });
const turn = (of: Person, enabled: boolean) =>
  admin.call('PATCH', `/admin/users/${of.id}/payment-integration`, { body: { enabled } });
const listed = async (of: Person) => {
  const { body } = await admin.call<{ data: ListedCardRequest[] }>('GET', '/admin/card-requests');
  return body.data.find(({ id }) => id === of.businessId);
};
const isAllowed = async (person: Person) =>
  (await person.call<{ paymentIntegrationEnabled?: boolean }>('GET', `/payment-settings/user/${person.id}`)).body
    .paymentIntegrationEnabled === true;
const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

const ALLOWED = 'You can accept card payments now';
const DECLINED = 'About your request for card payments';
const ANSWERED = { status: 409, body: { reason: 'CARD_REQUEST_ANSWERED' } };

async function anAsker(): Promise<Person> {
  const person = await aPerson();
  expect((await ask(person)).status).toBe(200);
  return person;
}

describe('an owner', () => {
  it('asks, is listed with their business, and withdraws', async () => {
    const person = await aPerson();
    expect(await read(person)).toMatchObject({ status: 200, body: { request: null } });
    expect(await withdraw(person)).toMatchObject({ status: 404 });
    await person.call('POST', '/companies', { body: { name: 'Larch Studio' } });
    const { body } = await ask(person);
    expect(body).toEqual({ status: 'OPEN', askedAt: expect.any(String) });
    expect(await read(person)).toMatchObject({ status: 200, body: { request: body } });
    await expect
      .poll(() => listed(person))
      .toEqual({ ...body, id: person.businessId, businessName: 'Larch Studio', ...accountOf(person) });
    expect(await withdraw(person)).toMatchObject({ status: 204 });
    expect(await read(person)).toMatchObject({ status: 200, body: { request: null } });
    await expect.poll(() => listed(person)).toBeUndefined();
    expect(await grant(person)).toMatchObject({ status: 404 });
  });

  it('who asks ten times at once has one request, asked once', async () => {
    const person = await aPerson();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(person)));
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(asked.map(({ body }) => body.askedAt)).size).toBe(1);
    const log = await person.call<{ data: { action: string }[] }>('GET', '/activity?search=card');
    expect(log.body.data.filter(({ action }) => action === 'card-payments.ask')).toHaveLength(1);
  });

  it('who may take cards already is told so', async () => {
    const person = await aPerson();
    await turn(person, true);
    expect(await ask(person)).toMatchObject({ status: 409, body: { reason: 'CARDS_ALLOWED_ALREADY' } });
  });

  it('who has not confirmed their email cannot ask, and neither can an employee', async () => {
    expect(await ask(await anUnverifiedPerson())).toMatchObject({
      status: 403,
      body: { reason: 'EMAIL_NOT_VERIFIED' },
    });
    const employee = await anEmployeeOf(await aPerson());
    for (const answer of [ask, read, withdraw].map((by) => by(employee))) {
      expect(await answer).toMatchObject({ status: 403, body: { reason: 'NOT_ALLOWED' } });
    }
  });

  it('sees why their request was declined, and asks again', async () => {
    const person = await anAsker();
    const answer = { status: 'DECLINED', reason: 'Please add your address first.' };
    expect(await decline(person, { reason: '  Please add your address first. ' })).toMatchObject({ body: answer });
    expect(await read(person)).toMatchObject({ body: { request: { ...answer, answeredAt: expect.any(String) } } });
    expect(await withdraw(person)).toMatchObject(ANSWERED);
    expect(await ask(person)).toMatchObject({ status: 200, body: { status: 'OPEN' } });
    expect((await read(person)).body.request).toEqual({ status: 'OPEN', askedAt: expect.any(String) });
    await expect.poll(async () => (await listed(person))?.status).toBe('OPEN');
  });
});

function accountOf({ email }: Person) {
  return { email, profile: { firstName: expect.any(String), lastName: expect.any(String) } };
}

describe('an administrator', () => {
  it('grants a request, once: the business takes cards and its owner is told', async () => {
    const person = await anAsker();
    expect(await grant(person)).toMatchObject({ status: 200, body: { status: 'GRANTED' } });
    expect(await isAllowed(person)).toBe(true);
    expect(await grant(person)).toMatchObject(ANSWERED);
    expect(await decline(person)).toMatchObject(ANSWERED);
    expect(await isAllowed(person)).toBe(true);
    await expect.poll(() => subjects(person)).toEqual([ALLOWED]);
    await expect.poll(async () => (await listed(person))?.status).toBe('GRANTED');
  });

  it('declines with a reason, and the owner is told in their language', async () => {
    const person = await anAsker();
    await person.call('PATCH', '/profile', { body: { language: 'fr' } });
    expect((await decline(person, { reason: 'Adresse manquante' })).status).toBe(200);
    await expect.poll(() => subjects(person)).toEqual(['À propos de votre demande de paiements par carte']);
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain('Motif\u00a0: Adresse manquante');
    expect(mail?.text).toContain('/fr/payment-settings');
    expect(await isAllowed(person)).toBe(false);
  });

  it.each([{ reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(501) }, { reason: 3 }, { why: 'so' }])(
    'does not decline with %j',
    async (body) => {
      const person = await anAsker();
      expect(await decline(person, body)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
      expect(await read(person)).toMatchObject({ body: { request: { status: 'OPEN' } } });
    },
  );

  it('who turns the switch in Users answers an open request with it', async () => {
    const person = await anAsker();
    expect((await turn(person, true)).status).toBe(200);
    expect(await read(person)).toMatchObject({ body: { request: { status: 'GRANTED' } } });
    expect(await grant(person)).toMatchObject(ANSWERED);
    await expect.poll(() => subjects(person)).toEqual([ALLOWED]);
    await turn(person, false);
    expect(await ask(person)).toMatchObject({ status: 200, body: { status: 'OPEN' } });
  });

  it('finds no request of a business that was deleted', async () => {
    const person = await anAsker();
    await deleteAccount(admin, person);
    expect(await grant(person)).toMatchObject({ status: 404 });
    expect(await decline(person)).toMatchObject({ status: 404 });
    expect(await listed(person)).toBeUndefined();
  });
});

describe('at the same moment', () => {
  it('one of two administrators answers, and the owner is told that answer alone', async () => {
    for (let round = 0; round < repeats(5, 30); round += 1) {
      const person = await anAsker();
      const answers = await Promise.all([grant(person), decline(person, {}, other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const isGranted = answers[0].status === 200;
      expect(await isAllowed(person)).toBe(isGranted);
      expect(await read(person)).toMatchObject({ body: { request: { status: isGranted ? 'GRANTED' : 'DECLINED' } } });
      await expect.poll(() => subjects(person)).toEqual([isGranted ? ALLOWED : DECLINED]);
    }
  });

  it('a request and the switch leave no open request of a business that may take cards', async () => {
    for (let round = 0; round < repeats(5, 30); round += 1) {
      const person = await aPerson();
      const [asked, turned] = await Promise.all([ask(person), turn(person, true)]);
      expect([200, 409]).toContain(asked.status);
      expect(turned.status).toBe(200);
      const { request } = (await read(person)).body;
      expect(request === null || request.status === 'GRANTED').toBe(true);
    }
  });

  it('a withdrawal and an answer do not both succeed', async () => {
    for (let round = 0; round < repeats(5, 30); round += 1) {
      const person = await anAsker();
      const [withdrawn, granted] = await Promise.all([withdraw(person), grant(person)]);
      expect([withdrawn.status === 204, granted.status === 200].toSorted()).toEqual([false, true]);
      expect(await isAllowed(person)).toBe(granted.status === 200);
    }
  });
});

it('everyone but administrators is refused', async () => {
  const person = await anAsker();
  for (const answer of [
    grant(person, person),
    decline(person, {}, person),
    person.call('GET', '/admin/card-requests'),
  ]) {
    expect(await answer).toMatchObject({ status: 403 });
  }
  expect(await read(person)).toMatchObject({ body: { request: { status: 'OPEN' } } });
});
