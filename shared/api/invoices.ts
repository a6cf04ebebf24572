import * as z from 'zod';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import {
  Invoice,
  InvoiceEvent,
  InvoiceInput,
  InvoiceListItem,
  InvoiceListQuery,
  InvoiceStats,
  InvoiceUpdate,
} from '#shared/invoice/schema.ts';
import { pageOf } from './page.ts';
import { routes } from './route.ts';

/** What a request for payment answers: where to pay, or that nothing is due (spec 1 §3, "Payment link response"). */
export const PaymentLink = z.object({ status: z.enum(['PENDING', 'SUCCESS']), checkoutUrl: z.string().optional() });
export type PaymentLink = z.infer<typeof PaymentLink>;

/** How long a body with 200 long lines may be. */
const INVOICE_BODY_BYTES = 2_000_000;

export const invoiceRoutes = routes({
  list: {
    method: 'GET',
    path: '/invoices',
    access: 'member',
    summary: 'List invoices, newest first',
    query: InvoiceListQuery,
    response: pageOf(InvoiceListItem),
  },
  create: {
    method: 'POST',
    path: '/invoices',
    access: 'member',
    summary: 'Create an invoice',
    body: InvoiceInput,
    response: Invoice,
    status: 201,
    errors: ['CONFLICT'],
    maxBodyBytes: INVOICE_BODY_BYTES,
  },
  stats: {
    method: 'GET',
    path: '/invoices/stats',
    access: 'member',
    summary: 'Money at a glance, per currency',
    response: InvoiceStats,
  },
  get: {
    method: 'GET',
    path: '/invoices/{id}',
    access: 'member',
    summary: 'Read an invoice',
    response: Invoice,
    errors: ['NOT_FOUND'],
  },
  update: {
    method: 'PATCH',
    path: '/invoices/{id}',
    access: 'member',
    summary: 'Change an invoice or its status',
    body: InvoiceUpdate,
    response: Invoice,
    errors: ['NOT_FOUND', 'CONFLICT'],
    maxBodyBytes: INVOICE_BODY_BYTES,
  },
  remove: {
    method: 'DELETE',
    path: '/invoices/{id}',
    access: 'member',
    summary: 'Delete an invoice',
    response: null,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  history: {
    method: 'GET',
    path: '/invoices/{id}/history',
    access: 'member',
    summary: 'Read what happened to an invoice, oldest first',
    response: z.object({ events: z.array(InvoiceEvent) }),
    errors: ['NOT_FOUND'],
  },
  getPublic: {
    method: 'GET',
    path: '/invoices/{id}/public',
    access: 'public',
    summary: 'Read an invoice as its recipient',
    response: PublicInvoice,
    errors: ['NOT_FOUND'],
  },
  pay: {
    method: 'POST',
    path: '/invoices/{id}/payment',
    access: 'public',
    summary: 'Start paying an invoice by card',
    response: PaymentLink,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PROVIDER_FAILED'],
    throttle: 'strict',
  },
});
