import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { StatementRange } from '#shared/statement/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { daysOfPeriod, STATEMENT_PERIODS, type StatementPeriod } from './statement-days.ts';
import { t } from './texts.en.ts';

type PeriodFieldsProps = {
  days: StatementRange;
  /** Whether the first day comes before the last. */
  isValid: boolean;
  today: CalendarDay;
  onChange: (days: StatementRange) => void;
};

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
      <Field label={t.period}>
        <Select onChange={({ target }) => choose(target.value as typeof period)} value={period}>
          <Options labelOf={(each) => t.periods[each]} of={STATEMENT_PERIODS} />
          <option value={CUSTOM}>{t.custom}</option>
        </Select>
      </Field>
      <Field className={dayStyle} label={t.from}>
        <DatePicker displayFormat={dictionary.shortDay} onChange={day('from')} value={days.from} />
      </Field>
      <Field className={dayStyle} error={!isValid && t.endsTooEarly} label={t.to}>
        <DatePicker displayFormat={dictionary.shortDay} onChange={day('to')} value={days.to} />
      </Field>
    </div>
  );
}
