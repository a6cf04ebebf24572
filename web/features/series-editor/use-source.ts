import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { startsFrom } from '#web/document-editor/draft/starts-from.ts';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import { useFirst } from '#web/document-editor/use-first.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { t } from './texts.en.ts';

/** The source of a new series, as first loaded. */
export type Source =
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'customer'; readonly customer: Customer };

/** Loads the source named in the query string: null if there is none, undefined while loading. */
export function useSource() {
  const { search, state } = useLocation();
  const named = startsFrom(search);
  // The link that was followed in this tab has already passed the customer.
  const isPassed = named?.kind === 'customer' && customerFromState(state) !== null;
  const from = isPassed || named?.kind === 'appointment' ? null : named;
  const idOf = (kind: 'from' | 'customer') => (from?.kind === kind ? from.id : '');
  const invoice = useQuery({ ...invoiceQuery(idOf('from')), enabled: idOf('from') !== '' });
  const customer = useQuery({ ...customerQuery(idOf('customer')), enabled: idOf('customer') !== '' });
  const loaded = (): Source | null | undefined => {
    if (from === null) return null;
    if (invoice.data) return { kind: 'invoice', invoice: invoice.data };
    return customer.data && { kind: 'customer', customer: customer.data };
  };
  const source = useFirst(loaded());
  const name = from?.kind === 'customer' ? 'customer' : 'from';
  const { error, refetch } = name === 'customer' ? customer : invoice;
  const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
  return {
    source,
    label: t.loading[name],
    /** Says what could not be loaded. */
    problem: source === undefined && error ? t.failed[name] : undefined,
    /** Absent if it does not exist. */
    retry: isGone ? undefined : refetch,
  };
}
