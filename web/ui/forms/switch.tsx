import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  checked: boolean;
  label: ReactNode;
  hint?: ReactNode;
  onChange?: (checked: boolean) => void;
};

/** A setting that takes effect immediately, with its label beside it. */
export function Switch({ checked, label, hint, onChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label className="font-medium text-sm" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="text-muted text-xs" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-surface before:shadow-sm before:transition-transform before:duration-150 checked:bg-accent checked:before:translate-x-4 disabled:cursor-not-allowed disabled:opacity-55"
        checked={checked}
        id={id}
        onChange={(event) => onChange?.(event.target.checked)}
        role="switch"
        type="checkbox"
      />
    </div>
  );
}
