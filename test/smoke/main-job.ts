import { callsTo } from '#functions/canary/calls.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SmokeCheck } from './checks.ts';

/** An account of the site: its email is confirmed, its company and payment settings are entered. */
export type SmokeAccount = { email: string; password: string };

/** SES takes what is sent here, and delivers it to nobody. */
const MAILBOX_SIMULATOR = 'success@simulator.amazonses.com';

/** That the account can write an invoice and send it, and that its recipient sees it. It stays, cancelled. */
export function mainJob({ email, password }: SmokeAccount): SmokeCheck {
  return {
    fact: 'an invoice is written, sent, opened and printed',
    findFault: async (site) => {
      const { call, open } = callsTo(site);
      const session = await call<Session>('POST /auth/login', { expect: 200, body: { email, password } });
      const token = session.access_token;
      try {
        const { id } = await call<Invoice>('POST /invoices', { expect: 201, token, body: anInvoice() });
        await call(`POST /invoices/${id}/send`, { expect: 200, token, body: {} });
        await open(`/pay/${id}`);
        const { status } = await call<Invoice>(`GET /invoices/${id}/public`, { expect: 200 });
        const pdf = await fetch(`${site}/api/invoices/${id}/pdf`);
        await call(`PATCH /invoices/${id}`, { expect: 200, token, body: { status: 'CANCELLED' } });
        if (status !== 'SENT') return `The invoice is ${status} instead of SENT`;
        return pdf.headers.get('content-type') === 'application/pdf' ? undefined : `The PDF returned ${pdf.status}`;
      } finally {
        await call('POST /auth/logout', { expect: 204, body: { refresh_token: session.refresh_token } });
      }
    },
  };
}

type Session = { access_token: string; refresh_token: string };

function anInvoice() {
  const today = new Date().toISOString().slice(0, 10);
  return {
    invoiceNumber: `SMOKE-${Date.now()}`,
    issueDate: today,
    dueDate: today,
    currency: 'CAD',
    paymentMethod: 'e-transfer',
    billingName: 'Smoke test',
    billingEmail: MAILBOX_SIMULATOR,
    items: [{ name: 'Smoke test', quantity: 1, rate: 1 }],
  };
}
