import * as z from 'zod';
import { Invoice } from '#shared/invoice/schema.ts';
import { InvoicePayments, VoidInput } from '#shared/ledger/schema.ts';
import { DepositInput, ForfeitInput } from '#shared/receipt/deposit.ts';
import { ApplicationsInput, CustomerReceipts, Receipt, ReceiptInput, ReturnInput } from '#shared/receipt/schema.ts';
import { PageQuery } from './page.ts';
import { routes } from './route.ts';

/** A page of a customer’s receipts. */
export const ReceiptListQuery = PageQuery.omit({ search: true }).extend({
  customerId: z.string().regex(/^\w{1,64}$/, { error: 'supported' }),
});
export type ReceiptListQuery = z.infer<typeof ReceiptListQuery>;

export const receiptRoutes = routes({
  list: {
    call: 'GET /receipts',
    access: 'reader',
    summary: 'List the receipts of a customer, newest first, with their credit',
    query: ReceiptListQuery,
    response: CustomerReceipts,
    errors: ['NOT_FOUND'],
  },
  record: {
    call: 'POST /receipts',
    access: 'member',
    audit: 'receipt.record',
    summary: 'Record one payment for several invoices of a customer; the rest of it is credit',
    body: ReceiptInput,
    response: Receipt,
    errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_FAILED', 'UNAVAILABLE'],
  },
  get: {
    call: 'GET /receipts/{id}',
    access: 'reader',
    summary: 'Get a receipt with the invoices it pays',
    response: Receipt,
  },
  apply: {
    call: 'POST /receipts/{id}/applications',
    access: 'member',
    audit: 'receipt.apply',
    summary: 'Apply credit to invoices, change the amounts or take them back',
    body: ApplicationsInput,
    response: Receipt,
    errors: ['CONFLICT', 'PROVIDER_FAILED', 'UNAVAILABLE'],
  },
  applyDeposit: {
    call: 'POST /invoices/{id}/deposits',
    access: 'member',
    audit: 'invoice.apply-deposit',
    summary: 'Apply a deposit to an invoice',
    body: DepositInput,
    response: InvoicePayments,
    errors: ['CONFLICT', 'PROVIDER_FAILED', 'UNAVAILABLE'],
  },
  forfeit: {
    call: 'POST /invoices/{id}/forfeit',
    access: 'member',
    audit: 'invoice.forfeit',
    summary: 'Keep a deposit whose customer withdrew: creates the invoice for it, taxes included',
    body: ForfeitInput,
    response: Invoice,
    errors: ['CONFLICT', 'PROVIDER_FAILED', 'UNAVAILABLE'],
  },
  return: {
    call: 'POST /receipts/{id}/return',
    access: 'member',
    audit: 'receipt.return',
    summary: 'Record that credit was given back to the customer',
    body: ReturnInput,
    response: Receipt,
    errors: ['CONFLICT'],
  },
  void: {
    call: 'POST /receipts/{id}/void',
    access: 'member',
    audit: 'receipt.void',
    summary: 'Void a receipt that was recorded by mistake: takes it back from its invoices',
    body: VoidInput,
    response: Receipt,
    errors: ['CONFLICT', 'PROVIDER_FAILED', 'UNAVAILABLE'],
  },
});
