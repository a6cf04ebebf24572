import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyKey, listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { businessesIn, type CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import { MAX_AFFECTED } from '#shared/invoice/tax-effects.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anInvoice } from '#test/support/given.ts';
import { createInvoice } from './create-invoice.ts';
import { invoiceListIn } from './list-store.ts';
import { readTaxEffects } from './tax-effects.ts';
import { type TaxedProduct, taxEffectsIn } from './tax-effects-store.ts';

/** A day when British Columbia's rules of 2026-10-01 are news, and one when nothing is. */
const NEWS = new Date('2026-11-01T18:00:00Z');
const NO_NEWS = new Date('2015-06-01T18:00:00Z');
const [ACCOUNTING, SECURITY] = ['PST_BC accounting 2026-10-01', 'PST_BC security 2026-10-01'];

const table = await emulatedTable();
const invoices = invoicesIn(table);
const businesses = businessesIn(table);
let caller = aCaller();
beforeEach(() => {
  caller = aCaller({ businessId: crypto.randomUUID() });
});

const storeCompany = (company: Partial<CompanyRecord>) =>
  table.transact({ company: put({ ...companyKey(caller.businessId), name: 'Larch', version: 1, ...company }) });
const registered = (changes: Partial<CompanyRecord> = {}) =>
  storeCompany({ province: 'BC', taxRegistrations: { GST: '84512 3397 RT0001', PST_BC: 'PST-1047-2213' }, ...changes });
const aDraft = (changes: Partial<InvoiceInput> = {}) =>
  createInvoice(
    {
      invoices,
      businesses,
      kept: keptCustomersIn(table),
      creations: creationsIn(table, caller.businessId, 'INVOICE'),
      numbers: numberingIn(table, caller.businessId, 'INVOICE'),
    },
    { caller, body: anInvoice(changes), now: NEWS },
  );
const storeProduct = (id: string, product: Partial<TaxedProduct>) =>
  table.transact({ product: put({ ...listItemKey(listOfBusiness(caller.businessId, 'PRODUCT'), id), ...product }) });
const dependencies = () => ({
  businesses,
  list: invoiceListIn(table, caller.businessId),
  affected: taxEffectsIn(table, caller.businessId),
});
const effects = (now = NEWS) => readTaxEffects(dependencies(), caller.businessId, now);

describe('a draft is affected', () => {
  it('only once the business registers, newest first', async () => {
    await storeCompany({ province: 'AB' });
    const older = await aDraft({ issueDate: '2026-02-01', billingName: 'Élan' });
    const newer = await aDraft();
    await aDraft({ taxValue: 13 });
    await aDraft({ taxMode: 'none' });
    const sent = { ...(await invoices.find((await aDraft()).id)), status: 'SENT' } as InvoiceRecord;
    await invoices.replace({ before: { ...sent, status: 'DRAFT' }, after: sent, events: [] });
    expect(await effects()).toEqual({ changes: [], drafts: [], products: [], isCapped: false });
    await registered({ province: 'AB' });
    const totals = { currency: 'CAD', savedTotal: 200, currentTotal: 210 };
    expect((await effects()).drafts).toEqual([
      { id: newer.id, invoiceNumber: newer.invoiceNumber, billingName: 'Café Léger', ...totals },
      { id: older.id, invoiceNumber: older.invoiceNumber, billingName: 'Élan', ...totals },
    ]);
  });

  it('by a rate that was not in the table when it was saved', async () => {
    await registered();
    const { id } = await aDraft({ billingProvince: 'NS' });
    const saved = (await invoices.find(id)) as InvoiceRecord;
    expect((await effects()).drafts).toEqual([]);
    const taxes = saved.taxes?.map((tax) => ({ ...tax, ratePercent: 15, amount: 30 })) ?? [];
    await invoices.replace({ before: saved, after: { ...saved, taxes, totalCents: 23_000 }, events: [] });
    expect((await effects()).drafts).toMatchObject([{ id, savedTotal: 230, currentTotal: 228 }]);
  });

  it('not by another number of the same tax', async () => {
    await registered();
    await aDraft();
    await registered({ taxRegistrations: { GST: '12345 6782 RT0001', PST_BC: 'PST-1047-9999' } });
    expect((await effects()).drafts).toEqual([]);
  });
});

describe('a product is affected', () => {
  it.each<[title: string, product: Partial<TaxedProduct>, sells: CompanyRecord['supplyCategory'], changes: string[]]>([
    ['by a change of its kind', { supplyCategory: 'accounting' }, undefined, [ACCOUNTING]],
    ['by a change of its kind, not of the company’s', { supplyCategory: 'security' }, 'accounting', [SECURITY]],
    ['by a change of the company’s kind', {}, 'accounting', [ACCOUNTING]],
    ['not by other kinds', { supplyCategory: 'legal' }, 'accounting', []],
    ['not without any kind', {}, undefined, []],
    ['not with a treatment', { supplyCategory: 'accounting', taxTreatment: 'noPst' }, 'accounting', []],
  ])('%s', async (_, product, supplyCategory, changes) => {
    await registered(supplyCategory && { supplyCategory });
    await storeProduct('p1', { shortDescription: 'Audit', ...product });
    const { products } = await effects();
    expect(products).toEqual(changes.length > 0 ? [{ id: 'p1', shortDescription: 'Audit', changes }] : []);
  });

  it('unless the business is not registered there', async () => {
    await registered({ taxRegistrations: { GST: '84512 3397 RT0001' }, supplyCategory: 'accounting' });
    await storeProduct('p1', { shortDescription: 'Audit' });
    expect(await effects()).toMatchObject({ changes: [], products: [] });
  });
});

it('reads all drafts at once, and products only if a change can concern them', async () => {
  await registered();
  for (let draft = 0; draft < 3; draft += 1) await aDraft();
  const getAll = vi.spyOn(table, 'getAll');
  const query = vi.spyOn(table, 'query');
  await effects(NO_NEWS);
  expect([getAll.mock.calls.length, query.mock.calls.length]).toEqual([1, 1]);
  await effects();
  expect([getAll.mock.calls.length, query.mock.calls.length]).toEqual([2, 3]);
  vi.restoreAllMocks();
});

it('says if it stopped at the limit', async () => {
  await registered({ supplyCategory: 'accounting' });
  const products = Array.from({ length: MAX_AFFECTED + 1 }, (_, index) => ({ id: `${index}`, shortDescription: 'A' }));
  const listProducts = async () => products;
  const { affected, ...others } = dependencies();
  const found = await readTaxEffects({ ...others, affected: { ...affected, listProducts } }, caller.businessId, NEWS);
  expect([found.products.length, found.isCapped]).toEqual([MAX_AFFECTED, true]);
  const listRows = vi.fn().mockResolvedValue(Array(MAX_AFFECTED + 1).fill({ sk: 'INVOICE#2026-03-01#now#id' }));
  const readInvoices = vi.fn().mockResolvedValue([]);
  const list = { listRows };
  const many = await readTaxEffects(
    { businesses, list, affected: { ...affected, readInvoices } },
    caller.businessId,
    NEWS,
  );
  expect(many.isCapped).toBe(true);
  expect(readInvoices.mock.calls[0]?.[0]).toHaveLength(MAX_AFFECTED);
});
