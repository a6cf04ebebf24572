import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { customerSearchQuery } from '#web/lib/queries/customers.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { useUser } from '#web/lib/session/session.ts';
import type { Facts, Read } from './steps.ts';

/** The data that the steps are derived from, as far as loaded, and a function that retries what failed. */
export function useFacts(counts: InvoiceStats['counts'], isOwner: boolean): { facts: Facts; retry: () => unknown } {
  const { id } = useUser();
  const company = useQuery({ ...companyQuery, enabled: isOwner });
  const settings = useQuery({ ...paymentSettingsQuery(id), enabled: isOwner });
  const cards = useQuery({ ...stripeStatusQuery, enabled: settings.data?.paymentIntegrationEnabled === true });
  // The same query as the editor's picker, so its first results are already cached.
  const customers = useQuery(customerSearchQuery(''));
  const facts = {
    company: readOf(company),
    settings: readOf(settings),
    cards: readOf(cards, ({ connected }) => connected),
    customers: readOf(customers, (found) => found.customers),
    counts,
  };
  const retry = () =>
    Promise.all([company, settings, cards, customers].flatMap((query) => (query.isError ? [query.refetch()] : [])));
  return { facts, retry };
}

function readOf<Data>(query: UseQueryResult<Data>): Read<Data>;
function readOf<Data, Part>(query: UseQueryResult<Data>, part: (data: Data) => Part): Read<Part>;
function readOf<Data>({ data, isError }: UseQueryResult<Data>, part: (data: Data) => unknown = (all) => all) {
  return { data: data === undefined ? undefined : part(data), isError };
}
