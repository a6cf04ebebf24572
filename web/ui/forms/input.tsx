import { clsx } from 'clsx';
import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';

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

/**
 * Pastes several lines into a single-line input with a comma between them, so that what they say stays apart; the
 * browser would join them by spaces. Leaves other texts to the browser.
 */
function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, clipboardData } = event;
  const lines = clipboardData
    .getData('text')
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean);
  // Inputs such as those for email have no selection and cannot be edited in part.
  const { selectionStart: start, selectionEnd: end } = input;
  if (lines.length < 2 || start === null || end === null) return;
  event.preventDefault();
  input.setRangeText(lines.join(', '), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
