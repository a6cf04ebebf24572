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
 * as typed, so that "0.5" and "1." can be written. A text field, because number fields drop the comma that French
 * Canadians write before the cents, which makes 120,50 a hundred times as much.
 */
export function NumberInput({ value, onChange, decimals, className, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(() => shown(value, decimals));
  const text = parse(typed, decimals) === value ? typed : shown(value, decimals);
  return (
    <Input
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      className={clsx('tabular-nums', className)}
      onBlur={() => setTyped(shown(value, decimals))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parse(target.value, decimals));
      }}
      type="text"
      value={text}
    />
  );
}

function parse(text: string, decimals: number): number {
  const number = Number.parseFloat(withPoint(text.replace(/\s/g, ''), decimals));
  if (!Number.isFinite(number) || number <= 0) return 0;
  const scale = 10 ** decimals;
  return Math.round(number * scale) / scale;
}

/**
 * The last comma or point stands before the decimals; where only two count, a comma before three digits cannot:
 * 1,200 is twelve hundred.
 */
function withPoint(text: string, decimals: number): string {
  const isGrouped = decimals < 3 && /^\d{1,3}(,\d{3})+(\.|$)/.test(text);
  const [whole = '', ...rest] = isGrouped ? text.replaceAll(',', '').split('.') : text.split(/[.,](?=[^.,]*$)/);
  return [whole.replace(/[.,]/g, ''), ...rest].join('.');
}

/** Cents are written in full: 640.50, but 640. */
function shown(value: number, decimals: number): string {
  if (value === 0) return '';
  return decimals === 2 && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
