import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';

type AvatarProps = { initials: string; loading?: boolean; className?: string };

/** Somebody's initials in a circle: a placeholder while loading, a plain figure when there are none. Decorative. */
export function Avatar({ initials, loading = false, className = 'size-9' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-xs',
        loading && 'animate-shimmer',
        className,
      )}
    >
      {!loading && (initials || <UserRound className="size-4" />)}
    </span>
  );
}
