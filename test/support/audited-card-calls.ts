import { aCustomerWithCard, anInvoiceChargedLater } from './a-saved-card.ts';
import type { AuditedCall } from './audited-account-calls.ts';
import { call } from './client.ts';
import type { Person } from './given.ts';

/** The audited calls that concern saved cards and the charges of them. */
export const AUDITED_CARD_CALLS = {
  'DELETE /customers/{id}/saved-card': async (owner) => {
    const { customer } = await aCustomerWithCard(owner);
    const answer = await owner.call('DELETE', `/customers/${customer.id}/saved-card`);
    return { answer, label: customer.name, fields: ['savedCard'] };
  },
  'DELETE /invoices/{id}/saved-card': async (owner) => {
    const { customer, invoice } = await anInvoiceChargedLater(owner);
    const answer = await call('DELETE', `/invoices/${invoice.id}/saved-card`);
    return { answer, by: null, hasAddress: true, label: customer.name, fields: ['savedCard'] };
  },
  'POST /invoices/{id}/charge': async (owner) => {
    const { invoice } = await anInvoiceChargedLater(owner);
    const answer = await owner.call('POST', `/invoices/${invoice.id}/charge`, { body: { action: 'stop' } });
    return { answer, label: invoice.invoiceNumber, outcome: 'invoice.stop-charge' };
  },
} as const satisfies Record<string, (owner: Person) => Promise<AuditedCall>>;
