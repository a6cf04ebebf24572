import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { appointmentQuery, useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { formOf, newAppointmentForm } from './appointment-form.ts';
import { APPOINTMENT_RULES } from './appointment-rules.ts';
import { useNotifying } from './notify-field.tsx';

type FormOptions = {
  /** The appointment to edit; undefined to create one. */
  appointment: Appointment | undefined;
  /** The initial day of a new one; empty for none. */
  day: string;
  onSaved: (saved: Appointment) => void;
};

/** The appointment form as its fields see it. */
export type AppointmentEditing = ReturnType<typeof useAppointmentForm>;

/** The form of an appointment as it was when opened; refetches by the screen behind do not affect it. */
export function useAppointmentForm({ appointment, day, onSaved }: FormOptions) {
  const client = useQueryClient();
  const { create, update } = useAppointmentMutations();
  const notifying = useNotifying();
  const [stored, setStored] = useState(appointment);
  const [empty] = useState(() => newAppointmentForm(day, new Date()));
  const record = useRecordForm({
    stored,
    valuesOf: (known: Appointment | undefined) => (known ? formOf(known) : empty),
    rules: APPOINTMENT_RULES,
    create: create.mutateAsync,
    update: (changes, { id, status }) =>
      update.mutateAsync({ id, ...changes, ...(status === 'confirmed' && notifying.isOn && { notify: true }) }),
    reload: async ({ id }) => setStored(await client.fetchQuery({ ...appointmentQuery(id), staleTime: 0 })),
    onSaved,
    onUnchanged: onSaved,
    showFailure,
    texts: TEXTS,
  });
  return { ...record, stored, notifying };
}

const TEXTS = {
  created: 'Appointment created successfully',
  updated: 'Appointment updated successfully',
  notCreated: 'Failed to create appointment',
  notUpdated: 'Failed to update appointment',
  notRead: 'Failed to load appointment',
} as const;
