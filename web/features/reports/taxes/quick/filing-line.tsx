import { useQuery } from '@tanstack/react-query';
import { QUICK_ACCOUNTS } from '#shared/reports/quick-rates.ts';
import { taxDialogs, useTaxDialog } from '#web/features/reports/taxes/use-tax-dialog.ts';
import { accountName } from '#web/features/reports/taxes/words.ts';
import { returnSettingsQuery } from '#web/lib/queries/return-settings.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { t } from './texts.en.ts';

/** How the business files, in a sentence, with a button to change it. */
export function FilingLine() {
  const { data: settings } = useQuery(returnSettingsQuery);
  const mayChange = useMayChange();
  const { show } = useTaxDialog();
  if (!settings) return null;
  const quick = QUICK_ACCOUNTS.filter((account) => settings.quick[account]).map(accountName);
  return (
    <p className="mt-1 text-pretty text-muted print:hidden">
      {[t.filed[settings.period], ...(quick.length > 0 ? [t.filedQuickly({ accounts: quick.join(', ') })] : [])].join(
        ' ',
      )}{' '}
      {mayChange && (
        <button
          aria-haspopup="dialog"
          className="text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
          onClick={() => show(taxDialogs.filing)}
          type="button"
        >
          {t.change}
        </button>
      )}
    </p>
  );
}
