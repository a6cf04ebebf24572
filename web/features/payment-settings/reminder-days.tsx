import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MAX_REMINDERS, REMINDER_DAYS } from '#shared/reminder/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.tsx';

type ReminderDaysProps = {
  days: readonly number[];
  isDisabled: boolean;
  onChange: (days: number[]) => void;
};

/** The days of reminders relative to the due date, as chips that can be removed, and a form that adds one. */
export function ReminderDays({ days, isDisabled, onChange }: ReminderDaysProps) {
  return (
    <div className="min-w-0">
      <p className="font-medium text-ink text-sm">{t.days}</p>
      <ul aria-label={t.reminders} className="mt-2 flex flex-wrap gap-2">
        {days.map((day) => (
          <li
            className="flex items-center gap-1 rounded-full border border-line bg-subtle py-0.5 pr-1 pl-3 text-sm"
            key={day}
          >
            {dayText(day)}
            <Button
              aria-label={t.removeDay({ day: dayText(day) })}
              disabled={isDisabled || days.length === 1}
              onClick={() => onChange(days.filter((each) => each !== day))}
              size="icon-sm"
              variant="ghost"
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {days.length < MAX_REMINDERS && <NewDay days={days} isDisabled={isDisabled} onChange={onChange} />}
    </div>
  );
}

function NewDay({ days, isDisabled, onChange }: ReminderDaysProps) {
  const [count, setCount] = useState('');
  const [side, setSide] = useState<'before' | 'after'>('after');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const max = side === 'before' ? -REMINDER_DAYS.min : REMINDER_DAYS.max;
    const isValid = /^\d{1,3}$/.test(count.trim()) && Number(count) <= max;
    setError(isValid ? undefined : t.daysInvalid({ max }));
    if (!isValid) return;
    const day = side === 'before' ? 0 - Number(count) : Number(count);
    onChange([...new Set([...days, day])].sort((a, b) => a - b));
    setCount('');
  };
  return (
    <form className="mt-3 flex flex-wrap items-start gap-3" noValidate onSubmit={add}>
      <Field className="w-32" error={error} label={t.numberOfDays}>
        <Input
          disabled={isDisabled}
          inputMode="numeric"
          onChange={(event) => setCount(event.target.value)}
          value={count}
        />
      </Field>
      <Field className="w-48" label={t.when}>
        <Select
          disabled={isDisabled}
          onChange={(event) => setSide(event.target.value === 'before' ? 'before' : 'after')}
          value={side}
        >
          <option value="before">{t.before}</option>
          <option value="after">{t.after}</option>
        </Select>
      </Field>
      <Button className="mt-[1.625rem]" disabled={isDisabled} type="submit" variant="secondary">
        {t.add}
      </Button>
    </form>
  );
}

function dayText(day: number): string {
  if (day === 0) return t.onDueDate;
  return day < 0 ? t.daysBefore({ count: -day }) : t.daysAfter({ count: day });
}
