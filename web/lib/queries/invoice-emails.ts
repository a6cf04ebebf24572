import { queryOptions } from '@tanstack/react-query';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { call } from '#web/lib/api/call.ts';
import { INVOICES_KEY } from './invoices.ts';

/** The current default texts of an invoice's email. */
export const invoiceEmailQuery = (id: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'email', id],
    queryFn: ({ signal }) => call('GET /invoices/{id}/email', { id, signal }),
    staleTime: 0,
    gcTime: 0,
    // A refetch must not replace text being edited.
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
