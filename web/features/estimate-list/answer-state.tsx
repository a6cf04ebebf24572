import { localDay } from '#shared/calendar-day.ts';
import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';

/** What the status does not say while the customer has not answered: whether they opened it, and whether they see all. */
export function AnswerState({ estimate: { status, isRevised, openedAt } }: { estimate: EstimateListItem }) {
  if (status !== 'SENT') return null;
  const opened = openedAt ? t.opened({ day: dictionary.dayAndMonth(localDay(new Date(openedAt))) }) : t.notOpened;
  return (
    <span className="block pt-1 text-muted text-xs tabular-nums whitespace-normal">
      {isRevised ? t.revised : opened}
    </span>
  );
}
