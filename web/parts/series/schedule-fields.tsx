import { SCHEDULE_UNITS, type ScheduleUnit } from '#shared/series/schedule-schema.ts';
import { timeOfDay } from '#web/lib/dates.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { anchorOf } from './schedule-days.ts';
import {
  anchorValue,
  anchorWith,
  DATES,
  ENDINGS,
  SCHEDULE_LIMITS,
  type ScheduleErrors,
  type ScheduleForm,
  WEEKDAYS_OF_MONTH,
  withFirstDay,
} from './schedule-form.ts';
import { anchorText } from './schedule-text.en.ts';
import { t } from './texts.en.ts';

/** Props of fields of a schedule. */
export type ScheduleFieldsProps = {
  form: ScheduleForm;
  errors: ScheduleErrors;
  change: (values: Partial<ScheduleForm>) => void;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** How often, from which day on and until when. */
export function ScheduleFields({ form, errors, change }: ScheduleFieldsProps) {
  const count = typeof form.interval === 'number' ? form.interval : 2;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,5rem)_minmax(0,1fr)] gap-x-3 gap-y-5 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.5fr)]">
        <Field error={errors.interval} label={t.every} required>
          <NumberField
            {...SCHEDULE_LIMITS.interval}
            name="interval"
            onChange={(interval) => change({ interval })}
            value={form.interval}
          />
        </Field>
        <Field label={t.unit}>
          <Select
            name="unit"
            onChange={({ target }) => change({ unit: target.value as ScheduleUnit })}
            value={form.unit}
          >
            <Options labelOf={(unit) => t.units({ unit, count })} of={SCHEDULE_UNITS} />
          </Select>
        </Field>
        {form.unit !== 'week' && <AnchorField change={change} form={form} />}
      </div>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Field error={errors.firstDay} hint={t.firstDayHint} label={t.firstDay} required>
          <DatePicker
            displayFormat={dictionary.shortDay}
            name="firstDay"
            onChange={(firstDay) => change(withFirstDay(form, firstDay))}
            value={form.firstDay}
          />
        </Field>
        <EndFields {...{ form, errors, change }} />
      </div>
    </>
  );
}

/** When each invoice is made. */
export function MadeFields({ form, errors, change }: ScheduleFieldsProps) {
  return (
    <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
      <Field error={errors.daysInAdvance} hint={t.madeHint} label={t.daysInAdvance} required>
        <NumberField
          {...SCHEDULE_LIMITS.daysInAdvance}
          name="daysInAdvance"
          onChange={(daysInAdvance) => change({ daysInAdvance })}
          value={form.daysInAdvance}
        />
      </Field>
      <Field label={t.hour}>
        <Select name="hour" onChange={({ target }) => change({ hour: Number(target.value) })} value={String(form.hour)}>
          <Options labelOf={(hour) => timeOfDay(Number(hour), 0)} of={HOURS} />
        </Select>
      </Field>
    </div>
  );
}

/** The day within a month. */
function AnchorField({ form, change }: Pick<ScheduleFieldsProps, 'form' | 'change'>) {
  const option = (anchor: (typeof DATES)[number]) => (
    <option key={anchorValue(anchor)} value={anchorValue(anchor)}>
      {anchorText(anchor)}
    </option>
  );
  return (
    <Field className="max-sm:col-span-2" label={t.on}>
      <Select
        name="anchor"
        onChange={({ target }) => change({ anchor: anchorWith(target.value) })}
        value={anchorValue(anchorOf(form))}
      >
        <optgroup label={t.dayOfMonth}>{DATES.map(option)}</optgroup>
        <optgroup label={t.weekdayOfMonth}>{WEEKDAYS_OF_MONTH.map(option)}</optgroup>
      </Select>
    </Field>
  );
}

function EndFields({ form, errors, change }: ScheduleFieldsProps) {
  return (
    <div className="grid gap-3">
      <Field label={t.ends}>
        <Select
          name="ending"
          onChange={({ target }) => change({ ending: target.value as ScheduleForm['ending'] })}
          value={form.ending}
        >
          <Options labelOf={(ending) => t.ending[ending]} of={ENDINGS} />
        </Select>
      </Field>
      {form.ending === 'lastDay' && (
        <Field error={errors.lastDay} label={t.lastDay} required>
          <DatePicker
            displayFormat={dictionary.shortDay}
            min={form.firstDay}
            name="lastDay"
            onChange={(lastDay) => change({ lastDay })}
            value={form.lastDay}
          />
        </Field>
      )}
      {form.ending === 'count' && (
        <Field error={errors.count} label={t.count} required>
          <NumberField
            {...SCHEDULE_LIMITS.count}
            name="count"
            onChange={(count) => change({ count })}
            value={form.count}
          />
        </Field>
      )}
    </div>
  );
}
