import { LogOut } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { LogoutQuestion } from './logout-question.tsx';
import { usePerson } from './person.ts';
import { t } from './texts.en.tsx';
import { useLogout } from './use-logout.ts';

/** The signed-in user and Logout. Collapsed, only the picture and the button. */
export function AccountPanel({ collapsed = false }: { collapsed?: boolean }) {
  const person = usePerson();
  const { name, initials, isLoading } = person;
  const avatar = <Avatar initials={initials} loading={isLoading} />;
  if (collapsed) {
    return (
      <div className="flex flex-col items-center gap-2 border-line border-t py-3">
        <Tooltip text={isLoading ? undefined : name}>
          <span className="flex">
            {avatar}
            {!isLoading && <span className="sr-only">{t.signedInAs({ name })}</span>}
          </span>
        </Tooltip>
        <LogoutButton tooltip={t.logout} />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-3 border-line border-t py-3 pr-3 pl-4">
      {avatar}
      {isLoading ? <NameSkeleton /> : <Name {...person} />}
      <LogoutButton />
    </div>
  );
}

function Name({ name, email }: { name: string; email: string }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium text-sm">{name}</p>
      {/* If the email replaces the name, do not repeat it. */}
      {email !== name && <p className="truncate text-muted text-xs">{email}</p>}
    </div>
  );
}

/** As high as a name above an email. */
function NameSkeleton() {
  return (
    <div className="flex h-9.5 flex-1 flex-col justify-center gap-2">
      <Skeleton className="h-3 w-28" />
      <Skeleton className="h-2.5 w-36" />
    </div>
  );
}

function LogoutButton({ tooltip }: { tooltip?: string }) {
  const { logout, isBusy, question } = useLogout();
  return (
    <>
      <Tooltip text={tooltip}>
        <Button aria-label={t.logout} busy={isBusy} onClick={logout} size="icon" variant="ghost">
          <LogOut aria-hidden="true" />
        </Button>
      </Tooltip>
      <LogoutQuestion {...question} />
    </>
  );
}
