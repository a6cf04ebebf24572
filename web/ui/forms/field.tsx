import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: string;
  /** The hint, announced with the control. */
  hint?: ReactNode;
  /** The error, announced when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** Hides the label visually only. */
  hideLabel?: boolean;
  /** Classes of the label row. */
  labelClassName?: string;
  /** Shown at the end of the label row. */
  labelEnd?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A label with a control, its hint and its error. Input, Textarea, Select and the date pickers connect to it
 * automatically.
 */
export function Field({ label, hint, error, required, hideLabel, labelEnd, className, children, ...rest }: FieldProps) {
  const id = useId();
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-2', hideLabel && 'sr-only', rest.labelClassName)}>
        <label className="font-medium text-ink text-sm" htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint && (
        <p className="text-pretty text-muted text-xs" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="font-medium text-danger text-xs" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
