import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** Something to agree to or to pick, with its label after it. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={clsx('flex items-start gap-2.5', className)}>
      <input
        {...rest}
        className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed"
        id={id}
        type="checkbox"
      />
      <label className="text-sm" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
