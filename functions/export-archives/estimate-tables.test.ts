import { expect, it } from 'vitest';
import { archiveTextsFor } from './archive-texts-for.ts';
import { type Columns, csvOf } from './csv-file.ts';
import { ESTIMATE_COLUMNS, ESTIMATE_LINE_COLUMNS, estimateLinesOf, statedOn } from './estimate-tables.ts';
import type { ExportedEstimate } from './records.ts';

const ESTIMATE: ExportedEstimate = {
  ...{ id: 'est1', version: 4, createdAt: '2026-03-01T20:00:00.000Z', updatedAt: '2026-03-01T20:00:00.000Z' },
  ...{ invoiceNumber: 'EST-7', issueDate: '2026-03-01', dueDate: '2026-03-31', billingName: 'Café Léger' },
  status: 'ACCEPTED',
  sentVersion: 2,
  currency: 'CAD',
  items: [
    { name: 'Deck', quantity: 2, rate: 100, unit: 'h', amount: 200 },
    { name: 'Stairs', quantity: 1, rate: 50, amount: 50, choice: 'optional' },
    { name: 'Cedar', quantity: 1, rate: 80, amount: 80, choice: { group: 'Wood' }, chosen: true },
  ],
  ...{ subtotal: 280, discount: 0, shipping: 0, tax: 14, total: 294 },
  taxes: [{ code: 'GST', ratePercent: 5, baseAmount: 280, amount: 14, rule: '' }],
  answer: { outcome: 'ACCEPTED', version: 2, at: '2026-03-05T20:00:00.000Z', name: 'Mai Tran', reference: 'PO-7' },
  deposit: { id: 'dep1', invoiceNumber: 'INV-3', amount: 50 },
  invoices: [
    { id: 'inv1', invoiceNumber: 'INV-4', share: 30 },
    { id: 'inv2', invoiceNumber: 'INV-5', share: 20 },
  ],
  customFields: [{ label: 'Site', value: 'Lake', isPrinted: true }],
  ...{ events: [], versions: [] },
};

async function* only<Row>(row: Row) {
  yield row;
}

async function tableOf<Row>(language: 'en' | 'fr', columns: Columns<Row>, rows: AsyncIterable<Row>) {
  let csv = '';
  const reading = { timeZone: 'America/Vancouver', texts: archiveTextsFor(language) };
  for await (const text of csvOf(columns, rows, reading)) csv += text;
  return csv.replace('\uFEFF', '').trim().split('\r\n');
}

/** The cells of an estimate by their headings. */
async function cellsOf(changes: Partial<ExportedEstimate> = {}, { language = 'en', today = '2026-04-01' } = {}) {
  const rows = statedOn(today, only({ ...ESTIMATE, ...changes }));
  const [head = '', row = ''] = await tableOf(language === 'fr' ? 'fr' : 'en', ESTIMATE_COLUMNS, rows);
  const cells = row.split(',');
  return Object.fromEntries(head.split(',').map((name, place) => [JSON.parse(name), cells[place]]));
}

it('has an estimate in a row, with the answer and what came of it', async () => {
  expect(await cellsOf()).toMatchObject({
    ...{ Number: '"EST-7"', Status: '"PARTLY_INVOICED"', Date: '"2026-03-01"', 'Valid until': '"2026-03-31"' },
    ...{ Customer: '"Café Léger"', Currency: '"CAD"', Subtotal: '280.00', Tax: '14.00', GST: '14.00', Total: '294.00' },
    ...{ Version: '2', 'Decided at': '"2026-03-05T12:00:00-08:00"', 'Accepted by': '"Mai Tran"', Reference: '"PO-7"' },
    ...{ Deposit: '"INV-3"', Invoices: '"INV-4; INV-5"', 'Custom fields': '"Site: Lake"', Id: '"est1"' },
  });
});

it('calls an estimate what its list calls it on that day', async () => {
  const sent = { status: 'SENT', invoices: undefined, answer: undefined } as const;
  expect((await cellsOf(sent, { today: '2026-03-31' })).Status).toBe('"SENT"');
  expect((await cellsOf(sent)).Status).toBe('"EXPIRED"');
  expect((await cellsOf({ isInvoiced: true }, { language: 'fr' })).Statut).toBe('"Facturée"');
});

it('has its lines, with what was offered and what was chosen', async () => {
  expect(await tableOf('en', ESTIMATE_LINE_COLUMNS, estimateLinesOf(only(ESTIMATE)))).toEqual([
    '"Estimate number","Line","Name","Description","Quantity","Rate","Amount","Currency","Unit","Choice","Included"',
    '"EST-7",1,"Deck","",2,100.00,200.00,"CAD","h","","yes"',
    '"EST-7",2,"Stairs","",1,50.00,50.00,"CAD","","optional","no"',
    '"EST-7",3,"Cedar","",1,80.00,80.00,"CAD","","Wood","yes"',
  ]);
  const [head, , optional] = await tableOf('fr', ESTIMATE_LINE_COLUMNS, estimateLinesOf(only(ESTIMATE)));
  expect(head).toMatch(/^"Numéro de soumission",.*"Choix","Comprise"$/);
  expect(optional).toMatch(/"facultative","non"$/);
});
