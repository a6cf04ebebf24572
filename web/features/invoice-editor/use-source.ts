import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import { appointmentQuery } from '#web/lib/queries/appointments.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { productListQuery } from '#web/lib/queries/products.ts';
import { startsFrom } from './draft/starts-from.ts';

/** The source of a new invoice, as first loaded. */
export type Source =
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | {
      readonly kind: 'appointment';
      readonly appointment: Appointment;
      /** Products that match its title; empty if they could not be loaded. */
      readonly products: readonly Product[];
    };

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
  const from = startsFrom(useLocation().search);
  const isInvoice = from?.kind === 'from';
  const isAppointment = from?.kind === 'appointment';
  const invoice = useQuery({ ...invoiceQuery(from?.id ?? ''), enabled: isInvoice });
  const appointment = useQuery({ ...appointmentQuery(from?.id ?? ''), enabled: isAppointment });
  const search = appointment.data?.title ?? '';
  const products = useQuery({ ...productListQuery({ page: 1, limit: PRODUCTS, search }), enabled: search !== '' });
  const found = products.isError ? [] : products.data?.products;
  const loaded = (): Source | null | undefined => {
    if (from === null) return null;
    if (isInvoice) return invoice.data && { kind: 'invoice', invoice: invoice.data };
    return appointment.data && found && { kind: 'appointment', appointment: appointment.data, products: found };
  };
  const source = useFirst(loaded());
  const { isError, error, refetch } = isAppointment ? appointment : invoice;
  const name = isAppointment ? 'appointment' : 'invoice';
  const isFailed = source === undefined && isError;
  return {
    source,
    label: `Loading ${name}...`,
    problem: isFailed ? `Failed to load ${name}` : undefined,
    isGone: isFailed && error instanceof AppError && error.code === 'NOT_FOUND',
    retry: refetch,
  };
}

/** Number of products to search for the appointment's title. */
const PRODUCTS = 25;

/** The first defined value: later refetches must not disturb typing. */
export function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
