import { clsx } from 'clsx';
import { t } from './texts.en.ts';

/** A spinner in the text colour. Decorative: name what is loading beside it. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={clsx('shrink-0 animate-spin', className)} fill="none" viewBox="0 0 24 24">
      <circle cx="12" cy="12" opacity="0.25" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" strokeWidth="3" />
    </svg>
  );
}

/** A spinner centred in its container, announced as loading. */
export function SpinnerScreen() {
  return (
    <div className="flex min-h-64 flex-1 items-center justify-center p-8 text-muted" role="status">
      <Spinner className="size-6" />
      <span className="sr-only">{t.loading}</span>
    </div>
  );
}
