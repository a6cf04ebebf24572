import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';

type FactProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** The field that it shows; an editor leads there. */
  readonly part?: string | undefined;
};

/** A fact with its label, for a `dl`; renders nothing without a value. */
export function Fact({ label, value, part }: FactProps) {
  if (!value) return null;
  return (
    <div data-part={part}>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

type DayProps = Omit<FactProps, 'value'> & {
  /** May be empty. */
  readonly day: CalendarDay;
  readonly dictionary: Pick<Dictionary, 'longDay'>;
};

/** A day as a fact. */
export function Day({ day, dictionary, ...fact }: DayProps) {
  return <Fact {...fact} value={day && <time dateTime={day}>{dictionary.longDay(day)}</time>} />;
}
