import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';

/** A multi-line text input that grows with its content; labelled and described by the Field around it. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      className={clsx(
        CONTROL_STYLE,
        'field-sizing-content max-h-80 px-3 py-2',
        rows === 1 ? 'min-h-control' : 'min-h-20',
        className,
      )}
      rows={rows}
    />
  );
}
