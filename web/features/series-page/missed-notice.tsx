import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Series } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';
import { useMaking } from './use-making.ts';

/** Lists the days that passed without an invoice, each to be made up for or left out. */
export function MissedNotice({ series: { id, missed = [] } }: { series: Pick<Series, 'id' | 'missed'> }) {
  const { skip } = useSeriesMutations();
  const mayChange = useMayChange();
  const make = useMaking(id);
  const leaveOut = (day: CalendarDay) =>
    isDone(skip.mutateAsync({ id, day, isSkipped: true }), t.dismissFailed, showRefusal);
  if (missed.length === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={<span className="text-base">{t.missed({ count: missed.length })}</span>}
      tone="warning"
    >
      {mayChange && <p className="mt-0.5 text-pretty">{t.missedHint}</p>}
      <ul className="mt-3 grid max-h-72 max-w-xl gap-2 overflow-y-auto">
        {missed.map((day) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={day}>
            <span className="font-medium tabular-nums">{dictionary.shortDay(day)}</span>
            {mayChange && (
              <span className="flex flex-wrap gap-2">
                <DayButton day={day} label={t.createDraft} onClick={make} />
                <DayButton day={day} label={t.dismiss} onClick={leaveOut} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type DayButtonProps = { day: CalendarDay; label: string; onClick: (day: CalendarDay) => unknown };

function DayButton({ day, label, onClick }: DayButtonProps) {
  return (
    <Button
      aria-label={`${label}, ${dictionary.shortDay(day)}`}
      onClick={() => onClick(day)}
      size="sm"
      variant="secondary"
    >
      {label}
    </Button>
  );
}
