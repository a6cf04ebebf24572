import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExchangeRateInput } from '#shared/exchange-rate.ts';
import { call } from '#web/lib/api/call.ts';
import { INVOICES_KEY } from './invoices.ts';

/** Mutations of the exchange rates of invoices; on success, invoices and reports are read again. */
export function useExchangeRates() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [INVOICES_KEY] });
  return {
    set: useMutation({
      mutationFn: ({ id, ...body }: ExchangeRateInput & { id: string }) =>
        call('POST /invoices/{id}/exchange-rate', { id, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call('DELETE /invoices/{id}/exchange-rate', { id }),
      onSuccess,
    }),
  };
}
