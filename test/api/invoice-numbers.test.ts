import { expect, it } from 'vitest';
import type { Numbering, NumberingInput } from '#shared/document/number-schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { anInvoice, aPerson, type Person } from '#test/support/given.ts';

const YEARLY: NumberingInput = { prefix: '{YYYY}-', digits: 3, restarts: 'yearly' };
const year = new Date().getUTCFullYear();

const choose = (by: Person, invoices: NumberingInput | null) =>
  by.call<{ invoices: Numbering | null }>('PATCH', '/business/numbering', { body: { invoices } });
const nextNumber = async (by: Person) =>
  (await by.call<{ invoices: Numbering | null }>('GET', '/business/numbering')).body.invoices?.nextNumber;
/** Creates an invoice as the editor does, which proposes the number that it has seen. */
const create = (by: Person, invoiceNumber: string, isNumberGenerated = true) =>
  by.call<Invoice>('POST', '/invoices', {
    body: { ...anInvoice({ invoiceNumber }), id: crypto.randomUUID(), isNumberGenerated },
  });

it('counts from where the owner chose, whatever windows propose at once', async () => {
  const owner = await aPerson();
  expect(await nextNumber(owner)).toBeUndefined();
  expect((await choose(owner, { ...YEARLY, next: 14 })).body.invoices).toEqual({
    ...YEARLY,
    next: 14,
    nextNumber: `${year}-014`,
  });
  const created = await Promise.all(Array.from({ length: 5 }, () => create(owner, `${year}-014`)));
  expect(created.map(({ status }) => status)).toEqual(Array(5).fill(201));
  const numbers = created.map(({ body }) => body.invoiceNumber).sort();
  expect(numbers).toEqual([14, 15, 16, 17, 18].map((count) => `${year}-0${count}`));
  expect(created.map(({ body }) => 'isNumberGenerated' in body)).toEqual(Array(5).fill(false));
  expect(await nextNumber(owner)).toBe(`${year}-019`);
});

it('gives the number of a deleted last draft to the next invoice, and takes a typed one as it is', async () => {
  const owner = await aPerson();
  await choose(owner, YEARLY);
  const { body: draft } = await create(owner, 'proposed');
  await owner.call('DELETE', `/invoices/${draft.id}`);
  expect((await create(owner, 'proposed')).body.invoiceNumber).toBe(`${year}-001`);
  expect((await create(owner, 'J.Smith/ABC', false)).body.invoiceNumber).toBe('J.Smith/ABC');
  expect((await create(owner, `${year}.INV/014`, false)).body.invoiceNumber).toBe(`${year}.INV/014`);
  expect(await nextNumber(owner)).toBe(`${year}-002`);
});

it('belongs to one business, whose employees see it and cannot change it', async () => {
  const [owner, other] = [await aPerson(), await aPerson()];
  await choose(owner, YEARLY);
  const employee = await anEmployeeOf(owner);
  expect(await nextNumber(employee)).toBe(`${year}-001`);
  expect((await choose(employee, null)).status).toBe(403);
  expect(await nextNumber(other)).toBeUndefined();
  expect((await create(employee, 'proposed')).body.invoiceNumber).toBe(`${year}-001`);
});

it.each([
  [{ ...YEARLY, prefix: 'INV-' }, 'restarts'],
  [{ ...YEARLY, prefix: '{YEAR}-', restarts: 'never' }, 'prefix'],
  [{ ...YEARLY, prefix: 'evil.com/{YY}' }, 'prefix'],
  [{ ...YEARLY, prefix: `{YY}${'x'.repeat(27)}` }, 'prefix'],
  [{ ...YEARLY, digits: 9 }, 'digits'],
  [{ ...YEARLY, next: 0 }, 'next'],
  [{ ...YEARLY, next: 100_000_000 }, 'next'],
])('refuses %j', async (scheme, field) => {
  const owner = await aPerson();
  const { status, body } = await choose(owner, scheme as NumberingInput);
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path: `invoices.${field}` }] } });
  expect(await nextNumber(owner)).toBeUndefined();
});

it('passes over numbers in use', async () => {
  const owner = await aPerson();
  await create(owner, `${year}-001`, false);
  await create(owner, `${year}-002`, false);
  await choose(owner, YEARLY);
  expect(await nextNumber(owner)).toBe(`${year}-003`);
  await create(owner, `${year}-004`, false);
  await choose(owner, { ...YEARLY, next: 1 });
  expect((await create(owner, 'proposed')).body.invoiceNumber).toBe(`${year}-003`);
  expect((await create(owner, 'proposed')).body.invoiceNumber).toBe(`${year}-005`);
});

it('goes back to numbers as they are sent', async () => {
  const owner = await aPerson();
  await choose(owner, YEARLY);
  expect((await choose(owner, null)).body).toEqual({ invoices: null, estimates: null });
  expect((await create(owner, 'INV-20261105042')).body.invoiceNumber).toBe('INV-20261105042');
});
