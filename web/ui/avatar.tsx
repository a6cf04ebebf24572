import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';

type AvatarProps = { initials: string; loading?: boolean; className?: string };

/** A person's initials in a circle: a skeleton while loading, an icon without initials. Decorative. */
export function Avatar({ initials, loading = false, className = 'size-9' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-xs',
        loading && 'animate-shimmer',
        className,
      )}
      translate="no"
    >
      {!loading && (initials || <UserRound className="size-4" />)}
    </span>
  );
}
