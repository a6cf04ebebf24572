import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';

type FactProps = { readonly label: string; readonly value: ReactNode };

/** A fact with its label, for a `dl`; renders nothing without a value. */
export function Fact({ label, value }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

type DayProps = {
  readonly label: string;
  /** May be empty. */
  readonly day: CalendarDay;
  readonly dictionary: Pick<Dictionary, 'longDay'>;
};

/** A day as a fact. */
export function Day({ label, day, dictionary }: DayProps) {
  return <Fact label={label} value={day && <time dateTime={day}>{dictionary.longDay(day)}</time>} />;
}
