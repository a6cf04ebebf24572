import { describe, expect, it } from 'vitest';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import { aJournaledInvoice, ISSUER, line, type Short, shortJournal } from '#test/support/journaled-invoices.ts';
import { RECORD } from '#test/support/taxed-record.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { journalOf } from './journal.ts';

describe('the sale of an invoice', () => {
  it('has its price and its taxes on the issue day, with what names it', () => {
    expect(journalOf(aJournaledInvoice({ customerId: 'c1', currency: 'USD' }))).toEqual([
      {
        ...{ on: '2026-01-05', kind: 'sale', currency: 'USD', place: 'QC' },
        ...{ invoiceId: RECORD.id, invoiceNumber: RECORD.invoiceNumber, customer: 'Café Léger', customerId: 'c1' },
        price: { taxable: 30_000, zeroRated: 0, exported: 0, exempt: 0, untaxed: 0 },
        taxes: [
          { code: 'GST', baseCents: 30_000, cents: 1_500 },
          { code: 'QST', baseCents: 30_000, cents: 2_993 },
        ],
      },
    ]);
  });

  it('shares discount and shipping out over lines that a return takes differently', () => {
    const items = [
      line(600, { taxTreatment: 'noPst' }),
      line(250.5, { taxTreatment: 'taxable' }),
      line(19.99, { taxTreatment: 'exempt' }),
    ];
    const [sale] = journalOf(
      aJournaledInvoice({
        billingProvince: 'BC',
        items,
        discountType: 'fixed',
        discountValue: 50,
        shippingValue: 15,
        shippingType: 'fixed',
      }),
    );
    expect(sale).toMatchObject({
      place: 'BC',
      price: { taxable: 81_631, zeroRated: 0, exported: 0, exempt: 1_918, untaxed: 0 },
      taxes: [
        { code: 'GST', cents: 4_082, baseCents: 81_631 },
        { code: 'PST_BC', cents: 1_683 },
      ],
    });
  });

  it.each<[what: string, changes: Partial<InvoiceRecord>, issuer: TaxIssuer | undefined, sale: Short]>([
    [
      'of a zero-rated line',
      { items: [line(10, { taxTreatment: 'zeroRated' })] },
      ISSUER,
      { price: { zeroRated: 1_000 } },
    ],
    ['of an export', { items: [line(10, { taxTreatment: 'export' })] }, ISSUER, { price: { exported: 1_000 } }],
    [
      'to a customer abroad, who has an exempt line, too',
      { billingCountry: 'France', billingProvince: '', items: [line(10), line(2, { taxTreatment: 'exempt' })] },
      ISSUER,
      { price: { exported: 1_000, exempt: 200 } },
    ],
    [
      'to an exempt customer',
      { billingProvince: 'AB', taxExemptions: [{ tax: 'GST', reason: 'First Nations', number: '1' }] },
      ISSUER,
      { price: { taxable: 30_000 } },
    ],
    ['without a registration', {}, {}, { price: { untaxed: 30_000 } }],
    ['abroad without a registration', { billingCountry: 'France' }, {}, { price: { untaxed: 30_000 } }],
    [
      'with a tax of its own',
      { taxMode: 'custom', taxType: 'percentage', taxValue: 10 },
      ISSUER,
      { price: { untaxed: 30_000 }, ownTaxCents: 3_000 },
    ],
    ['of nothing', { items: [line(0)] }, ISSUER, { price: {}, taxes: { GST: 0, QST: 0 } }],
  ])('%s', (_, changes, issuer = {}, sale) => {
    expect(shortJournal(aJournaledInvoice(changes, { issuer }))).toEqual([{ on: '2026-01-05', kind: 'sale', ...sale }]);
  });

  it.each<[what: string, changes: Partial<InvoiceRecord>, issuer: TaxIssuer, place: string]>([
    ['is where it is delivered', { supplyProvince: 'BC' }, ISSUER, 'BC'],
    ['is abroad', { billingProvince: '', billingCountry: 'France' }, ISSUER, 'abroad'],
    ['follows from a tax if its customer has no address', { billingProvince: '' }, ISSUER, 'QC'],
    ['is unknown', { billingProvince: '' }, { ...ISSUER, province: 'ON' }, 'unknown'],
  ])('its place %s', (_, changes, issuer, place) => {
    expect(journalOf(aJournaledInvoice(changes, { issuer }))).toMatchObject([{ place }]);
  });

  it.each<[what: string, changes: Partial<InvoiceRecord>]>([
    ['a draft', { status: 'DRAFT' }],
    ['a deposit request', { isDeposit: true, paidCents: 30_000 }],
    ['an invoice that was cancelled by hand', { status: 'CANCELLED' }],
  ])('is nothing of %s', (_, changes) => {
    expect(journalOf({ ...aJournaledInvoice(), ...changes })).toEqual([]);
  });
});
