import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aPerson, aPersonReadyToSend, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aRegisteredOwner, changeCompany, REGISTERED } from '#test/support/taxed-invoices.ts';

const readiness = (by: Person, id: string) => by.call('GET', `/invoices/${id}/readiness`);
const READY = { status: 200, body: { findings: [] } };
const found = (...findings: string[]) => ({ status: 200, body: { findings } });

/** An invoice that can be paid by e-Transfer. */
const COMPLETE: Partial<InvoiceInput> = { paymentMethod: 'e-transfer' };

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

it('asks a new business for a way to be paid, a name and an address', async () => {
  const person = await aPerson();
  const { id } = await aStoredInvoice(person);
  expect(await readiness(person, id)).toMatchObject(found('payment', 'name', 'address'));
});

it('finds nothing missing from a complete invoice, for its owner and an employee', async () => {
  const { id } = await aStoredInvoice(owner, COMPLETE);
  expect(await readiness(owner, id)).toMatchObject(READY);
  expect(await readiness(await anEmployeeOf(owner), id)).toMatchObject(READY);
});

it('suggests an email address to a company that has none', async () => {
  const seller = await aPersonReadyToSend();
  await changeCompany(seller, { email: '' });
  const { id } = await aStoredInvoice(seller, COMPLETE);
  expect(await readiness(seller, id)).toMatchObject(found('email'));
});

it('is not available for invoices of other businesses', async () => {
  const { id } = await aStoredInvoice(owner, COMPLETE);
  expect(await readiness(await aPersonReadyToSend(), id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

it.each<[title: string, changes: Partial<InvoiceInput>, findings: string[]]>([
  ['a card as the only way to pay, without an account', { paymentMethod: 'card', currency: 'USD' }, ['payment']],
  ['a card without an account, where an e-Transfer is possible', { paymentMethod: 'card' }, ['onlyETransfer']],
  ['nothing to pay', { items: [aLine(0)] }, ['zeroTotal']],
  ['a due date in the past', { dueDate: '2026-03-01' }, ['pastDue']],
  ['a tax without a number, from 100.00 on', { items: [aLine(95)], taxType: 'fixed', taxValue: 5 }, ['registration']],
  ['a tax without a number, under 100.00', { items: [aLine(94.99)], taxType: 'fixed', taxValue: 5 }, []],
  ['two taxes as one percentage', { items: [aLine(1)], billingProvince: 'QC', taxValue: 14.975 }, ['combinedTax']],
  ['no terms, from 500.00 on', { items: [aLine(500)], paymentTerms: '' }, ['terms']],
])('notices %s', async (_, changes, findings) => {
  const { id } = await aStoredInvoice(owner, { ...COMPLETE, ...changes });
  expect(await readiness(owner, id)).toMatchObject(found(...findings));
});

it('names the characters that the PDF cannot show', async () => {
  const { id } = await aStoredInvoice(owner, { ...COMPLETE, billingName: 'Ра 𓀀 ਸਿੰਘ', additionalNotes: '𓀀𓁀 😀' });
  const unprintable = ['𓀀', '𓁀'];
  expect(await readiness(owner, id)).toMatchObject({ status: 200, body: { findings: ['unprintable'], unprintable } });
});

it('tells a small supplier who invoiced over 30,000.00 in a year to register for GST, until it has', async () => {
  const seller = await aPersonReadyToSend();
  // In the past in every time zone.
  const issueDate = addDays(new Date().toISOString().slice(0, 10), -2);
  const draft = await aStoredInvoice(seller, { ...COMPLETE, items: [aLine(100_000)] });
  await aSentInvoice(seller, { issueDate, items: [aLine(30_000)] });
  expect(await readiness(seller, draft.id)).toMatchObject(READY);
  await aSentInvoice(seller, { issueDate, items: [aLine(0.01)] });
  expect(await readiness(seller, draft.id)).toMatchObject(found('mustRegister'));
  await changeCompany(seller, { taxRegistrations: { PST_BC: 'PST-1047-2213' } });
  expect(await readiness(seller, draft.id)).toMatchObject(found('mustRegister'));
  await changeCompany(seller, { taxRegistrations: REGISTERED.taxRegistrations });
  expect(await readiness(seller, draft.id)).toMatchObject(found('noProvince'));
  await changeCompany(seller, { province: 'AB' });
  expect(await readiness(seller, draft.id)).toMatchObject(READY);
  await changeCompany(seller, { taxRegistrations: {}, taxNumber: '84512 3397 RT0001' });
  expect(await readiness(seller, draft.id)).toMatchObject(READY);
});

it('tells a seller of taxed goods when to register for a province’s sales tax, until it has', async () => {
  const company = { province: 'AB', supplyCategory: 'goods', taxRegistrations: { GST: '84512 3397 RT0001' } } as const;
  const seller = await aPersonReadyToSend();
  await changeCompany(seller, company);
  const issueDate = addDays(new Date().toISOString().slice(0, 10), -2);
  const sell = (rate: number, changes: Partial<InvoiceInput>) =>
    aSentInvoice(seller, { issueDate, items: [aLine(rate)], ...changes });
  const inBc = await aStoredInvoice(seller, { ...COMPLETE, billingProvince: 'BC' });
  const inSk = await aStoredInvoice(seller, { ...COMPLETE, billingProvince: 'SK' });
  await sell(10_000, { billingProvince: 'BC' });
  await sell(100_000, { billingProvince: 'BC', supplyProvince: 'ON' });
  expect(await readiness(seller, inBc.id)).toMatchObject(READY);
  expect(await readiness(seller, inSk.id)).toMatchObject(found('mustRegisterPST_SK'));
  const last = await sell(0.01, { billingProvince: 'BC' });
  expect(await readiness(seller, inBc.id)).toMatchObject(found('mustRegisterPST_BC'));
  await seller.call('PATCH', `/invoices/${last.id}`, { body: { status: 'CANCELLED' } });
  expect(await readiness(seller, inBc.id)).toMatchObject(READY);
  await changeCompany(seller, { taxRegistrations: { ...company.taxRegistrations, PST_SK: '1234567' } });
  expect(await readiness(seller, inSk.id)).toMatchObject(READY);
});

it('finds the number of a provincial tax', async () => {
  const registered = await aRegisteredOwner({
    address: '1200, rue Sainte-Catherine Ouest',
    email: 'studio@example.com',
  });
  const { id } = await aStoredInvoice(registered, { paymentMethod: 'cash' });
  expect(await readiness(registered, id)).toMatchObject(READY);
});

function aLine(rate: number) {
  return { name: 'Design', quantity: 1, rate };
}
