import { queryOptions } from '@tanstack/react-query';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { call } from '#web/lib/api/call.ts';
import { INVOICES_KEY } from './invoices.ts';

/** The texts that an invoice's email would have now. */
export const invoiceEmailQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'email', id],
    queryFn: ({ signal }) => call('GET /invoices/{id}/email', { id, signal }),
    staleTime: 0,
    gcTime: 0,
    // What is being written must not be replaced.
    refetchOnWindowFocus: false,
  });

/** An invoice's email as its recipient will see it. */
export const emailPreviewQuery = (id: string, texts: InvoiceEmailTexts) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'email-preview', id, texts],
    queryFn: ({ signal }) => call('POST /invoices/{id}/email-preview', { id, body: texts, signal }),
    staleTime: 0,
    gcTime: 0,
  });
