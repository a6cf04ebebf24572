import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { dayOf } from '#shared/local-time.ts';
import { counted } from '#web/lib/lists/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CountSkeleton } from '#web/ui/lists/list-count.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { DayPanel } from './day-panel.tsx';
import { WINDOW_DAYS } from './schedule-address.ts';
import { useBusinessZone } from './use-business-zone.ts';
import { useSchedule } from './use-schedule.ts';
import { WeekStrip } from './week-strip.tsx';

const loadAppointmentDialog = async () => (await import('./appointment-dialog.tsx')).AppointmentDialog;

const LOOK = { title: 'Create New Appointment', fields: 6 };

/** The appointments of seven days, one day at a time (spec 2 §2, "Schedule screen"). */
export default function ScheduleScreen() {
  const { today, first, day, list, byDay, select, move, showToday } = useSchedule();
  const [isCreating, setIsCreating] = useState(false);
  const onNew = () => setIsCreating(true);
  const appointmentsOf = (each: string) => byDay && (byDay.get(each) ?? []);
  return (
    <>
      <ScreenHeader
        actions={
          <Button onClick={onNew}>
            <Plus aria-hidden="true" />
            New Meeting
          </Button>
        }
        description={<WindowCount list={list} />}
        title="Schedule"
      />
      <Card flush>
        <WeekStrip
          countOf={(each) => appointmentsOf(each)?.length}
          first={first}
          onMove={move}
          onSelect={select}
          onToday={showToday}
          selected={day}
          today={today}
        />
      </Card>
      <DayPanel appointments={appointmentsOf(day)} day={day} list={list} onNew={onNew} />
      <LazyDialog load={loadAppointmentDialog} look={isCreating ? LOOK : null} onClose={() => setIsCreating(false)}>
        {(AppointmentDialog) => (
          <AppointmentDialog
            day={day < today ? '' : day}
            onClose={() => setIsCreating(false)}
            onSaved={({ localStart }) => select(dayOf(localStart))}
          />
        )}
      </LazyDialog>
    </>
  );
}

/** The number of appointments in the window, and the zone of their times; its space is reserved while unknown. */
function WindowCount({ list }: { list: UseQueryResult<Appointment[]> }) {
  const { name } = useBusinessZone();
  if (list.data) return `${counted(list.data.length, 'appointments')} in these ${WINDOW_DAYS} days, in ${name}`;
  return list.isError ? '\u00a0' : <CountSkeleton />;
}
