import { useQuery } from '@tanstack/react-query';
import type { ReportRange, TaxReturn } from '#shared/reports/schema.ts';
import { isQuickAccount } from '#shared/reports/tax-report.ts';
import { taxDialogs, useTaxDialog } from '#web/features/reports/taxes/use-tax-dialog.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { returnSettingsQuery } from '#web/lib/queries/return-settings.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';
import { suppliesOf } from './words.ts';

type QuickPartProps = {
  /** The return as it is now or was filed. */
  figures: Pick<TaxReturn, 'account' | 'quick'>;
  range: ReportRange;
};

/** What the quick method means for a return, and the rates that it lacks; nothing for a return by the regular method. */
export function QuickPart({ figures: { account, quick }, range }: QuickPartProps) {
  const { data: settings } = useQuery(returnSettingsQuery);
  const mayChange = useMayChange();
  const { show } = useTaxDialog();
  const chosen = isQuickAccount(account) ? settings?.quick[account] : undefined;
  if (!quick) {
    const isLater = chosen && range.from < chosen.from && chosen.from <= range.to;
    return isLater ? <Hint>{t.later({ day: dictionary.shortDay(chosen.from) })}</Hint> : null;
  }
  return (
    <>
      <Hint>{t.quick({ line: account === 'QST' ? '206' : '106' })}</Hint>
      {quick.missing.length > 0 && (
        <Notice className="mx-5 mb-5 sm:mx-6" tone="warning">
          {quick.missing.map((group) => (
            <p key={group}>{t.missing({ supplies: suppliesOf(group) })}</p>
          ))}
          {mayChange && (
            <Button className="mt-2 print:hidden" onClick={() => show(taxDialogs.filing)} size="sm" variant="secondary">
              {t.enterRates}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

function Hint({ children }: { children: string }) {
  return <p className="-mt-2 max-w-[75ch] text-pretty px-5 pb-5 text-muted text-sm sm:px-6">{children}</p>;
}
