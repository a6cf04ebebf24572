import { useQuery } from '@tanstack/react-query';
import { type InvoiceCurrency, invoiceCurrency } from '#shared/money.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';

/** The currency of the catalogue's prices: the one in which new invoices are written. */
export function useCatalogueCurrency(): InvoiceCurrency {
  const user = useUser();
  const { data = user.profile } = useQuery(profileQuery);
  return invoiceCurrency(data.preferredCurrency);
}
