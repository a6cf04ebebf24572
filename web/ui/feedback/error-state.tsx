import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.ts';

type ErrorStateProps = { title: string; text?: ReactNode; retryLabel?: string; onRetry?: () => unknown };

/** Says that something could not be loaded, with a button to retry. */
export function ErrorState({ title, text, retryLabel = t.tryAgain, onRetry }: ErrorStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-16 text-center" role="alert">
      <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-red-soft text-red">
        <TriangleAlert aria-hidden="true" className="size-5" />
      </span>
      <p className="font-semibold text-base">{title}</p>
      {text && <p className="mt-1 max-w-sm text-balance text-muted text-sm">{text}</p>}
      {onRetry && (
        <Button className="mt-6" onClick={onRetry} variant="secondary">
          <RotateCw aria-hidden="true" />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
