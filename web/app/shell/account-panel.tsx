import { LogOut } from 'lucide-react';
import { useUser } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { personOf } from './person.ts';
import { useLogout } from './use-logout.ts';

/** Who is signed in, and the way out. Collapsed it keeps the picture and the button. */
export function AccountPanel({ collapsed = false }: { collapsed?: boolean }) {
  const { name, email, initials } = personOf(useUser());
  const logout = useLogout();
  const button = (
    <Button aria-label="Logout" onClick={logout} size="icon-sm" variant="ghost">
      <LogOut aria-hidden="true" />
    </Button>
  );
  if (collapsed) {
    return (
      <div className="flex flex-col items-center gap-2 border-line border-t py-3">
        <Tooltip side="right" text={name}>
          <span>
            <Avatar initials={initials} />
            <span className="sr-only">Signed in as {name}</span>
          </span>
        </Tooltip>
        <Tooltip side="right" text="Logout">
          {button}
        </Tooltip>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-3 border-line border-t px-4 py-3">
      <Avatar initials={initials} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{name}</p>
        <p className="truncate text-muted text-xs">{email}</p>
      </div>
      {button}
    </div>
  );
}
