import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { CustomerAccount } from '#shared/customer/account.ts';
import { AppError } from '#shared/errors.ts';
import type { NewInvoice } from '#shared/invoice/new-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { toCents } from '#shared/money.ts';
import type { DepositInput, ForfeitInput } from '#shared/receipt/deposit.ts';
import { call } from '#web/lib/api/call.ts';
import { createOrChange } from '#web/lib/api/create-or-change.ts';
import { INVOICES_KEY } from './invoices.ts';

/** A deposit that was paid and is neither applied nor returned. */
export type HeldDeposit = NonNullable<CustomerAccount['deposits']>[number];

/** A deposit request as entered. */
export type DepositRequest = z.infer<typeof NewInvoice>;

/** A customer's held deposits, oldest first; refetched after every change of an invoice. */
export const heldDepositsQuery = (customerId: string) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'deposits', customerId],
    queryFn: async ({ signal }) => {
      const { deposits } = await call('GET /customers/{id}/account', {
        id: customerId,
        query: { page: 1, limit: 1 },
        signal,
      });
      return deposits ?? [];
    },
    staleTime: 0,
  });

/** Mutations of deposits. Each changes several invoices, so all their data are refetched, also if its response was lost. */
export function useDepositMutations() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [INVOICES_KEY] });
  return {
    request: useMutation({ mutationFn: requestDeposit, onSettled }),
    apply: useMutation({
      mutationFn: ({ invoiceId, ...body }: DepositInput & { invoiceId: string }) =>
        call('POST /invoices/{id}/deposits', { id: invoiceId, body }),
      onSettled,
    }),
    keep: useMutation({
      mutationFn: ({ depositId, ...body }: ForfeitInput & { depositId: string }) =>
        call('POST /invoices/{id}/forfeit', { id: depositId, body }),
      onSettled,
    }),
  };
}

/** What an application paid of an invoice, in cents: a deposit that was paid in parts pays in as many. */
export function appliedCentsIn({ payments }: InvoicePayments, id: string): number {
  return payments
    .filter((line) => line.receiptId === id || line.receiptId?.startsWith(`${id}-`))
    .reduce((sum, line) => sum + toCents(line.amount), 0);
}

/** How many numbers are tried if the one that was drawn is taken. */
const MAX_ATTEMPTS = 5;

type Requesting = { readonly id: string; readonly content: DepositRequest; readonly drawNumber: () => string };

/** Creates a deposit request, with another number if its own is taken. Throws what the last call throws. */
async function requestDeposit({ id, content, drawNumber }: Requesting): Promise<Invoice> {
  let current = content;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await createOrChange<DepositRequest, Invoice>(id, current, {
        create: (body) => call('POST /invoices', { body }),
        change: (known, body) => call('PATCH /invoices/{id}', { id: known, body: changesTo(body) }),
      });
    } catch (error) {
      const isTaken = error instanceof AppError && error.reason === 'NUMBER_TAKEN';
      if (!isTaken || attempts === MAX_ATTEMPTS) throw error;
      current = { ...current, invoiceNumber: drawNumber() };
    }
  }
}

/** What an earlier request, whose response was lost, may have sent otherwise. */
function changesTo({ dueDate, paymentTerms, items }: DepositRequest) {
  return { dueDate, paymentTerms, items };
}
