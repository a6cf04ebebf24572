import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarX2, LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { AppointmentCards } from './appointment-cards.tsx';
import { AppointmentRows } from './appointment-rows.tsx';
import { dayOfWeek } from './day-names.en.ts';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';
import { t } from './texts.en.tsx';
import { useScheduleView } from './use-schedule-view.ts';

/** Whether an employee sees only the appointments assigned to them. */
export type MineChoice = { readonly isMine: boolean; readonly onChange: (isMine: boolean) => void };

type DayPanelProps = {
  day: CalendarDay;
  /** Undefined while loading. */
  appointments: readonly Appointment[] | undefined;
  list: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Null if there is no choice of whose appointments to show. */
  mine: MineChoice | null;
  onNew: () => void;
};

/** The appointments of the selected day, or their loading, error or empty state. */
export function DayPanel({ day, appointments, list, mine, onNew }: DayPanelProps) {
  const [view, setView] = useScheduleView();
  const headingId = useId();
  const Appointments = view === 'cards' ? AppointmentCards : AppointmentRows;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg" id={headingId}>
            {dayOfWeek(day)}
          </h2>
          <p aria-live="polite" className="min-h-5 text-muted tabular-nums">
            {appointments && t.count({ count: appointments.length })}
          </p>
        </div>
        <Segments legend={t.view} onChange={setView} segments={VIEWS} value={view} />
      </div>
      {appointments && appointments.length > 0 && <Appointments appointments={appointments} />}
      {appointments?.length === 0 && (
        <Card flush>
          {mine?.isMine ? <NoneOfMine onShowAll={() => mine.onChange(false)} /> : <None onNew={onNew} />}
        </Card>
      )}
      {!appointments && list.error && (
        <Card flush>
          <ErrorState
            onRetry={() => list.refetch()}
            text={friendlyMessages(list.error).join(' ')}
            title={t.notFetched}
          />
        </Card>
      )}
      {!appointments && !list.error && <ScheduleSkeleton view={view} />}
    </section>
  );
}

function None({ onNew }: Pick<DayPanelProps, 'onNew'>) {
  return (
    <EmptyState
      action={
        <Button onClick={onNew} variant="secondary">
          {t.scheduleOne}
        </Button>
      }
      icon={CalendarX2}
      text={t.noneThisDay}
      title={t.none}
    />
  );
}

function NoneOfMine({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      action={
        <Button onClick={onShowAll} variant="secondary">
          {t.showAll}
        </Button>
      }
      icon={CalendarX2}
      text={t.noneOfMineThisDay}
      title={t.none}
    />
  );
}

const VIEWS = [
  { value: 'cards', label: t.cards, icon: LayoutGrid },
  { value: 'list', label: t.list, icon: List },
] as const;
