import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { localDayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/person-names.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.ts';

type RecordCardProps = {
  /** Whose initials are shown. */
  name: string;
  /** Name and contact. */
  children: ReactNode;
  /** Below them, such as the day of creation beside the actions. */
  foot: ReactNode;
};

/** A person in a narrow list. */
export function RecordCard({ name, children, foot }: RecordCardProps) {
  return (
    <div className="pt-4 pb-2">
      <div className="flex items-start gap-3">
        <Avatar initials={initialsOf(name)} />
        <div className="min-w-0 flex-1 text-sm">{children}</div>
      </div>
      {foot}
    </div>
  );
}

/** A fact about a record beside its actions. */
export function CardFoot({ fact, children }: { fact: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-1 flex items-center justify-between gap-3">
      <div className="min-w-0 text-sm">{fact}</div>
      {children}
    </div>
  );
}

/** When a record was created, for its foot. */
export function CreatedOn({ at }: { at: string }) {
  return <p className="text-muted text-xs tabular-nums">{t.createdOn({ day: localDayText(at) })}</p>;
}

type RecordCardSkeletonProps = {
  /** Class with the height of a card. */
  height: string;
  /** Classes with the sizes of its three lines. */
  lines: readonly [string, string, string];
  /** At the end of the first line. */
  children?: ReactNode;
};

/** A loading RecordCard. */
export function RecordCardSkeleton({ height, lines: [first, second, third], children }: RecordCardSkeletonProps) {
  return (
    <div className={clsx('flex items-start gap-3 pt-4', height)}>
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex-1">
        <Skeleton className={clsx('mt-1', first)} />
        <Skeleton className={clsx('mt-3', second)} />
        <Skeleton className={clsx('mt-2.5', third)} />
      </div>
      {children}
    </div>
  );
}
