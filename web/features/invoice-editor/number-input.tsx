import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { Input } from '#web/ui/input.tsx';

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'onBlur'> & {
  value: number;
  onChange: (value: number) => void;
  /** How many decimals count; more are rounded away. */
  decimals: number;
};

/**
 * A figure from 0 upwards: 0 shows as nothing, and what is no number counts as 0 (spec 1 §5). While it is typed it stays
 * as typed, so that "0.5" and "1." can be written.
 */
export function NumberInput({ value, onChange, decimals, className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(() => shown(value, decimals));
  const text = parse(typed, decimals) === value ? typed : shown(value, decimals);
  return (
    <Input
      autoComplete="off"
      inputMode="decimal"
      min={0}
      step="any"
      {...rest}
      className={clsx('tabular-nums', className)}
      onBlur={({ target }) => {
        // Letters never reach `value`: only the browser can take them away again.
        if (target.validity.badInput) target.value = '';
        setTyped(shown(value, decimals));
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parse(target.value, decimals));
      }}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      type="number"
      value={text}
    />
  );
}

function parse(text: string, decimals: number): number {
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number) || number <= 0) return 0;
  const scale = 10 ** decimals;
  return Math.round(number * scale) / scale;
}

/** Cents are written in full: 640.50, but 640. */
function shown(value: number, decimals: number): string {
  if (value === 0) return '';
  return decimals === 2 && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
