import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarX2, LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { AppointmentCards } from './appointment-cards.tsx';
import { AppointmentRows } from './appointment-rows.tsx';
import { dayOfWeek } from './day-names.en.ts';
import type { MineChoice } from './mine-toggle.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';
import { t } from './texts.en.tsx';
import { type ScheduleView, useScheduleView } from './use-schedule-view.ts';

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
        <ViewToggle onChange={setView} view={view} />
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

const VIEWS: readonly { view: ScheduleView; label: string; icon: LucideIcon }[] = [
  { view: 'cards', label: t.cards, icon: LayoutGrid },
  { view: 'list', label: t.list, icon: List },
];

/** Switches between cards and a list. */
function ViewToggle({ view, onChange }: { view: ScheduleView; onChange: (view: ScheduleView) => void }) {
  return (
    <fieldset className="flex shrink-0 rounded-md border border-line bg-surface shadow-sm">
      <legend className="sr-only">{t.view}</legend>
      {VIEWS.map(({ view: each, label, icon: Icon }) => (
        <button
          aria-label={label}
          aria-pressed={each === view}
          className={clsx(
            'inline-flex size-10 items-center justify-center rounded-md transition-colors',
            each === view ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-subtle',
          )}
          key={each}
          onClick={() => onChange(each)}
          title={label}
          type="button"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
