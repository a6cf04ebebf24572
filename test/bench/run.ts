import { benchBundles } from './bundles.ts';
import { benchCustomers } from './customers.ts';
import { benchEditor } from './editor.ts';
import type { Figure } from './figure.ts';
import { benchForgotPassword } from './forgot-password.ts';
import { benchInvoiceList } from './invoice-list.ts';
import { benchInvoicePdf } from './invoice-pdf.ts';
import { benchMemory } from './memory.ts';
import { benchOverdueSweep } from './overdue-sweep.ts';
import { benchPages } from './pages.ts';
import { benchSite } from './site.ts';
import { benchUserIndex } from './user-index.ts';

/** `npm run bench [name…]`: measures the budgets and prints each figure beside its budget. */
const BENCHES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'invoice-list': benchInvoiceList,
  customers: benchCustomers,
  'user-index': benchUserIndex,
  'overdue-sweep': benchOverdueSweep,
  bundles: benchBundles,
  site: benchSite,
  pages: benchPages,
  'invoice-pdf': benchInvoicePdf,
  editor: benchEditor,
  'forgot-password': benchForgotPassword,
  memory: benchMemory,
};

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await bench()));
}
console.table(figures.map(({ holds, ...figure }) => ({ ...figure, '': holds ? 'ok' : 'OVER' })));
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
