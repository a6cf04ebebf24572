import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { AppError } from '#shared/errors.ts';
import { type StartsFrom, startsFrom } from '#web/document-editor/draft/starts-from.ts';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { useFirst } from '#web/document-editor/use-first.ts';
import { appointmentQuery } from '#web/lib/queries/appointments.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { productListQuery } from '#web/lib/queries/products.ts';
import type { Business } from './model/appointment-form.ts';
import { t } from './texts.en.ts';

/** The source of a new invoice, as first loaded. */
export type Source =
  | { readonly kind: 'record' /** A new invoice like it. */; readonly formFor: (business: Business) => InvoiceForm }
  | { readonly kind: 'customer'; readonly customer: Customer };

type Loading = {
  /** Null if there is no source, undefined while loading. */
  readonly source: Source | null | undefined;
  readonly label: string;
  /** Says what could not be loaded. */
  readonly problem: string | undefined;
  /** Whether the source does not exist, so that a retry is pointless. */
  readonly isGone: boolean;
  readonly retry: () => unknown;
};

/** Loads the source named in the query string. */
export function useSource(): Loading {
  const { search: query, state } = useLocation();
  const named = startsFrom(query);
  // The link that was followed in this tab has already passed the customer.
  const from = named?.kind === 'customer' && customerFromState(state) ? null : named;
  const idFor = (kind: StartsFrom['kind']) => (from?.kind === kind ? from.id : '');
  const queryOf = <Options extends object>(kind: StartsFrom['kind'], options: (id: string) => Options) => ({
    ...options(idFor(kind)),
    enabled: from?.kind === kind,
  });
  const invoice = useQuery(queryOf('from', invoiceQuery));
  const appointment = useQuery(queryOf('appointment', appointmentQuery));
  const customer = useQuery(queryOf('customer', customerQuery));
  const search = appointment.data?.title ?? '';
  const products = useQuery({ ...productListQuery({ page: 1, limit: PRODUCTS, search }), enabled: search !== '' });
  const forms = useQuery({ ...sourceFormsQuery, enabled: from !== null && from.kind !== 'customer' });
  const found = products.isError ? [] : products.data?.products;
  const loaded = (): Source | null | undefined => {
    if (from === null) return null;
    if (from.kind === 'customer') return customer.data && { kind: 'customer', customer: customer.data };
    if (!forms.data) return undefined;
    const { duplicateForm, appointmentForm } = forms.data;
    const [copied, billed] = [invoice.data, appointment.data];
    if (copied) return { kind: 'record', formFor: (business) => duplicateForm(copied, business) };
    if (!billed || !found) return undefined;
    return { kind: 'record', formFor: (business) => appointmentForm(billed, { ...business, products: found }) };
  };
  const source = useFirst(loaded());
  const record = { from: invoice, appointment, customer }[from?.kind ?? 'from'];
  const { isError, error, refetch } = forms.isError && !record.isError ? forms : record;
  const name = from?.kind === 'from' || !from ? 'invoice' : from.kind;
  const isFailed = source === undefined && isError;
  return {
    source,
    label: t.loading[name],
    problem: isFailed ? t.loadFailed[name] : undefined,
    isGone: isFailed && error instanceof AppError && error.code === 'NOT_FOUND',
    retry: refetch,
  };
}

/** Most invoices are not made from a record, so the code for it comes with the record. */
const sourceFormsQuery = queryOptions({
  queryKey: ['code', 'source-forms'],
  queryFn: async () => ({ ...(await import('./model/source-forms.ts')) }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Number of products to search for the appointment's title. */
const PRODUCTS = 25;
