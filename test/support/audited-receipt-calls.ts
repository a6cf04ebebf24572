import type { AuditedCall } from './audited-account-calls.ts';
import { aCustomer, aReceipt, aSentInvoice, aStoredReceipt, type Person } from './given.ts';
import { aPaidDeposit } from './given-deposit.ts';

/** The audited calls that concern money beyond one invoice. */
export const AUDITED_RECEIPT_CALLS = {
  'POST /receipts': async (owner) => {
    const { id: customerId, name } = await aCustomer(owner);
    const answer = await owner.call('POST', '/receipts', { body: aReceipt({ customerId }) });
    return { answer, label: name, fields: ['currency', 'receivedCents', 'creditCents'] };
  },
  'POST /receipts/{id}/applications': async (owner) => {
    const { id, customerId } = await aStoredReceipt(owner);
    const invoice = await aSentInvoice(owner, { customerId });
    const body = { applications: [{ invoiceId: invoice.id, amount: 10 }] };
    const answer = await owner.call('POST', `/receipts/${id}/applications`, { body });
    return { answer, label: invoice.invoiceNumber, fields: ['paidCents'] };
  },
  'POST /invoices/{id}/deposits': async (owner) => {
    const { id: depositId, customerId, invoiceNumber } = await aPaidDeposit(owner, 10);
    const invoice = await aSentInvoice(owner, { customerId });
    const body = { id: crypto.randomUUID(), depositId };
    const answer = await owner.call('POST', `/invoices/${invoice.id}/deposits`, { body });
    return { answer, label: invoiceNumber, fields: ['returnedCents'] };
  },
  'POST /invoices/{id}/forfeit': async (owner) => {
    const { id } = await aPaidDeposit(owner, 10);
    const answer = await owner.call('POST', `/invoices/${id}/forfeit`, { body: { id: crypto.randomUUID() } });
    return { answer, label: String(answer.body.invoiceNumber), fields: ['totalCents'] };
  },
  'POST /receipts/{id}/return': async (owner) => {
    const { id, customer } = await aStoredReceipt(owner);
    const body = { id: crypto.randomUUID(), amount: 10 };
    const answer = await owner.call('POST', `/receipts/${id}/return`, { body });
    return { answer, label: customer, fields: ['creditCents'] };
  },
  'POST /receipts/{id}/void': async (owner) => {
    const { id, customer } = await aStoredReceipt(owner);
    const answer = await owner.call('POST', `/receipts/${id}/void`, { body: {} });
    return { answer, label: customer, fields: ['receivedCents', 'creditCents'] };
  },
} satisfies Record<string, (owner: Person) => Promise<AuditedCall>>;
