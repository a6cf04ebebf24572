import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Step } from './steps.ts';
import { t } from './texts.en.ts';

type StepRowProps = {
  step: Step;
  /** Position, from 1. */
  place: number;
  /** The step's buttons. */
  children: ReactNode;
};

/** A step with its number or check mark, and its buttons. */
export function StepRow({ step: { title, text, state }, place, children }: StepRowProps) {
  const isDone = state === 'done';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5 sm:min-h-17 sm:px-6">
      <span
        aria-hidden="true"
        className={clsx(
          'inline-flex size-7 shrink-0 items-center justify-center self-start rounded-full font-semibold text-xs tabular-nums sm:self-center',
          isDone ? 'bg-green-soft text-green' : 'bg-subtle text-muted',
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={3} /> : place}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {title}
          {state !== 'loading' && <span className="sr-only">{isDone ? t.isDone : t.isToDo}</span>}
        </p>
        {state === 'loading' ? (
          <Skeleton className="my-1 h-3.5 w-48" />
        ) : (
          <p className="wrap-anywhere text-pretty text-muted text-sm">{text}</p>
        )}
      </div>
      {children && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-11 pointer-coarse:[&>*]:h-11">{children}</div>
      )}
    </li>
  );
}
