import * as z from 'zod';
import { Invoice } from '#shared/invoice/schema.ts';
import { SavedCard } from '#shared/saved-card/schema.ts';
import { routes } from './route.ts';

/** Cards that customers saved for future invoices, and the charges of them. */
export const savedCardRoutes = routes({
  get: {
    call: 'GET /customers/{id}/saved-card',
    access: 'member',
    summary: 'Get the card that a customer saved, and what they agreed to',
    response: z.object({ card: SavedCard.optional() }),
  },
  remove: {
    call: 'DELETE /customers/{id}/saved-card',
    access: 'member',
    audit: 'customer.remove-card',
    summary: 'Remove a customer’s saved card; invoices are no longer charged by themselves',
    response: null,
    errors: ['UNAVAILABLE'],
  },
  removeByPayer: {
    call: 'DELETE /invoices/{id}/saved-card',
    access: 'public',
    whyPublic: 'Payers have no account; removing a card never costs them anything.',
    audit: 'customer.remove-card',
    summary: 'Remove the card that the recipient of an invoice saved',
    response: null,
    errors: ['CONFLICT', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  charge: {
    call: 'POST /invoices/{id}/charge',
    access: 'member',
    audit: 'invoice.charge',
    summary: 'Stop charging an invoice by itself, or try again now once the last try failed',
    body: z.strictObject({ action: z.enum(['stop', 'retry']) }),
    response: Invoice,
    errors: ['CONFLICT', 'PROVIDER_FAILED', 'UNAVAILABLE'],
  },
});
