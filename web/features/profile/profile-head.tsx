import { initialsOfNames } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type ProfileHeadProps = { firstName: string; lastName: string; email: string };

/** The profile's initials, name if any, and email address. */
export function ProfileHead({ firstName, lastName, email }: ProfileHeadProps) {
  const names = [firstName.trim(), lastName.trim()];
  return (
    <div className="flex items-center gap-4">
      <Avatar className="size-14 text-lg!" initials={initialsOfNames(names)} />
      <div className="min-w-0">
        <h2 className="truncate font-semibold text-base">{names.filter(Boolean).join(' ') || 'Your name'}</h2>
        <p className="truncate text-muted text-sm">{email}</p>
      </div>
    </div>
  );
}
