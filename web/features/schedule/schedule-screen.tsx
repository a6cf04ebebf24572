import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { dayOf } from '#shared/local-time.ts';
import { useOpensAdd } from '#web/lib/browser/opens-add.ts';
import { appointmentDaysQuery } from '#web/lib/queries/appointments.ts';
import { useUser } from '#web/lib/session/session.ts';
import type { AppointmentStart } from '#web/parts/estimates/appointment-start.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CountSkeleton } from '#web/ui/lists/list-count.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { appointmentsByDay } from './appointment-days.ts';
import { DayPanel, type MineChoice } from './day-panel.tsx';
import {
  moveWindow,
  readScheduleAddress,
  type ScheduleAddress,
  selectDay,
  WINDOW_DAYS,
  writeScheduleAddress,
} from './schedule-address.ts';
import { t } from './texts.en.tsx';
import { useBusinessZone } from './use-business-zone.ts';
import { useToday } from './use-today.ts';
import { WeekStrip } from './week-strip.tsx';

const loadAppointmentDialog = async () => (await import('./appointment-dialog.tsx')).AppointmentDialog;

const LOOK = { title: t.createTitle, fields: 6 };

/** The appointments of seven days, one day at a time (spec 2 §2, "Schedule screen"). */
export default function ScheduleScreen() {
  const { today, first, day, list, byDay, count, mine, select, move, showToday } = useSchedule();
  // What the new appointment starts with; null while none is being made.
  const [creating, setCreating] = useState<Partial<AppointmentStart> | null>(null);
  const onNew = () => setCreating({});
  useOpensAdd<AppointmentStart>((start) => setCreating(start ?? {}));
  const appointmentsOf = (each: string) => byDay && (byDay.get(each) ?? []);
  return (
    <>
      <ScreenHeader
        actions={
          <Button data-shortcut="create" onClick={onNew}>
            <Plus aria-hidden="true" />
            {t.newMeeting}
          </Button>
        }
        description={<WindowCount count={count} isError={list.isError} />}
        title={t.schedule}
      />
      <Card flush>
        <WeekStrip
          countOf={(each) => appointmentsOf(each)?.length}
          first={first}
          mine={mine && <MineToggle {...mine} />}
          onMove={move}
          onSelect={select}
          onToday={showToday}
          selected={day}
          today={today}
        />
      </Card>
      <DayPanel appointments={appointmentsOf(day)} day={day} list={list} mine={mine} onNew={onNew} />
      <LazyDialog load={loadAppointmentDialog} look={creating && LOOK} onClose={() => setCreating(null)}>
        {(AppointmentDialog) => (
          <AppointmentDialog
            day={day < today ? '' : day}
            onClose={() => setCreating(null)}
            onSaved={({ localStart }) => select(dayOf(localStart))}
            {...(creating && { start: creating })}
          />
        )}
      </LazyDialog>
    </>
  );
}

const WHOSE = [
  { value: 'everyone', label: t.everyones },
  { value: 'mine', label: t.mine },
] as const;

function MineToggle({ isMine, onChange }: MineChoice) {
  return (
    <Segments
      legend={t.whose}
      onChange={(whose) => onChange(whose === 'mine')}
      segments={WHOSE}
      value={isMine ? 'mine' : 'everyone'}
    />
  );
}

/** The number of appointments in the window, and the zone of their times; its space is reserved while unknown. */
function WindowCount({ count, isError }: { count: number | undefined; isError: boolean }) {
  const { name } = useBusinessZone();
  if (count !== undefined) return t.countInDays({ count, days: WINDOW_DAYS, zone: name });
  return isError ? '\u00a0' : <CountSkeleton />;
}

/** The days and appointments on screen, and functions to change them. */
function useSchedule() {
  const today = useToday();
  const { employeeId } = useUser();
  const [params, setParams] = useSearchParams();
  const address = readScheduleAddress(params, today);
  const { first, day } = address;
  const list = useQuery(appointmentDaysQuery(first, WINDOW_DAYS));
  const isMine = address.isMine && employeeId !== undefined;
  const shown = isMine ? list.data?.filter((each) => each.employeeId === employeeId) : list.data;
  const show = (next: ScheduleAddress, options?: { replace: boolean }) =>
    setParams(writeScheduleAddress(next, today), options);
  return {
    today,
    first,
    day,
    list,
    byDay: shown && appointmentsByDay(shown),
    count: shown?.length,
    /** The choice between the appointments of an employee and those of all; null for owners, who have none of their own. */
    mine: employeeId === undefined ? null : { isMine, onChange: (next: boolean) => show({ ...address, isMine: next }) },
    // Selecting a day adds no history entry, changing the week does.
    select: (selected: CalendarDay) => show(selectDay(address, selected), { replace: true }),
    move: (windows: 1 | -1) => show(moveWindow(address, windows)),
    showToday: () => show({ ...address, first: today, day: today }),
  };
}
