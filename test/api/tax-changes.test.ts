import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#shared/calendar-day.ts';
import { taxChanges } from '#shared/canada/tax-changes.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { TaxEffects } from '#shared/invoice/tax-effects.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aProduct, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aRegisteredOwner, changeCompany, REGISTERED } from '#test/support/taxed-invoices.ts';

const effects = async (by: Person) => {
  const { status, body } = await by.call<TaxEffects>('GET', '/tax-changes');
  expect(status).toBe(200);
  return body;
};
const NOTHING = { changes: [], drafts: [], products: [], isCapped: false };

let owner: Person;
let draft: Invoice;
beforeAll(async () => {
  owner = await aRegisteredOwner({ taxRegistrations: {} });
  draft = await aStoredInvoice(owner);
  await aSentInvoice(owner);
  await aStoredInvoice(owner, { taxValue: 13 });
});

it('lists the drafts that a registration changes, for owner and employee, until they are saved', async () => {
  const employee = await anEmployeeOf(owner);
  expect(await effects(owner)).toEqual(NOTHING);
  await changeCompany(owner, { taxRegistrations: REGISTERED.taxRegistrations });
  const affected = {
    id: draft.id,
    invoiceNumber: draft.invoiceNumber,
    billingName: 'Café Léger',
    currency: 'CAD',
    savedTotal: 200,
    currentTotal: 229.95,
  };
  for (const by of [owner, employee]) expect((await effects(by)).drafts).toEqual([affected]);
  expect((await owner.call('GET', `/invoices/${draft.id}`)).body).toMatchObject({ total: 229.95, hasNewTaxes: true });
  // Saved as it is: its taxes are stored although nothing else changes.
  await owner.call('PATCH', `/invoices/${draft.id}`, { body: {} });
  expect((await effects(employee)).drafts).toEqual([]);
  expect((await owner.call('GET', `/invoices/${draft.id}`)).body).not.toHaveProperty('hasNewTaxes');
});

it('lists today’s changes, with the products that are taxed by their category', async () => {
  const taxRegistrations = { PST_BC: 'PST-1047-2213', PST_SK: '1234567', RST_MB: '123456-7' };
  const seller = await aRegisteredOwner({ province: 'BC', taxRegistrations, supplyCategory: 'accounting' });
  const { id, shortDescription } = await aProduct(seller);
  await aProduct(seller, { taxTreatment: 'noPst' });
  const expected = taxChanges(taxRegistrations, dayIn('America/Vancouver', new Date()));
  const changes = expected.flatMap((it) => (it.kind === 'share' && it.category === 'accounting' ? [it.id] : []));
  expect(await effects(seller)).toEqual({
    ...NOTHING,
    changes: expected,
    products: changes.length > 0 ? [{ id, shortDescription, changes }] : [],
  });
});

it('shows nothing of other businesses', async () => {
  const stranger = await aRegisteredOwner({ taxRegistrations: {} });
  await aStoredInvoice(owner);
  await changeCompany(owner, { province: 'ON' });
  expect((await effects(owner)).drafts).toHaveLength(2);
  expect(await effects(stranger)).toEqual(NOTHING);
});
