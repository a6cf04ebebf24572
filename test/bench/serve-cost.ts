import type { Context } from 'aws-lambda';
import type { HttpEvent } from '#functions/http/event.ts';
import { serve } from '#functions/http/serve.ts';
import { routes } from '#shared/api/route.ts';
import { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { someItems } from '#test/support/a-public-invoice.ts';

const CALLS = 2_000;
const ROUNDS = 40;

const LINES = someItems(10);

const INPUT: InvoiceInput = {
  invoiceNumber: 'INV-1',
  issueDate: '2026-03-01',
  dueDate: '2026-03-31',
  currency: 'CAD',
  paymentMethod: 'bank',
  billingName: 'Café Léger',
  billingEmail: 'billing@example.com',
  items: LINES.map(({ amount, ...item }) => item),
};

const INVOICE: Invoice = {
  ...INPUT,
  id: 'an-invoice',
  items: LINES,
  status: 'DRAFT',
  version: 1,
  subtotal: 1_000,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 1_000,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
};

const echo = serve(
  routes({
    echo: {
      call: 'POST /echo',
      access: 'public',
      whyPublic: 'test',
      summary: 'Takes an invoice and returns one',
      body: InvoiceInput,
      response: Invoice,
    },
  }),
  { findCaller: async () => null, record: async () => {} },
  { echo: async () => INVOICE },
);

// Prints what `serve` adds to parsing and writing JSON, in microseconds a call.
process.env.LOG_LEVEL = 'error';
const body = JSON.stringify(INPUT);
const event = { routeKey: 'POST /echo', body, headers: {}, requestContext: { requestId: 'bench' } };
const call = () => echo(event as unknown as HttpEvent, {} as Context);
const result = await call();
if (result.statusCode !== 200) throw new Error(`The call returned ${result.statusCode}: ${result.body}`);
const bare = async () => ({ read: JSON.parse(body), written: JSON.stringify(INVOICE) });
// The minimum of many rounds, since other load only adds to it.
let [served, alone] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
for (let round = 0; round < ROUNDS; round += 1) {
  served = Math.min(served, await cpuOf(call));
  alone = Math.min(alone, await cpuOf(bare));
}
console.log(served - alone);

/** CPU time of a call in microseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}
