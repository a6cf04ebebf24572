import { DURATIONS_MINUTES } from '#shared/appointment/durations.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { type AppointmentForm, startOf } from './appointment-form.ts';
import type { AppointmentProblems } from './appointment-problems.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { shortDay } from './day-names.ts';
import { EmployeeField } from './employee-field.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { TimeFields } from './time-fields.tsx';
import { durationText } from './time-text.ts';
import { useToday } from './use-today.ts';

type AppointmentFieldsProps = {
  appointment: Appointment | undefined;
  form: AppointmentForm;
  problems: AppointmentProblems;
  onChange: (changes: Partial<AppointmentForm>) => void;
  /** Called with the typed name. */
  onCreateCustomer: (name: string) => void;
};

/** The fields of an appointment: what, with whom, when, by whom. */
export function AppointmentFields({ appointment, form, problems, onChange, onCreateCustomer }: AppointmentFieldsProps) {
  const today = useToday();
  const start = startOf(form, appointment);
  return (
    <>
      <Field className="sm:col-span-2" error={problems.title} label="Title" required>
        <Input
          autoComplete="off"
          maxLength={200}
          name="title"
          onChange={({ target }) => onChange({ title: target.value })}
          placeholder="Project kick-off"
          value={form.title}
        />
      </Field>
      <Field className="sm:col-span-2" error={problems.customer} label="Customer" required>
        <CustomerPicker
          onChange={(customer) => onChange({ customer })}
          onCreateCustomer={onCreateCustomer}
          value={form.customer}
        />
      </Field>
      <Field error={problems.day} label="Date" required>
        <DatePicker
          displayFormat={shortDay}
          min={today}
          name="day"
          onChange={(day) => onChange({ day })}
          value={form.day}
        />
      </Field>
      <Field label="Duration">
        <Select
          name="duration"
          onChange={({ target }) => onChange({ duration: Number(target.value) })}
          value={form.duration}
        >
          {durationsWith(form.duration).map((minutes) => (
            <option key={minutes} value={minutes}>
              {durationText(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <TimeFields error={problems.hour} form={form} onChange={onChange} />
      <EmployeeField
        assigned={appointment}
        onChange={(employeeId) => onChange({ employeeId })}
        value={form.employeeId}
      />
      <OverlapNotice appointmentId={appointment?.id} form={form} start={start} />
      <Field className="sm:col-span-2" label="Notes">
        <Textarea
          maxLength={2000}
          name="notes"
          onChange={({ target }) => onChange({ notes: target.value })}
          value={form.notes}
        />
      </Field>
    </>
  );
}

/** The durations offered, including the appointment's own if it is none of them. */
function durationsWith(duration: number): number[] {
  return [...new Set<number>([...DURATIONS_MINUTES, duration])].sort((a, b) => a - b);
}
