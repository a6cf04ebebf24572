import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isChangedMeanwhile } from '#web/lib/errors/changed-meanwhile.ts';
import { appointmentQuery, useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConflict } from '#web/ui/overlays/conflict-dialog.tsx';
import { type AppointmentForm, formOf, newAppointmentForm, toInput, toUpdate } from './appointment-form.ts';
import { type AppointmentProblems, appointmentProblems } from './appointment-problems.ts';

type FormOptions = {
  /** The appointment to edit; undefined to create one. */
  appointment: Appointment | undefined;
  /** The initial day of a new one; empty for none. */
  day: string;
  onSaved: (saved: Appointment) => void;
};

/**
 * The appointment form. Saving sends only the changed fields, with the version they were based on: if someone else has
 * saved since, `conflict` asks whose changes to keep.
 */
export function useAppointmentForm({ appointment, day, onSaved }: FormOptions) {
  // As opened, whatever the screen behind refetches.
  const [stored, setStored] = useState(appointment);
  const [start, setStart] = useState(() => (appointment ? formOf(appointment) : newAppointmentForm(day, new Date())));
  const [form, setForm] = useState(start);
  const [problems, setProblems] = useState<AppointmentProblems>({});
  const { create, update } = useAppointmentMutations();
  const client = useQueryClient();

  const add = async () => {
    try {
      onSaved(await create.mutateAsync(toInput(form)));
      toast.success('Appointment created successfully');
    } catch (error) {
      showFailure(error, 'Failed to create appointment');
    }
  };
  const edit = async (before: Appointment, version?: number) => {
    const changes = toUpdate(form, before);
    if (Object.keys(changes).length === 0) {
      onSaved(before);
      return toast.info('No changes to save');
    }
    try {
      onSaved(await update.mutateAsync({ id: before.id, ...changes, ...(version !== undefined && { version }) }));
      toast.success('Appointment updated successfully');
    } catch (error) {
      if (isChangedMeanwhile(error)) conflict.report();
      else showFailure(error, 'Failed to update appointment');
    }
  };
  const reload = async (id: string) => {
    const latest = await client.fetchQuery({ ...appointmentQuery(id), staleTime: 0 });
    setStored(latest);
    setStart(formOf(latest));
    setForm(formOf(latest));
  };
  const write = useAction(() => (stored ? edit(stored, stored.version) : add()));
  const conflict = useConflict({
    overwrite: async () => stored && edit(stored),
    reload: async () => stored && reload(stored.id),
    failed: 'Failed to load appointment',
  });

  return {
    form,
    problems,
    conflict: conflict.dialog,
    isSaving: write.isBusy,
    isChanged: (Object.keys(start) as (keyof AppointmentForm)[]).some((field) => form[field] !== start[field]),
    change: (changes: Partial<AppointmentForm>) => {
      setForm((before) => ({ ...before, ...changes }));
      setProblems((problems) => remainingProblems(problems, changes));
    },
    /** Saves if there are no problems; returns the problems. */
    save: (): AppointmentProblems => {
      const found = appointmentProblems(form, stored);
      setProblems(found);
      if (Object.keys(found).length === 0) void write.run();
      return found;
    },
  };
}

/** Clears the problem of a changed field; the time is validated together with its day. */
function remainingProblems(problems: AppointmentProblems, changes: Partial<AppointmentForm>): AppointmentProblems {
  const isTimeChanged = ['day', 'hour', 'minute', 'period'].some((part) => part in changes);
  const isSettled = (place: string) => place in changes || (place === 'hour' && isTimeChanged);
  return Object.fromEntries(Object.entries(problems).filter(([place]) => !isSettled(place)));
}
