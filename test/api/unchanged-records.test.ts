import { expect, it } from 'vitest';
import { page } from '#test/support/activity-calls.ts';
import { aCustomer, anInvoice, aPerson, aProduct, aStoredInvoice, type Person } from '#test/support/given.ts';

type Given = (owner: Person) => Promise<{ path: string; content: object }>;

it.each<[kind: string, given: Given]>([
  [
    'invoice',
    async (owner) => {
      const content = anInvoice({ additionalNotes: '' });
      return { path: `/invoices/${(await aStoredInvoice(owner, content)).id}`, content };
    },
  ],
  [
    'customer',
    async (owner) => {
      const content = { name: 'Finch & Harbour', email: 'hello@harbour.example', city: '' };
      return { path: `/customers/${(await aCustomer(owner, content)).id}`, content };
    },
  ],
  [
    'product',
    async (owner) => {
      const content = { shortDescription: 'Logo design', detailedDescription: 'In three sizes', price: 450 };
      return { path: `/products/${(await aProduct(owner, content)).id}`, content };
    },
  ],
])('an update that changes nothing of the %s writes nothing', async (kind, given) => {
  const owner = await aPerson();
  const { path, content } = await given(owner);
  const { body: before } = await owner.call<{ version: number }>('GET', path);
  for (const version of [undefined, before.version]) {
    const { status, body } = await owner.call('PATCH', path, { body: { ...content, version } });
    expect([status, body]).toEqual([200, before]);
  }
  expect((await owner.call('PATCH', path, { body: { ...content, version: 7 } })).status).toBe(409);
  const { data } = await page(owner);
  expect(data.map(({ action }) => action).filter((action) => action.startsWith(kind))).toEqual([`${kind}.create`]);
});
