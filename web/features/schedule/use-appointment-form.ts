import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment, AppointmentInput } from '#shared/appointment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { clockText } from '#web/lib/dates.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { appointmentQuery, useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { useBusinessClock } from '#web/lib/session/business-day.ts';
import type { AppointmentStart } from '#web/parts/estimates/appointment-start.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { formOf, newAppointmentForm } from './appointment-form.ts';
import { APPOINTMENT_RULES } from './appointment-rules.ts';
import { useNotifying } from './notify-field.tsx';
import { t } from './texts.en.tsx';
import { useBusinessZone } from './use-business-zone.ts';

type FormOptions = {
  /** The appointment to edit; undefined to create one. */
  appointment: Appointment | undefined;
  /** The initial day of a new one; empty for none. */
  day: string;
  /** What a new one starts with. */
  start: Partial<AppointmentStart> | undefined;
  onSaved: (saved: Appointment) => void;
};

/** The appointment form as its fields see it. */
export type AppointmentEditing = ReturnType<typeof useAppointmentForm>;

/** The form of an appointment as it was when opened; refetches by the screen behind do not affect it. */
export function useAppointmentForm({ appointment, day, start = {}, onSaved }: FormOptions) {
  const client = useQueryClient();
  const { create, update } = useAppointmentMutations();
  const notifying = useNotifying();
  const [stored, setStored] = useState(appointment);
  const clock = useBusinessClock();
  const { timeZone } = useBusinessZone();
  const [empty] = useState(() => newAppointmentForm({ day, clock: clock(), timeZone, ...start }));
  const [clientId] = useState(() => crypto.randomUUID());
  const [{ estimateId }] = useState(start);
  const [repeated, setRepeated] = useState<RepeatedTime | null>(null);
  /** Remembers a time that the server refused because the clocks show it twice, to ask which one is meant. */
  const asking = async (saving: Promise<Appointment>) => {
    try {
      return await saving;
    } catch (error) {
      setRepeated(repeatedTime(error));
      throw error;
    }
  };
  const record = useRecordForm({
    stored,
    valuesOf: (known: Appointment | undefined) => (known ? formOf(known) : empty),
    rules: APPOINTMENT_RULES,
    create: (input: AppointmentInput) =>
      asking(create.mutateAsync({ ...input, id: clientId, ...(estimateId && { estimateId }) })),
    update: (changes, { id, status }) =>
      asking(update.mutateAsync({ id, ...changes, ...(status === 'confirmed' && notifying.isOn && { notify: true }) })),
    reload: async ({ id }) => setStored(await client.fetchQuery({ ...appointmentQuery(id), staleTime: 0 })),
    onSaved,
    showFailure,
    texts: TEXTS,
  });
  return { ...record, stored, notifying, repeated };
}

const TEXTS = {
  created: t.created,
  updated: t.updated,
  notCreated: t.notCreated,
  notUpdated: t.notUpdated,
  notRead: t.notRead,
} as const;

/** A time that the clocks show twice, `yyyy-MM-ddTHH:mm`, and the two starts to choose from. */
type RepeatedTime = { readonly time: string; readonly starts: readonly RepeatedStart[] };
type RepeatedStart = { readonly startTime: string; readonly label: string };

/** The two starts that the server named when it refused a repeated time; null if it refused something else. */
function repeatedTime(error: unknown): RepeatedTime | null {
  const issues = error instanceof AppError ? error.issues : [];
  const { params = {} } = issues.find(({ rule }) => rule === 'repeated') ?? {};
  const { first, second } = params;
  const zoneOf = (name: string) => String(params[LANGUAGE === 'fr' ? `${name}Fr` : name]);
  if (typeof first !== 'string' || typeof second !== 'string') return null;
  return {
    time: first.slice(0, 16),
    starts: [
      { startTime: first, label: t.firstStart({ time: clockText({ time: first }), zone: zoneOf('firstZone') }) },
      {
        startTime: second,
        label: t.secondStart({ time: clockText({ time: second }), zone: zoneOf('secondZone') }),
      },
    ],
  };
}
