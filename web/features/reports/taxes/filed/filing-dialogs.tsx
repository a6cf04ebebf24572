import { isClaimAccount, netOfReturn } from '#shared/reports/claims.ts';
import type { Filing } from '#shared/reports/filing.ts';
import type { ReportRange, TaxReturn } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useFilings } from '#web/lib/queries/reports.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { t } from './texts.en.ts';

type FileDialogProps = {
  range: ReportRange;
  figures: TaxReturn;
  claimedCents: number | undefined;
  title: string;
  onClose: () => void;
};

/** Asks before a return is marked as filed. */
export function FileDialog({ range, figures, claimedCents = 0, title, onClose }: FileDialogProps) {
  const { file } = useFilings();
  const { account, lines } = figures;
  const { from, to } = range;
  const claimed = isClaimAccount(account) && { claimedCents };
  const amount = dictionary.money(netOfReturn(figures, claimedCents), 'CAD');
  return (
    <ActionDialog
      busyLabel={t.filing}
      confirmLabel={t.file}
      failed={t.notFiled}
      onClose={onClose}
      run={() => file.mutateAsync({ account, from, to, lines, ...claimed })}
      showError={showRefusal}
      text={
        <>
          <strong className="block font-medium text-ink">
            {rangeText(range, dictionary.shortDay)} · {t.net({ amount })}
          </strong>
          <span className="mt-2 block">{t.whatFilingDoes}</span>
        </>
      }
      title={title}
      tone="primary"
    />
  );
}

type RemoveDialogProps = { filing: Filing; title: string; onClose: () => void };

/** Asks before a return is marked as not filed after all. */
export function RemoveDialog({ filing, title, onClose }: RemoveDialogProps) {
  const { remove } = useFilings();
  return (
    <ActionDialog
      busyLabel={t.removing}
      confirmLabel={t.remove}
      failed={t.notRemoved}
      onClose={onClose}
      run={() => remove.mutateAsync(filing.id)}
      showError={showRefusal}
      text={t.whatRemovingDoes({ days: rangeText(filing, dictionary.shortDay) })}
      title={title}
    />
  );
}
