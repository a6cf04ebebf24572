import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

type FormSectionProps = { title: string; description?: string; children: ReactNode };

/** A group of fields in two columns, with its description beside them, if there is room. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section
      className={clsx(
        'grid grid-cols-1 gap-x-8 gap-y-4 px-5 py-6 sm:px-6',
        description !== undefined && 'xl:grid-cols-[15rem_1fr]',
      )}
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {description !== undefined && <p className="mt-1 text-pretty text-muted">{description}</p>}
      </div>
      <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type FieldSkeletonProps = { hasHint?: boolean; isWide?: boolean | undefined };

/** Skeleton of a field. */
export function FieldSkeleton({ hasHint = false, isWide = false }: FieldSkeletonProps) {
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <Skeleton className="mt-0.5 mb-2 h-4 w-24" />
      <Skeleton className="h-control" />
      {hasHint && <Skeleton className="mt-2 mb-0.5 h-3.5 w-48 max-w-full" />}
    </div>
  );
}
