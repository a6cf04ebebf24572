import { UserRoundPlus } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { DURATIONS_MINUTES } from '#shared/appointment/durations.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { CustomerPicker } from '#web/parts/customers/customer-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { localStartOf } from './appointment-form.ts';
import { shortDay } from './day-names.en.ts';
import { EmployeeField } from './employee-field.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { t } from './texts.en.tsx';
import { TimeFields } from './time-fields.tsx';
import { durationText } from './time-text.ts';
import type { AppointmentEditing } from './use-appointment-form.ts';
import { useToday } from './use-today.ts';

type AppointmentFieldsProps = {
  appointment: Appointment | undefined;
  editing: Pick<AppointmentEditing, 'form' | 'errorOf' | 'repeated'>;
  /** Called with the typed name. */
  onCreateCustomer: (name: string) => void;
};

/** The fields of an appointment. */
export function AppointmentFields({ appointment, editing, onCreateCustomer }: AppointmentFieldsProps) {
  const { form, errorOf, repeated } = editing;
  const { control, register } = form;
  const values = form.watch();
  const today = useToday();
  return (
    <>
      <Field className="sm:col-span-2" error={errorOf('title')} label={t.title} required>
        <Input autoComplete="off" placeholder={t.titleExample} {...register('title')} />
      </Field>
      <Field className="sm:col-span-2" error={errorOf('customer')} label={t.customer} required>
        <Controller
          control={control}
          name="customer"
          render={({ field: { name, value, onChange } }) => (
            <CustomerPicker
              footer={<CreateCustomer chosen={value?.name} onCreate={onCreateCustomer} picker={name} />}
              name={name}
              onChange={onChange}
              texts={PICKER_TEXTS}
              value={value}
            />
          )}
        />
      </Field>
      <Field error={errorOf('day')} label={t.date} required>
        <Controller
          control={control}
          name="day"
          render={({ field: { name, value, onChange } }) => (
            <DatePicker
              displayFormat={shortDay}
              min={today}
              name={name}
              onChange={onChange}
              today={today}
              value={value}
            />
          )}
        />
      </Field>
      <Field error={errorOf('duration')} label={t.duration}>
        <Controller
          control={control}
          name="duration"
          render={({ field }) => (
            <Select {...field} onChange={({ target }) => field.onChange(Number(target.value))}>
              <Options labelOf={durationText} of={durationsWith(field.value)} />
            </Select>
          )}
        />
      </Field>
      <TimeFields error={errorOf('hour')} form={form} minute={values.minute} timeZone={values.timeZone} />
      {repeated?.time === localStartOf(values) && (
        <Field className="sm:col-span-2" error={errorOf('occurrence')} label={t.whichTime} required>
          <Select {...register('occurrence')}>
            <option value="">{t.pleaseChoose}</option>
            {repeated.starts.map(({ startTime, label }) => (
              <option key={startTime} value={startTime}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Controller
        control={control}
        name="employeeId"
        render={({ field }) => <EmployeeField assigned={appointment} onChange={field.onChange} value={field.value} />}
      />
      <Field className="sm:col-span-2" error={errorOf('location')} label={t.place}>
        <Input autoComplete="off" placeholder={t.placeExample} {...register('location')} />
      </Field>
      <OverlapNotice appointmentId={appointment?.id} form={values} />
      <Field className="sm:col-span-2" error={errorOf('notes')} label={t.notes}>
        <Textarea {...register('notes')} />
      </Field>
    </>
  );
}

const PICKER_TEXTS = {
  none: t.noCustomers,
  failed: t.customersNotLoaded,
};

type CreateCustomerProps = { picker: string; chosen: string | undefined; onCreate: (name: string) => void };

/** Adds the customer whose name was typed into the picker. */
function CreateCustomer({ picker, chosen, onCreate }: CreateCustomerProps) {
  return (
    <Button
      className="w-full justify-start"
      onClick={({ currentTarget }) => {
        const input = currentTarget.form?.elements.namedItem(picker);
        if (!(input instanceof HTMLInputElement)) return;
        // This button disappears with the list, so the focus must return to the input.
        input.focus();
        onCreate(input.value === chosen ? '' : input.value.trim());
      }}
      variant="ghost"
    >
      <UserRoundPlus aria-hidden="true" className="text-muted" />
      {t.createCustomer}
    </Button>
  );
}

/** The durations offered, including the appointment's own if it is none of them. */
function durationsWith(duration: number): number[] {
  return [...new Set<number>([...DURATIONS_MINUTES, duration])].sort((a, b) => a - b);
}
