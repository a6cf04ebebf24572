import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { StatementRange } from '#shared/statement/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { daysOfPeriod, STATEMENT_PERIODS, type StatementPeriod } from './statement-days.ts';

type PeriodFieldsProps = {
  days: StatementRange;
  /** Whether the first day comes before the last. */
  isValid: boolean;
  today: CalendarDay;
  onChange: (days: StatementRange) => void;
};

const PERIODS = Object.entries(STATEMENT_PERIODS) as [StatementPeriod, string][];
const CUSTOM = 'custom';

/** Chooses a statement's range of days: a preset period, or custom days. */
export function PeriodFields({ days, isValid, today, onChange }: PeriodFieldsProps) {
  const [period, setPeriod] = useState<StatementPeriod | typeof CUSTOM>('year');
  const choose = (next: StatementPeriod | typeof CUSTOM) => {
    setPeriod(next);
    if (next !== CUSTOM) onChange(daysOfPeriod(next, today));
  };
  const day = (name: 'from' | 'to') => (value: CalendarDay) => {
    setPeriod(CUSTOM);
    onChange({ ...days, [name]: value });
  };
  // The preview shows the days of a preset; on phones there is no room for them here.
  const dayStyle = period === CUSTOM ? '' : 'max-sm:hidden';
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-3">
      <Field label="Period">
        <Select onChange={({ target }) => choose(target.value as typeof period)} value={period}>
          {PERIODS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={CUSTOM}>Custom</option>
        </Select>
      </Field>
      <Field className={dayStyle} label="From">
        <DatePicker displayFormat={dictionary.shortDay} onChange={day('from')} value={days.from} />
      </Field>
      <Field className={dayStyle} error={!isValid && 'Choose a day on or after the start date'} label="To">
        <DatePicker displayFormat={dictionary.shortDay} onChange={day('to')} value={days.to} />
      </Field>
    </div>
  );
}
