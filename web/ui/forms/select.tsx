import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' };

/**
 * A native select, with the platform's keys, type-ahead and phone picker. Children are `<option>`s; labelled and
 * described by the Field around it.
 */
export function Select({ className, size = 'md', children, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className={clsx('relative min-w-0', className)}>
      <select
        {...control}
        {...rest}
        className={clsx(CONTROL_STYLE, 'appearance-none truncate pr-9 pl-3', size === 'sm' ? 'h-8' : 'h-control')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
    </div>
  );
}

type OptionsProps<Value> = {
  of: readonly Value[];
  /** By default, the value itself. */
  labelOf?: (value: Value) => string;
};

/** The options of a Select, one for each value. */
export function Options<Value extends string | number>({ of, labelOf = String }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {labelOf(value)}
    </option>
  ));
}
