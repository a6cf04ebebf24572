import type { AdminUser } from '#shared/user/schema.ts';
import { useUser } from '#web/lib/session/session.ts';
import { fullName } from './user-name.ts';

/** A user's name in the list, marked if it is the current user. */
export function UserTitle({ user, className }: { user: AdminUser; className: string }) {
  const isSelf = useUser().id === user.id;
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className={className}>
        {fullName(user) || <span className="font-normal text-muted">No name entered</span>}
      </span>
      {isSelf && <span className="shrink-0 text-muted text-xs">You</span>}
    </span>
  );
}
