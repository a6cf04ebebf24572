import type { QueryClient } from '@tanstack/react-query';
import { HOLDING } from '#shared/invoice/readiness.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { fromCents } from '#shared/money.ts';
import type { ManualMethod } from '#shared/payment-methods.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { settlingCents } from '#web/parts/payments/payable.ts';
import type { BulkAction } from './jobs.ts';
import { t } from './texts.en.ts';

/** Why an invoice should be looked at first, as a text for the user. */
export class HeldBack extends Error {}

/** How the payments were received. */
export type Received = { readonly method: ManualMethod; readonly paidOn: string; readonly sendReceipt: boolean };

type Calls = { client: QueryClient; received: Received; paymentIdOf: (invoiceId: string) => string };

/** Does an action for one invoice, with the calls of its own dialog. */
export function runOne(action: BulkAction, { client, received, paymentIdOf }: Calls) {
  return async (invoice: InvoiceListItem, isRetry: boolean): Promise<unknown> => {
    const { id } = invoice;
    if (action === 'delete') return nullWhenMissing(call('DELETE /invoices/{id}', { id }));
    if (action === 'remind') return call('POST /invoices/{id}/reminder', { id, body: { action: 'send' } });
    if (action === 'send') return send(client, id, isRetry);
    const { method, paidOn, sendReceipt } = received;
    const body = {
      id: paymentIdOf(id),
      method,
      paidOn,
      amount: fromCents(settlingCents(invoice, method)),
      ...(sendReceipt && invoice.billingEmail && { sendReceipt }),
    };
    return call('POST /invoices/{id}/payments', { id, body });
  };
}

async function send(client: QueryClient, id: string, isRetry: boolean): Promise<void> {
  // The response of the first attempt may have been lost.
  if (isRetry && (await call('GET /invoices/{id}', { id })).status !== 'DRAFT') return;
  // As in the dialog, a failed check must not keep an invoice from being sent.
  const readiness = await client.fetchQuery(readinessQuery(id)).catch(() => undefined);
  if (readiness?.findings.some((finding) => HOLDING.has(finding))) throw new HeldBack(t.held);
  await call('POST /invoices/{id}/send', { id });
}
