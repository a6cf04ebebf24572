import type { Series } from '#shared/series/schema.ts';
import { SERIES_MODES, type SeriesMode } from '#shared/series/status.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { t } from './texts.en.ts';

type ModeFieldProps = {
  series: Pick<Series, 'billingEmail' | 'customerId'>;
  mode: SeriesMode;
  onChange: (mode: SeriesMode) => void;
};

/** What becomes of each invoice, with what is missing for sending them. */
export function ModeField({ series, mode, onChange }: ModeFieldProps) {
  return (
    <div className="grid gap-2">
      <ChoiceField
        legend={t.mode}
        name="mode"
        onChange={onChange}
        options={SERIES_MODES.toReversed().map((value) => ({ value, ...t.modes[value] }))}
        value={mode}
      />
      {mode === 'send' && !series.billingEmail && <Notice tone="warning">{t.noEmail}</Notice>}
      {!series.customerId && <p className="text-muted text-xs">{t.noCustomer}</p>}
    </div>
  );
}

/** At most so many passed days get their invoices; the others are listed. */
const MAX_CATCH_UP = 12;

type PassedFieldProps = { count: number; value: boolean; onChange: (includesPast: boolean) => void };

/** Asks whether days that have passed get their invoices, too. */
export function PassedField({ count, value, onChange }: PassedFieldProps) {
  return (
    <ChoiceField
      legend={t.passed({ count })}
      name="includesPast"
      onChange={(choice) => onChange(choice === 'all')}
      options={[
        { value: 'next', ...t.fromNext },
        {
          value: 'all',
          label: t.withMissed({ count }),
          hint: count > MAX_CATCH_UP ? t.someMissedHint({ most: MAX_CATCH_UP }) : t.withMissedHint,
        },
      ]}
      value={value ? 'all' : 'next'}
    />
  );
}
