import { clsx } from 'clsx';
import { Building2 } from 'lucide-react';
import { hasRole, isOwner } from '#web/lib/session/session.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { useShellUser } from './person.ts';
import { t } from './texts.en.tsx';

/** Shows people whose business they were invited to; nothing for anyone else. When collapsed, only the icon. */
export function Workplace({ collapsed = false, className }: { collapsed?: boolean; className?: string }) {
  const user = useShellUser();
  if (!user || isOwner(user)) return null;
  const isAccountant = hasRole(user, ['ACCOUNTANT']);
  const name = user.businessName ?? t.anotherBusiness;
  return (
    <Tooltip text={collapsed ? (isAccountant ? t.accountantAt : t.workingIn)({ business: name }) : undefined}>
      <p className={clsx('flex items-center gap-2 text-muted text-xs', collapsed && 'justify-center', className)}>
        <Building2 aria-hidden="true" className="size-4 shrink-0" />
        <span className={collapsed ? 'sr-only' : 'min-w-0 truncate'}>
          {(isAccountant ? t.accountantOf : t.workplace)({
            business: <span className="font-medium text-ink">{name}</span>,
          })}
        </span>
      </p>
    </Tooltip>
  );
}
