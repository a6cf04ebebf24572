import { CalendarDays } from 'lucide-react';
import { MAX_REPORT_DAYS } from '#shared/reports/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { t } from './texts.en.ts';

/** In place of a report that would have too many days. */
export function TooManyDays() {
  return (
    <Card flush>
      <EmptyState icon={CalendarDays} text={t.tooManyDaysHint({ max: MAX_REPORT_DAYS })} title={t.tooManyDays} />
    </Card>
  );
}
