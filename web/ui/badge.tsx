import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The colours of a badge. */
export type Tone = keyof typeof TONES;

/** Classes with the colours of each. */
export const TONES = {
  grey: 'bg-grey-soft text-grey',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  yellow: 'bg-yellow-soft text-yellow',
  /** Over and done with: yellow in its dot alone. */
  faded: 'bg-grey-soft text-grey *:bg-yellow',
} as const;

/** A state in one word; the colour is only a hint. */
export function Badge({ tone, className, children }: { tone: Tone; className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
