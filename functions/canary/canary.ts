import type { InvoiceInput } from '#shared/invoice/schema.ts';
import { callsTo } from './calls.ts';

/** The site to test, and the account to test it with. */
export type Canary = { siteUrl: string; email: string; password: string };

/** Number of the test invoice; deleting a draft makes its number available again. */
const NUMBER = 'CANARY';

/**
 * Does what a business and its customer do, through the public site: signs in, creates and reads an invoice, opens its
 * pay page, deletes it and signs out. Leaves no invoice behind, not even from an interrupted run, and sends nothing.
 * Throws an error that names the failed step.
 */
export async function tryProduct({ siteUrl, email, password }: Canary, now: Date): Promise<void> {
  const { call, open } = callsTo(siteUrl);
  const session = await call<Session>('POST /auth/login', { expect: 200, body: { email, password } });
  const token = session.access_token;
  try {
    const leftOver = await call<{ data: Listed[] }>(`GET /invoices?searchQuery=${NUMBER}`, { expect: 200, token });
    for (const { id } of leftOver.data.filter(({ invoiceNumber }) => invoiceNumber === NUMBER))
      await call(`DELETE /invoices/${id}`, { expect: 204, token });
    const { id } = await call<Listed>('POST /invoices', { expect: 201, token, body: anInvoice(now) });
    await call(`GET /invoices/${id}`, { expect: 200, token });
    await open(`/pay/${id}`);
    await call(`GET /invoices/${id}/public`, { expect: 200 });
    await call(`DELETE /invoices/${id}`, { expect: 204, token });
    await call(`GET /invoices/${id}/public`, { expect: 404 });
  } finally {
    await call('POST /auth/logout', { expect: 204, body: { refresh_token: session.refresh_token } });
  }
}

type Session = { access_token: string; refresh_token: string };
type Listed = { id: string; invoiceNumber: string };

function anInvoice(now: Date): InvoiceInput {
  const today = now.toISOString().slice(0, 10);
  return {
    invoiceNumber: NUMBER,
    issueDate: today,
    dueDate: today,
    currency: 'CAD',
    paymentMethod: 'card',
    billingName: 'Nobody',
    billingEmail: 'nobody@example.com',
    items: [{ name: 'A check of the service', quantity: 1, rate: 1 }],
  };
}
