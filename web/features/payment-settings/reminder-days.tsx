import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MAX_REMINDERS, REMINDER_DAYS } from '#shared/reminder/limits.ts';
import type { ReminderText } from '#shared/reminder/texts.ts';
import { LANGUAGE_LABELS } from '#web/lib/locale/languages.en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { dayText } from './day-text.ts';
import { t } from './texts.en.tsx';

type ReminderDaysProps = {
  days: readonly number[];
  texts: readonly ReminderText[];
  isDisabled: boolean;
  onChange: (days: number[]) => void;
  onEditText: (day: number) => void;
};

/**
 * The days of reminders relative to the due date, which can be removed, each with its text, and a form that adds one.
 * The texts can be edited also while reminders are off: those sent by hand have them.
 */
export function ReminderDays({ days, texts, isDisabled, onChange, onEditText }: ReminderDaysProps) {
  const [leaving, setLeaving] = useState<number>();
  const remove = (day: number) => onChange(days.filter((each) => each !== day));
  const hasOwn = (day: number) => texts.some(({ step }) => step === day);
  return (
    <div className="min-w-0">
      <p className="font-medium text-ink text-sm">{t.days}</p>
      <ul aria-label={t.reminders} className="mt-2 max-w-2xl divide-y divide-line rounded-md border border-line">
        {days.map((day) => (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-1.5 pl-3 text-sm" key={day}>
            <span className="min-w-0 flex-1 basis-28">
              <span className="block font-medium">{dayText(day)}</span>
              <span className="block text-muted text-xs">{textState(texts, day)}</span>
            </span>
            <span className="ml-auto flex items-center gap-1">
              <Button
                aria-label={t.editTextOf({ day: dayText(day) })}
                onClick={() => onEditText(day)}
                size="sm"
                variant="ghost"
              >
                {t.editText}
              </Button>
              <Button
                aria-label={t.removeDay({ day: dayText(day) })}
                disabled={isDisabled || days.length === 1}
                onClick={() => (hasOwn(day) ? setLeaving(day) : remove(day))}
                size="icon-sm"
                variant="ghost"
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {days.length < MAX_REMINDERS && <NewDay days={days} isDisabled={isDisabled} onChange={onChange} />}
      <LazyConfirmDialog
        confirmLabel={t.remove}
        onConfirm={() => {
          if (leaving !== undefined) remove(leaving);
          setLeaving(undefined);
        }}
        onOpenChange={() => setLeaving(undefined)}
        open={leaving !== undefined}
        text={t.removeTextText}
        title={t.removeText({ day: dayText(leaving ?? 0) })}
      />
    </div>
  );
}

/** In which languages a day has a text of its own. */
function textState(texts: readonly ReminderText[], day: number): string {
  const [own, other] = texts.filter(({ step }) => step === day);
  if (!own) return t.standardText;
  return other ? t.ownText : t.ownTextIn({ language: LANGUAGE_LABELS[own.language] });
}

type NewDayProps = Pick<ReminderDaysProps, 'days' | 'isDisabled' | 'onChange'>;

function NewDay({ days, isDisabled, onChange }: NewDayProps) {
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
