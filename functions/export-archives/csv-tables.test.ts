import { expect, it } from 'vitest';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { CsvFormat } from '#shared/csv.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import { archiveTextsFor } from './archive-texts-for.ts';
import { csvOf } from './csv-file.ts';
import {
  CREDIT_NOTE_COLUMNS,
  CUSTOMER_COLUMNS,
  INVOICE_COLUMNS,
  LINE_COLUMNS,
  PAYMENT_COLUMNS,
  PRODUCT_COLUMNS,
} from './csv-tables.ts';
import type { ExportedEntry, ExportedInvoice } from './invoices.ts';

const READING = { timeZone: 'America/Vancouver', texts: archiveTextsFor('en') };
const IN_FRENCH = { ...READING, texts: archiveTextsFor('fr') };

type ColumnsOf<Row> = Parameters<typeof csvOf<Row>>[0];

async function linesIn<Row>(reading: typeof READING, columns: ColumnsOf<Row>, records: Row[]) {
  async function* rows() {
    yield* records;
  }
  let csv = '';
  for await (const text of csvOf(columns, rows(), reading)) csv += text;
  return csv.replace('\uFEFF', '').trim().split('\r\n');
}

const rowsOf = async <Row>(columns: ColumnsOf<Row>, ...records: Row[]) =>
  (await linesIn(READING, columns, records)).slice(1);
const frenchRowsOf = async <Row>(columns: ColumnsOf<Row>, ...records: Row[]) =>
  (await linesIn(IN_FRENCH, columns, records)).slice(1).map((line) => line.replaceAll('\u00a0', '_'));

const HEADINGS = {
  customers: [
    CUSTOMER_COLUMNS,
    'Name,Email,Phone,Address,City,Province or state,Postal code,Country,Added,Language,Tax exemptions,PO number,Internal notes,Id,' +
      'Payment terms,Payment method,Notes',
    'Nom,Courriel,Téléphone,Adresse,Ville,Province ou État,Code postal,Pays,Date d’ajout,Langue,Exemptions de taxe,' +
      'Numéro de bon de commande,Notes internes,Identifiant,Modalités de paiement,Mode de paiement,Remarques',
  ],
  products: [
    PRODUCT_COLUMNS,
    'Short description,Detailed description,Price,Added,Tax,Kind,Unit',
    'Description courte,Description détaillée,Prix,Date d’ajout,Taxe,Type,Unité',
  ],
  invoices: [
    INVOICE_COLUMNS,
    'Number,Status,Issue date,Due date,Customer,Email,Phone,Address,City,Province or state,Postal code,Country,' +
      'Currency,Subtotal,Discount,Shipping,Tax,GST,HST,QST,PST BC,PST SK,RST MB,Other tax,Total,Payment method,' +
      'Paid on,Paid at,Payment terms,Notes,PO number,Introduction,Internal notes,Customer id,Custom fields,Kind',
    'Numéro,Statut,Date de facturation,Date d’échéance,Client,Courriel du client,Téléphone du client,' +
      'Adresse du client,Ville du client,Province du client,Code postal du client,Pays du client,Devise,Sous-total,' +
      'Rabais,Livraison,Taxes,TPS,TVH,TVQ,TVP (C.-B.),TVP (Sask.),TVD (Man.),Autre taxe,Total,Mode de paiement,' +
      'Date de paiement,Date et heure de paiement,Modalités de paiement,Remarques,Numéro de bon de commande,Introduction,Notes internes,Identifiant du client,Champs personnalisés,Type',
  ],
  'invoice items': [
    LINE_COLUMNS,
    'Invoice number,Line,Name,Description,Quantity,Rate,Amount,Currency,Unit',
    'Numéro de facture,Ligne,Description courte,Description détaillée,Quantité,Prix,Montant,Devise,Unité',
  ],
  payments: [
    PAYMENT_COLUMNS,
    'Invoice number,Date,Kind,Method,Currency,Amount,State,Reference,Note,Reason,Recorded by,Recorded at,Voided by,' +
      'Voided at,Id,Of payment,Receipt,Credit applied on,Deposit',
    'Numéro de facture,Date,Type,Mode de paiement,Devise,Montant,État,Référence,Note,Motif,Inscrit par,Inscrit le,' +
      'Annulé par,Annulé le,Identifiant,Paiement associé,Encaissement,Crédit appliqué le,Acompte',
  ],
  'credit notes': [
    CREDIT_NOTE_COLUMNS,
    'Number,Invoice number,Date,Currency,Subtotal,Tax,GST,HST,QST,PST BC,PST SK,RST MB,Other tax,Total,Reason,' +
      'Created by,Created at,Id,Of refund',
    'Numéro,Numéro de facture,Date,Devise,Sous-total,Taxes,TPS,TVH,TVQ,TVP (C.-B.),TVP (Sask.),TVD (Man.),Autre taxe,' +
      'Total,Motif,Créée par,Créée le,Identifiant,Remboursement associé',
  ],
} as const;

it.each(Object.entries(HEADINGS))('heads the table of %s in the language of who asks', async (_, [columns, en, fr]) => {
  const quoted = (names: string) => [`"${names.replaceAll(',', '","')}"`];
  expect(await linesIn(READING, columns as ColumnsOf<never>, [])).toEqual(quoted(en));
  expect(await linesIn(IN_FRENCH, columns as ColumnsOf<never>, [])).toEqual(quoted(fr));
});

const RECORD = { id: 'a', createdAt: '2026-03-01T20:00:00.000Z', version: 1 };

it('ends a customer with language, exemptions, PO number, internal notes and what their invoices start with, if any', async () => {
  const old: Customer = { ...RECORD, name: 'Ann', email: 'ann@example.com' };
  const exempt: Customer = {
    ...old,
    language: 'fr',
    taxExemptions: [
      { tax: 'GST', reason: 'Diplomat' },
      { tax: 'RST_MB', reason: 'Resale', number: '123456-7', validTo: '2027-03-31' },
    ],
    poNumber: 'PO-7',
    internalNotes: 'Ask Bo\nfirst',
    paymentTerms: 'Payment is due within 15 days of the invoice date.',
    paymentMethod: 'e-transfer',
    additionalNotes: 'Thanks, Ann!',
  };
  expect(await rowsOf(CUSTOMER_COLUMNS, old, exempt)).toEqual([
    '"Ann","ann@example.com","","","","","","","2026-03-01T12:00:00-08:00","","","","","a","","",""',
    '"Ann","ann@example.com","","","","","","","2026-03-01T12:00:00-08:00","French",' +
      '"GST/HST: Diplomat; RST (Manitoba): Resale, 123456-7, until 2027-03-31","PO-7","Ask Bo\nfirst","a",' +
      '"Payment is due within 15 days of the invoice date.","e-transfer","Thanks, Ann!"',
  ]);
  expect(await frenchRowsOf(CUSTOMER_COLUMNS, exempt)).toEqual([
    '"Ann","ann@example.com","","","","","","","2026-03-01T12:00:00-08:00","Français",' +
      '"TPS/TVH_: Diplomat; TVD (Manitoba)_: Resale, 123456-7, jusqu’au 2027-03-31","PO-7","Ask Bo\nfirst","a",' +
      '"Paiement exigible dans les 15 jours suivant la date de facturation.","Virement Interac","Thanks, Ann!"',
  ]);
});

it('ends a product with its treatment, category and unit, if any', async () => {
  const old: Product = { ...RECORD, shortDescription: 'Logo', detailedDescription: 'A logo', price: 5 };
  const legal: Product = { ...old, taxTreatment: 'noPst', supplyCategory: 'legal', unit: 'h' };
  expect(await rowsOf(PRODUCT_COLUMNS, old, legal)).toEqual([
    '"Logo","A logo",5.00,"2026-03-01T12:00:00-08:00","","",""',
    '"Logo","A logo",5.00,"2026-03-01T12:00:00-08:00","No PST or RST","Legal services","h"',
  ]);
  expect(await frenchRowsOf(PRODUCT_COLUMNS, legal)).toEqual([
    '"Logo","A logo",5.00,"2026-03-01T12:00:00-08:00","Sans TVP ni TVD","Services juridiques","h"',
  ]);
});

type LedgerEntry = ExportedEntry & { number: string };

it('lists each entry of a ledger with its state', async () => {
  const own = { currency: 'CAD', on: '2026-03-01', at: '2026-03-01T12:00:00Z', number: 'INV-1' } as const;
  const cash = { ...own, id: 'p1', kind: 'payment', method: 'cash', amount: 344.95, by: 'ann@example.com' } as const;
  const refund = { ...own, id: 'r1', kind: 'refund', method: 'card', amount: 45, paymentId: 'pi_1' } as const;
  const entries: LedgerEntry[] = [
    { ...cash, note: 'At the desk', voidedAt: '2026-03-02T12:00:00Z', voidedBy: 'bo@example.com', reason: 'Twice' },
    { ...cash, id: 'p1-rounding', kind: 'rounding', amount: -0.02, paymentId: 'p1' },
    { ...refund, status: 'pending', reason: 'Returned goods' },
    { ...refund, id: 'dp_1', kind: 'dispute', stage: 'INQUIRY_CLOSED' },
    { ...refund, id: 'dp_2', kind: 'dispute', method: 'debit', stage: 'LOST' },
  ];
  expect(await rowsOf(PAYMENT_COLUMNS, ...entries)).toEqual([
    '"INV-1","2026-03-01","Payment","Cash","CAD",344.95,"voided","","At the desk","Twice","ann@example.com",' +
      '"2026-03-01T04:00:00-08:00","bo@example.com","2026-03-02T04:00:00-08:00","p1","","","",""',
    '"INV-1","2026-03-01","Rounding","Cash","CAD",-0.02,"","","","","ann@example.com",' +
      '"2026-03-01T04:00:00-08:00","","","p1-rounding","p1","","",""',
    '"INV-1","2026-03-01","Refund","Card","CAD",45.00,"pending","","","Returned goods","",' +
      '"2026-03-01T04:00:00-08:00","","","r1","pi_1","","",""',
    '"INV-1","2026-03-01","Dispute","Card","CAD",45.00,"inquiry closed","","","","",' +
      '"2026-03-01T04:00:00-08:00","","","dp_1","pi_1","","",""',
    '"INV-1","2026-03-01","Returned by the bank","Pre-authorized debit","CAD",45.00,"","","","","",' +
      '"2026-03-01T04:00:00-08:00","","","dp_2","pi_1","","",""',
  ]);
  const french = await frenchRowsOf(PAYMENT_COLUMNS, ...entries);
  expect(french.map((row) => row.split(',').filter((_, column) => [2, 3, 6].includes(column)))).toEqual([
    ['"Paiement"', '"Comptant"', '"annulé"'],
    ['"Arrondissement"', '"Comptant"', '""'],
    ['"Remboursement"', '"Carte"', '"en attente"'],
    ['"Contestation"', '"Carte"', '"demande de la banque close"'],
    ['"Retour par la banque"', '"Débit préautorisé"', '""'],
  ]);
});

const INVOICE: ExportedInvoice = {
  ...{ invoiceNumber: 'INV-1', status: 'PAID', issueDate: '2026-12-01', dueDate: '2026-12-31', currency: 'CAD' },
  ...{ billingName: 'Ann', subtotal: 100, discount: 0, shipping: 0, paymentMethod: 'e-transfer' },
  ...{ tax: 0, total: 100, id: 'i', version: 1, createdAt: '2026-12-01T20:00:00Z', updatedAt: '2026-12-01T20:00:00Z' },
  ...{ items: [], history: [], payments: [], creditNotes: [], reach: { deliveries: [] } },
};
const aTax = (code: TaxCode, amount: number) => ({ code, amount, ratePercent: 1, baseAmount: 100, rule: 'test' });

/** The columns of a row by their names. */
async function cellsOf<Row>(columns: Parameters<typeof csvOf<Row>>[0], record: Row, csvFormat?: CsvFormat) {
  async function* rows() {
    yield record;
  }
  const lines: string[][] = [];
  const by = csvFormat === 'semicolon' ? ';' : ',';
  for await (const text of csvOf(columns, rows(), { ...READING, csvFormat })) {
    lines.push(
      text
        .replace('\uFEFF', '')
        .trim()
        .split(by)
        .map((cell) => cell.replaceAll('"', '')),
    );
  }
  const [names = [], cells = []] = lines;
  return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
}

it('has the words of an invoice in the language of who asks; what people typed stays', async () => {
  const invoice = {
    ...INVOICE,
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
    additionalNotes: 'Thanks',
  };
  const [row = ''] = await rowsOf(INVOICE_COLUMNS, invoice);
  for (const cell of ['"PAID"', '"e-transfer"', `"${invoice.paymentTerms}"`, '"Thanks"']) expect(row).toContain(cell);
  const [french = ''] = await frenchRowsOf(INVOICE_COLUMNS, invoice);
  const terms = '"Paiement exigible dans les 30 jours suivant la date de facturation."';
  for (const cell of ['"Payée"', '"Virement Interac"', terms, '"Thanks"']) expect(french).toContain(cell);
});

it('has a column for each tax of an invoice, and the days and times of the business', async () => {
  const taxes = [aTax('GST', 5), aTax('PST_BC', 7)];
  const invoice = { ...INVOICE, tax: 12, taxes, total: 112, paidAt: '2027-01-01T03:30:00.000Z' };
  const row = {
    ...{ Tax: '12.00', GST: '5.00', HST: '0.00', QST: '0.00', 'PST BC': '7.00', 'PST SK': '0.00', 'RST MB': '0.00' },
    ...{ 'Other tax': '0.00', 'Paid on': '2026-12-31', 'Paid at': '2026-12-31T20:30:00-07:00' },
  };
  expect(await cellsOf(INVOICE_COLUMNS, invoice)).toMatchObject(row);
  expect(await cellsOf(INVOICE_COLUMNS, invoice, 'semicolon')).toMatchObject({ Tax: '12,00', 'PST BC': '7,00' });
});

it('has a tax that was typed in a column of its own', async () => {
  const row = { Tax: '9.99', GST: '0.00', 'Other tax': '9.99', 'Paid on': '', 'Paid at': '' };
  expect(await cellsOf(INVOICE_COLUMNS, { ...INVOICE, tax: 9.99, total: 109.99 })).toMatchObject(row);
});

it('has a column for each tax of a credit note', async () => {
  const credit = { id: 'c', number: 'CN-1', on: '2026-12-31', at: '2026-12-31T12:00:00Z', subtotal: 10, of: INVOICE };
  const taxes = [aTax('GST', 0.5), aTax('QST', 1)];
  expect(await cellsOf(CREDIT_NOTE_COLUMNS, { ...credit, amount: 11.5, taxes })).toMatchObject({
    ...{ Tax: '1.50', GST: '0.50', QST: '1.00', 'Other tax': '0.00' },
  });
  expect(await cellsOf(CREDIT_NOTE_COLUMNS, { ...credit, amount: 11.5 })).toMatchObject({
    ...{ Tax: '1.50', GST: '0.00', 'Other tax': '1.50' },
  });
});

it('has a column for each text of an invoice, those of its customer first', async () => {
  const row = await cellsOf(INVOICE_COLUMNS, { ...INVOICE, billingZip: 'T2P', paymentTerms: 'Now', poNumber: 'PO-1' });
  expect(row).toMatchObject({ Customer: 'Ann', 'Postal code': 'T2P', 'Payment terms': 'Now', 'PO number': 'PO-1' });
  expect(Object.keys(row).indexOf('Postal code')).toBeLessThan(Object.keys(row).indexOf('Currency'));
});
