import { beforeAll, describe, expect, it } from 'vitest';
import { page } from '#test/support/activity-calls.ts';
import { aCustomer, anInvoice, aPerson, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

type Answer = { id: string; version: number; reason?: string; params?: { record?: string }; issues?: unknown };

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const KINDS: Readonly<Record<string, (by: Person) => Promise<{ path: string; content: object; changed: object }>>> = {
  invoice: async () => ({
    path: '/invoices',
    content: anInvoice(),
    changed: { billingName: 'Finch & Harbour' },
  }),
  customer: async () => ({
    path: '/customers',
    content: { name: 'Café Léger', email: 'billing@example.com' },
    changed: { name: 'Finch & Harbour' },
  }),
  product: async () => ({
    path: '/products',
    content: { shortDescription: 'Logo design', detailedDescription: 'In three sizes', price: 450 },
    changed: { price: 500 },
  }),
  appointment: async (by) => ({
    path: '/appointments',
    content: {
      title: 'Kick-off',
      customerId: (await aCustomer(by)).id,
      startTime: '2026-05-04T15:00:00.000Z',
      duration: 60,
    },
    changed: { title: 'Review' },
  }),
};

describe.each(Object.keys(KINDS))('a new %s', (kind) => {
  const given = async (by = owner) => {
    const { path, content, changed } = await (KINDS[kind] as (typeof KINDS)[string])(by);
    const body = { ...content, id: crypto.randomUUID() };
    return {
      path,
      body,
      changed,
      create: (as = by, sent: object = body) => as.call<Answer>('POST', path, { body: sent }),
    };
  };

  it('is created once, however often and concurrently the request is repeated', async () => {
    const person = await aPerson();
    const { create } = await given(person);
    const answers = await parallel(20, () => create());
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await create()).body).toEqual(answers[0]?.body);
    const { data } = await page(person);
    expect(data.filter(({ action }) => action === `${kind}.create`)).toHaveLength(1);
  });

  it('is named if the id was used for other content, and keeps its own', async () => {
    const { create, body, changed, path } = await given();
    const { body: created } = await create();
    const { status, body: refused } = await create(owner, { ...body, ...changed });
    expect([status, refused.reason]).toEqual([409, 'ALREADY_CREATED']);
    expect(refused.params?.record).toBe(created.id);
    expect((await owner.call('GET', `${path}/${created.id}`)).body).toEqual(created);
  });

  it('is not created again after it was changed or deleted', async () => {
    const { create, path, changed } = await given();
    const { body: created } = await create();
    await owner.call('PATCH', `${path}/${created.id}`, { body: changed });
    expect(await create()).toMatchObject({ status: 201, body: { id: created.id, version: 2, ...changed } });
    await owner.call('DELETE', `${path}/${created.id}`);
    const { status, body } = await create();
    expect([status, body.reason, body.params]).toEqual([409, 'ALREADY_CREATED', { what: 'deleted' }]);
  });

  it('of another business is neither found nor revealed by its id', async () => {
    const other = await aPerson();
    const { body: theirs } = await given();
    const mine = await given(other);
    const { body: ofOwner } = await mine.create(owner, kind === 'appointment' ? theirs : mine.body);
    const { status, body } = await mine.create(other);
    expect(status).toBe(201);
    expect(body.id).not.toBe(ofOwner.id);
  });

  it.each([
    '',
    'A'.repeat(22),
    crypto.randomUUID().toUpperCase(),
    `${crypto.randomUUID()}#`,
    `../${crypto.randomUUID()}`,
    'credit-1',
    7,
    null,
  ])('is refused with the id %j', async (id) => {
    const { create, body } = await given();
    const { status, body: refused } = await create(owner, { ...body, id });
    expect([status, refused.issues]).toMatchObject([400, [{ path: 'id' }]]);
  });
});

it('an invoice that was refused leaves its id free', async () => {
  const taken = anInvoice();
  await owner.call('POST', '/invoices', { body: taken });
  const id = crypto.randomUUID();
  expect(await owner.call('POST', '/invoices', { body: { ...taken, id } })).toMatchObject({
    status: 409,
    body: { reason: 'NUMBER_TAKEN' },
  });
  expect((await owner.call('POST', '/invoices', { body: { ...anInvoice(), id } })).status).toBe(201);
});
