import { benchBundles } from './bundles.ts';
import { benchCharges } from './charges.ts';
import { benchCustomerAccount } from './customer-account.ts';
import { benchCustomers } from './customers.ts';
import { benchDialogs } from './dialogs.ts';
import { benchEditor } from './editor.ts';
import type { Figure } from './figure.ts';
import { benchForgotPassword } from './forgot-password.ts';
import { benchInvoiceList } from './invoice-list.ts';
import { benchInvoicePdf } from './invoice-pdf.ts';
import { benchInvoiceWrites } from './invoice-writes.ts';
import { benchLook } from './look.ts';
import { benchMemory } from './memory.ts';
import { benchOverdueSweep } from './overdue-sweep.ts';
import { benchPages } from './pages.ts';
import { benchReceipts } from './receipts.ts';
import { benchReports } from './reports.ts';
import { benchSeriesRuns } from './series-runs.ts';
import { benchServe } from './serve.ts';
import { benchSite } from './site.ts';
import { benchStart } from './start.ts';
import { benchUserIndex } from './user-index.ts';

/** `npm run bench [name…]`: measures the budgets and prints each figure beside its budget. */
const BENCHES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'invoice-list': benchInvoiceList,
  'invoice-writes': benchInvoiceWrites,
  receipts: benchReceipts,
  reports: benchReports,
  customers: benchCustomers,
  'customer-account': benchCustomerAccount,
  'user-index': benchUserIndex,
  'overdue-sweep': benchOverdueSweep,
  'series-runs': benchSeriesRuns,
  charges: benchCharges,
  serve: benchServe,
  bundles: benchBundles,
  site: benchSite,
  look: benchLook,
  pages: benchPages,
  'invoice-pdf': benchInvoicePdf,
  editor: benchEditor,
  dialogs: benchDialogs,
  start: benchStart,
  'forgot-password': benchForgotPassword,
  memory: benchMemory,
};

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await bench()));
}
console.table(figures.map(({ holds, why, ...figure }) => ({ ...figure, '': holds ? 'ok' : 'OVER' })));
const reasons = Map.groupBy(figures, ({ why }) => why);
for (const [why, rows] of reasons) {
  if (why) console.log(`${[...new Set(rows.map(({ work }) => work))].join('; ')}:\n  ${why}`);
}
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
