import type { ReportRange } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { DateRangePicker } from '#web/ui/forms/date-range-picker.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { daysOfPeriod, nameOfPeriod, REPORT_PERIODS } from './report-periods.ts';
import { t } from './texts.en.ts';

type PeriodFieldProps = {
  range: ReportRange;
  onChange: (range: ReportRange) => void;
};

/** The value of the select if the days are not a usual period. */
const OTHER = 'other';

/** The days of a report: a usual period, or any first and last day. */
export function PeriodField({ range, onChange }: PeriodFieldProps) {
  const today = useBusinessDay()();
  const period = nameOfPeriod(range, today);
  return (
    <div className="flex min-w-0 flex-wrap gap-2 max-sm:contents print:hidden">
      <Select
        aria-label={t.period}
        className="w-48 max-sm:order-1 max-sm:flex-1"
        onChange={({ target }) => {
          const chosen = REPORT_PERIODS.find((name) => name === target.value);
          if (chosen) onChange(daysOfPeriod(chosen, today));
        }}
        value={period ?? OTHER}
      >
        <Options labelOf={(name) => t.periods[name]} of={REPORT_PERIODS} />
        {!period && <option value={OTHER}>{t.otherDays}</option>}
      </Select>
      <div className="min-w-0 max-sm:order-3 max-sm:basis-full">
        <DateRangePicker
          displayFormat={dictionary.shortDay}
          isRequired
          label={t.days}
          onChange={({ from, to }) => from && to && onChange({ from, to })}
          value={range}
        />
      </div>
    </div>
  );
}
