import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate } from '#shared/estimate/schema.ts';
import { type EstimatePage, estimateCalls } from '#test/support/estimate-calls.ts';
import {
  anAcceptedEstimate,
  anEstimate,
  aPerson,
  aPersonReadyToSend,
  aPublishedEstimate,
  aStoredEstimate,
  type Person,
} from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});
const { read, change } = estimateCalls(() => owner);

describe('an estimate', () => {
  it('is stored with its totals, read, changed and deleted, and a draft gives its number back', async () => {
    const body = anEstimate({ items: [{ name: 'Deck', quantity: 2, rate: 100 }], taxMode: 'custom', taxValue: 5 });
    const created = await owner.call<Estimate>('POST', '/estimates', { body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ status: 'DRAFT', subtotal: 200, tax: 10, total: 210, version: 1 });
    expect(created.body.events).toMatchObject([{ type: 'CREATED', by: owner.email }]);
    const { id } = created.body;
    const changed = await change(id, { poNumber: 'PO-7', version: 1 });
    expect([changed.status, changed.body.poNumber, changed.body.version]).toEqual([200, 'PO-7', 2]);
    expect((await change(id, { poNumber: 'PO-8', version: 1 })).body.reason).toBe('CHANGED_MEANWHILE');
    expect((await change(id, { invoiceNumber: 'EST-other' })).status).toBe(400);
    expect((await owner.call('POST', '/estimates', { body })).body).toMatchObject({
      reason: 'NUMBER_TAKEN',
      params: { what: 'estimate' },
    });
    expect((await owner.call('DELETE', `/estimates/${id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `/estimates/${id}`)).status).toBe(404);
    expect((await owner.call('POST', '/estimates', { body })).status).toBe(201);
  });

  it('is created once for a client’s id, however often it is sent', async () => {
    const body = { ...anEstimate(), id: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => owner.call<Estimate>('POST', '/estimates', { body })));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('refuses days and amounts that contradict each other', async () => {
    const backwards = anEstimate({ issueDate: '2026-03-02', dueDate: '2026-03-01' });
    expect((await owner.call('POST', '/estimates', { body: backwards })).status).toBe(400);
    const { id } = await aStoredEstimate(owner);
    expect((await change(id, { discountType: 'percentage', discountValue: 101 })).status).toBe(400);
  });

  it('keeps its recipient as a customer if that is asked for', async () => {
    const { id } = await aStoredEstimate(owner, { keepCustomer: true });
    expect((await read(id)).customerId).toBeTruthy();
  });

  it('counts upwards apart from invoices once its business chooses so', async () => {
    const other = await aPerson();
    const estimates = { prefix: 'E-', digits: 2, restarts: 'never', next: 7 };
    const set = await other.call('PATCH', '/business/numbering', { body: { estimates } });
    expect(set.body).toMatchObject({ invoices: null, estimates: { nextNumber: 'E-07' } });
    const create = (invoiceNumber: string) =>
      other.call<Estimate>('POST', '/estimates', {
        body: { ...anEstimate({ invoiceNumber }), isNumberGenerated: true },
      });
    const first = await create('EST-1');
    const second = await create('EST-1');
    expect([first.body.invoiceNumber, second.body.invoiceNumber]).toEqual(['E-07', 'E-08']);
    await other.call('DELETE', `/estimates/${second.body.id}`);
    expect((await create('EST-1')).body.invoiceNumber).toBe('E-08');
    expect((await other.call('PATCH', '/business/numbering', { body: {} })).status).toBe(200);
  });
});

describe('the list', () => {
  it('has a page of what is searched, by state, day and order', async () => {
    const other = await aPerson();
    const names = ['Café Léger', 'Anna Berg', 'Ox Yard'];
    for (const billingName of names) await aStoredEstimate(other, { billingName, issueDate: '2026-04-01' });
    await aPublishedEstimate(other, { billingName: 'Zed', issueDate: '2026-05-01' });
    await aPublishedEstimate(other, { billingName: 'Old', issueDate: '2026-01-01', dueDate: '2026-01-02' });
    await anAcceptedEstimate(other, { billingName: 'Yes' });
    const list = async (query: string) => {
      const { body } = await other.call<EstimatePage>('GET', `/estimates?${query}`);
      return body.data.map(({ billingName }) => billingName);
    };
    expect(await list('limit=2')).toEqual(['Yes', 'Old']);
    expect(await list('sortBy=billingName&limit=2')).toEqual(['Anna Berg', 'Café Léger']);
    expect(await list('searchQuery=leger')).toEqual(['Café Léger']);
    expect(await list('status=EXPIRED')).toEqual(['Old']);
    expect(await list('status=SENT')).toEqual(['Zed']);
    expect(await list('status=ACCEPTED')).toEqual(['Yes']);
    expect(await list('startDate=2026-04-15&endDate=2026-05-01')).toEqual(['Zed']);
    expect((await other.call('GET', '/estimates?sortBy=total')).status).toBe(400);
  });
});

it.each([
  [58, 201],
  [66, 400],
])(
  'an estimate with %s long lines is answered with %s: more than the table can store with its indexes is refused',
  async (count, status) => {
    const items = Array.from({ length: count }, () => ({
      name: 'Care',
      description: 'é'.repeat(500),
      quantity: 1,
      rate: 1,
    }));
    const answer = await owner.call('POST', '/estimates', { body: anEstimate({ items }) });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.issues).toMatchObject([{ path: 'items', rule: 'maxKilobytes' }]);
  },
);
