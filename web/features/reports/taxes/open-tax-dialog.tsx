import { useQuery } from '@tanstack/react-query';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { returnSettingsQuery } from '#web/lib/queries/return-settings.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t as rates } from './exchange/texts.en.ts';
import { t as filing } from './quick/texts.en.ts';
import { taxDialogs, useTaxDialog } from './use-tax-dialog.ts';

const loadFiling = async () => (await import('./quick/filing-dialog.tsx')).FilingDialog;
const loadRates = async () => (await import('./exchange/rates-dialog.tsx')).RatesDialog;

/** The dialog that the address names: how the business files, or the exchange rates of a currency. */
export function OpenTaxDialog({ report }: { report: TaxReport | undefined }) {
  const { open, close } = useTaxDialog();
  const { data: settings } = useQuery(returnSettingsQuery);
  const mayChange = useMayChange();
  const currency = INVOICE_CURRENCIES.find((each) => each !== 'CAD' && open === taxDialogs.rates(each));
  const isFiling = open === taxDialogs.filing && mayChange && settings;
  return (
    <>
      <LazyDialog load={loadFiling} look={isFiling ? { title: filing.title, fields: 3 } : null} onClose={close}>
        {(FilingDialog) => settings && <FilingDialog onClose={close} report={report} settings={settings} />}
      </LazyDialog>
      <LazyDialog
        load={loadRates}
        look={currency && report ? { title: rates.title({ currency }), fields: 4 } : null}
        onClose={close}
      >
        {(RatesDialog) => report && currency && <RatesDialog currency={currency} onClose={close} report={report} />}
      </LazyDialog>
    </>
  );
}
