import type { InvoiceCurrency } from '#shared/money.ts';
import { useReportAddress } from '#web/features/reports/report-address.ts';

/** What the address calls the dialogs of the taxes, besides the lists of figures. */
export const taxDialogs = {
  filing: 'filing',
  rates: (currency: InvoiceCurrency) => `rates.${currency}`,
} as const;

/** The dialog that the address names, and functions that open one and close it. */
export function useTaxDialog(): {
  readonly open: string | null;
  readonly show: (name: string) => void;
  readonly close: () => void;
} {
  const [params, change] = useReportAddress();
  return {
    open: params.get('dialog'),
    show: (name) => change({ dialog: name }),
    close: () => change({ dialog: null }, { replace: true }),
  };
}
