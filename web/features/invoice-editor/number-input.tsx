import { clsx } from 'clsx';
import { type ComponentProps, useId, useState } from 'react';
import { useFieldControl } from '#web/ui/field-context.ts';
import { Input } from '#web/ui/input.tsx';
import { readNumber, shownNumber, type TypedNumber } from './read-number.ts';

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'onBlur'> & {
  value: number;
  onChange: (value: number) => void;
  /** How many decimals count; more are rounded away. */
  decimals: number;
};

/**
 * A figure from 0 upwards: 0 shows as nothing, and what is no number counts as 0 (spec 1 §5). While it is typed it stays
 * as typed, so that "0.5" and "1." can be written; where something else counts, it says so. A text field, because number
 * fields drop the comma that French Canadians write before the cents, which makes 120,50 a hundred times as much.
 */
export function NumberInput({ value, onChange, decimals, className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(() => shownNumber(value, decimals));
  const [read, setRead] = useState<TypedNumber>({ value, note: null });
  const noteId = useId();
  const { 'aria-describedby': describedBy } = useFieldControl();
  // What was said of one figure does not hold for another that came from elsewhere.
  const note = read.value === value ? read.note : null;
  const isTyped = readNumber(typed, decimals).value === value;
  return (
    <>
      <Input
        autoComplete="off"
        inputMode="decimal"
        {...rest}
        aria-describedby={clsx(describedBy, note && noteId) || undefined}
        className={clsx('tabular-nums', className)}
        onBlur={() => setTyped(shownNumber(value, decimals))}
        onChange={({ target }) => {
          const next = readNumber(target.value, decimals);
          setTyped(target.value);
          setRead(next);
          onChange(next.value);
        }}
        type="text"
        value={isTyped ? typed : shownNumber(value, decimals)}
      />
      {note && (
        <p className="font-medium text-xs text-yellow" id={noteId} role="alert">
          {note}
        </p>
      )}
    </>
  );
}
