import { useState } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { useAppointmentMutations } from '#web/lib/appointments.ts';
import { useAction } from '#web/lib/use-action.ts';
import { showFailure } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast.ts';
import { type AppointmentForm, formOf, newAppointmentForm, toInput, toUpdate } from './appointment-form.ts';
import { type AppointmentProblems, appointmentProblems } from './appointment-problems.ts';

type FormOptions = {
  /** What to change; nothing to make a new one. */
  appointment: Appointment | undefined;
  /** The day that a new one begins with; empty for none. */
  day: string;
  onSaved: (saved: Appointment) => void;
};

/** The form of an appointment while it is filled in. */
export function useAppointmentForm({ appointment, day, onSaved }: FormOptions) {
  const [start] = useState(() => (appointment ? formOf(appointment) : newAppointmentForm(day, new Date())));
  const [form, setForm] = useState(start);
  const [problems, setProblems] = useState<AppointmentProblems>({});
  const { create, update } = useAppointmentMutations();

  const write = useAction(async () => {
    const saved = await send().catch((error: unknown) =>
      showFailure(error, appointment ? 'Failed to update appointment' : 'Failed to create appointment'),
    );
    if (!saved) return;
    onSaved(saved);
    toast.success(appointment ? 'Appointment updated successfully' : 'Appointment created successfully');
  });
  const send = (): Promise<Appointment> =>
    appointment
      ? update.mutateAsync({ id: appointment.id, ...toUpdate(form, appointment) })
      : create.mutateAsync(toInput(form));

  return {
    form,
    problems,
    isSaving: write.isBusy,
    isChanged: (Object.keys(start) as (keyof AppointmentForm)[]).some((field) => form[field] !== start[field]),
    change: (changes: Partial<AppointmentForm>) => {
      setForm((before) => ({ ...before, ...changes }));
      setProblems((told) => stillTold(told, changes));
    },
    /** Saves unless something is wrong; answers what is. */
    save: (): AppointmentProblems => {
      const found = appointmentProblems(form, appointment);
      setProblems(found);
      if (Object.keys(found).length === 0) void write.run();
      return found;
    },
  };
}

/** What was wrong with a field is said no more once it was changed; a time is right or wrong together with its day. */
function stillTold(problems: AppointmentProblems, changes: Partial<AppointmentForm>): AppointmentProblems {
  const isTimeChanged = ['day', 'hour', 'minute', 'period'].some((part) => part in changes);
  const isSettled = (place: string) => place in changes || (place === 'hour' && isTimeChanged);
  return Object.fromEntries(Object.entries(problems).filter(([place]) => !isSettled(place)));
}
