import * as z from 'zod';
import { ExchangeRateInput } from '#shared/exchange-rate.ts';
import { InvoiceHistory } from '#shared/invoice/history.ts';
import { NewInvoice } from '#shared/invoice/new-invoice.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { Finding } from '#shared/invoice/readiness.ts';
import {
  CustomerAssignment,
  Invoice,
  InvoiceListItem,
  InvoiceListQuery,
  InvoiceUpdate,
} from '#shared/invoice/schema.ts';
import { InvoiceStats } from '#shared/invoice/stats.ts';
import { TaxEffects } from '#shared/invoice/tax-effects.ts';
import { ViewInput } from '#shared/invoice/views.ts';
import { amount } from '#shared/ledger/schema.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { pageOf } from './page.ts';
import { routes } from './route.ts';

/**
 * The amount due as the payer sees it, so that no other amount is charged. The body may be absent: the specified call
 * has none.
 */
const ShownAmount = z
  .strictObject({
    amountDue: amount,
    currency: z.enum(INVOICE_CURRENCIES),
    /** Whether the payer agrees that their card is saved and charged for future invoices. */
    savesCard: z.boolean().optional(),
    /** To pay from a bank account instead of by card, with whose account it is. */
    debit: z.strictObject({ isBusiness: z.boolean() }).optional(),
  })
  .nullable();
export type ShownAmount = z.infer<typeof ShownAmount>;

/**
 * Response to a request for payment: the URL to pay at, or SUCCESS if nothing is due (spec 1 §3, "Payment link
 * response").
 */
export const PaymentLink = z.object({ status: z.enum(['PENDING', 'SUCCESS']), checkoutUrl: z.string().optional() });
export type PaymentLink = z.infer<typeof PaymentLink>;

/** Maximum size of a body: room for 200 long lines. */
const INVOICE_BODY_BYTES = 2_000_000;

export const invoiceRoutes = routes({
  list: {
    call: 'GET /invoices',
    access: 'reader',
    summary: 'List invoices, by default newest first',
    query: InvoiceListQuery,
    response: pageOf(InvoiceListItem),
  },
  create: {
    call: 'POST /invoices',
    access: 'member',
    audit: 'invoice.create',
    summary: 'Create an invoice, which can bill an appointment',
    body: NewInvoice,
    response: Invoice,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    maxBodyBytes: INVOICE_BODY_BYTES,
  },
  stats: {
    call: 'GET /invoices/stats',
    access: 'reader',
    summary: 'Get outstanding, overdue, paid and draft amounts per currency',
    response: InvoiceStats,
  },
  get: {
    call: 'GET /invoices/{id}',
    access: 'reader',
    summary: 'Get an invoice',
    response: Invoice,
  },
  update: {
    call: 'PATCH /invoices/{id}',
    access: 'member',
    audit: 'invoice.update',
    summary: 'Change an invoice or its status',
    body: InvoiceUpdate,
    response: Invoice,
    errors: ['CONFLICT', 'PROVIDER_FAILED'],
    maxBodyBytes: INVOICE_BODY_BYTES,
  },
  assign: {
    call: 'PATCH /invoices/{id}/customer',
    access: 'member',
    audit: 'invoice.update',
    summary: 'Give an invoice to a customer, even if it is paid; nothing else of it changes',
    body: CustomerAssignment,
    response: Invoice,
    errors: ['INVALID_REQUEST', 'CONFLICT', 'PROVIDER_FAILED'],
  },
  setExchangeRate: {
    call: 'POST /invoices/{id}/exchange-rate',
    access: 'owner',
    audit: 'invoice.set-rate',
    summary: 'Set the rate at which an issued invoice that is not in Canadian dollars counts in tax reports',
    body: ExchangeRateInput,
    response: Invoice,
    errors: ['CONFLICT'],
  },
  removeExchangeRate: {
    call: 'DELETE /invoices/{id}/exchange-rate',
    access: 'owner',
    audit: 'invoice.remove-rate',
    summary: 'Remove the exchange rate of an invoice, which then counts in no figure of a tax report',
    response: Invoice,
    errors: ['CONFLICT'],
  },
  remove: {
    call: 'DELETE /invoices/{id}',
    access: 'member',
    audit: 'invoice.delete',
    summary: 'Delete an invoice',
    response: null,
    errors: ['CONFLICT', 'PROVIDER_FAILED'],
  },
  history: {
    call: 'GET /invoices/{id}/history',
    access: 'reader',
    summary: 'Get an invoice’s history, its deliveries and openings, and its next reminder',
    response: InvoiceHistory,
  },
  readiness: {
    call: 'GET /invoices/{id}/readiness',
    access: 'member',
    summary: 'Get the findings about an invoice before it is sent, most urgent first',
    response: z.object({
      findings: z.array(Finding),
      unprintable: z.array(z.string()).meta({ description: 'Characters that its PDF cannot show' }),
    }),
  },
  taxEffects: {
    call: 'GET /tax-changes',
    access: 'member',
    summary: 'List recent and coming changes of taxes, with the drafts and products that they affect',
    response: TaxEffects,
  },
  getPublic: {
    call: 'GET /invoices/{id}/public',
    access: 'public',
    whyPublic: 'Customers have no account: the id, 128 random bits, is the key to the pay page.',
    summary: 'Get an invoice as its recipient sees it',
    response: PublicInvoice,
  },
  view: {
    call: 'POST /invoices/{id}/views',
    access: 'public',
    whyPublic: 'Customers have no account; a visit is a time and a count, which grows once per half hour.',
    summary: 'Record a visit of an invoice’s pay page',
    body: ViewInput,
    response: z.object({}),
    throttle: 'strict',
  },
  pay: {
    call: 'POST /invoices/{id}/payment',
    access: 'public',
    whyPublic: 'Customers have no account; amount and payee come from the invoice.',
    summary: 'Start a card payment of an invoice',
    body: ShownAmount,
    response: PaymentLink,
    errors: ['INVALID_REQUEST', 'FORBIDDEN', 'CONFLICT', 'PROVIDER_FAILED'],
    throttle: 'strict',
  },
});
