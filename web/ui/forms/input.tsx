import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';
import { pasteLines } from './paste-lines.ts';

type InputProps = ComponentProps<'input'> & {
  /** A decorative icon at the start. */
  leading?: ReactNode;
  /** A button or a unit at the end. */
  trailing?: ReactNode;
};

/**
 * For email addresses in place of `type="email"`, with which Chrome turns the letters of a domain into `xn--`. Sign-in
 * and registration keep that type, as specified; the server reads both.
 */
const EMAIL_TYPING = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A single-line text input; labelled and described by the Field around it. */
export function Input({ leading, trailing, className, ...rest }: InputProps) {
  const control = useFieldControl();
  const input = (
    <input
      onPaste={pasteLines}
      {...control}
      {...(rest.inputMode === 'email' && EMAIL_TYPING)}
      {...rest}
      className={clsx(CONTROL_STYLE, 'h-control', leading ? 'pl-9' : 'pl-3', trailing ? 'pr-11' : 'pr-3', className)}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <div className="relative min-w-0">
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted [&>svg]:size-4">
          {leading}
        </span>
      )}
      {input}
      {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
    </div>
  );
}
