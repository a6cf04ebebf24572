import type { ComponentProps } from 'react';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.ts';

/** What a quantity counts: any text, with suggestions wherever `UnitSuggestions` is on the page. */
export function UnitInput({ className = '', ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      autoCapitalize="none"
      autoComplete="off"
      {...rest}
      className={`[&::-webkit-calendar-picker-indicator]:hidden! ${className}`}
      list={LIST}
    />
  );
}

/** The units that every `UnitInput` of the page suggests. */
export function UnitSuggestions() {
  return (
    <datalist id={LIST}>
      {t.units.map((unit) => (
        <option key={unit} value={unit} />
      ))}
    </datalist>
  );
}

const LIST = 'unit-suggestions';
