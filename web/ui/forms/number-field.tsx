import { clsx } from 'clsx';
import { type ComponentProps, useId, useState } from 'react';
import {
  type NumberLimits,
  noteOf,
  readNumber,
  shownNumber,
  type TypedNumber,
  typedNumber,
} from '#web/lib/numbers/read-number.ts';
import { useFieldControl } from './field-context.ts';
import { Input } from './input.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'max'> &
  NumberLimits & {
    value: TypedNumber;
    onChange: (value: TypedNumber) => void;
    /** Text the value was read from elsewhere: while the value is unchanged, the field explains how. */
    readFrom?: string | undefined;
  };

/**
 * A non-negative number in any convention, or a calculation such as 85*2. Explains how it read an ambiguous text and
 * why it refuses one, which it keeps. A text control: number controls drop commas and react to the mouse wheel.
 */
export function NumberField({
  value,
  onChange,
  decimals,
  max,
  negative,
  readFrom,
  className,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const limits = { decimals, max, negative };
  const [typed, setTyped] = useState(() => shownNumber(value, decimals));
  const [noted, setNoted] = useState(() => firstNote(value, readFrom, limits));
  const [isTyping, setIsTyping] = useState(false);
  const messageId = useId();
  const { 'aria-describedby': describedBy, 'aria-invalid': hasError } = useFieldControl();
  // The value may have changed elsewhere.
  const text = typedNumber(typed, limits) === value ? typed : shownNumber(value, decimals);
  const reading = readNumber(text, limits);
  const problem = reading.kind === 'refused' && !isTyping && !hasError ? reading.message : null;
  const note = noted.value === value ? noted.note : null;
  const change = (next: string) => {
    const nextValue = typedNumber(next, limits);
    setTyped(next);
    setNoted({ value: nextValue, note: noteOf(next, limits) });
    setIsTyping(true);
    onChange(nextValue);
  };
  return (
    <>
      <Input
        autoComplete="off"
        inputMode="decimal"
        {...rest}
        aria-describedby={clsx(describedBy, (problem ?? note) && messageId) || undefined}
        {...(problem && { 'aria-invalid': true })}
        className={clsx('tabular-nums', className)}
        onBlur={(event) => {
          setTyped(shownNumber(value, decimals));
          setIsTyping(false);
          onBlur?.(event);
        }}
        onChange={({ target }) => change(target.value)}
        type="text"
        value={text}
      />
      {problem && (
        <p className="font-medium text-danger text-xs" id={messageId} role="alert">
          {problem}
        </p>
      )}
      {!problem && note && (
        <p className="font-medium text-xs text-yellow" id={messageId} role="status">
          {note}
        </p>
      )}
    </>
  );
}

function firstNote(value: TypedNumber, readFrom: string | undefined, limits: NumberLimits) {
  const isSource = readFrom !== undefined && typedNumber(readFrom, limits) === value;
  return { value, note: isSource ? noteOf(readFrom, limits) : null };
}
