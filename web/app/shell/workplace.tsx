import { clsx } from 'clsx';
import { Building2 } from 'lucide-react';
import { hasRole } from '#web/lib/session/session.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { useShellUser } from './person.ts';
import { t } from './texts.en.tsx';

/** Shows employees whose business they work in; nothing for anyone else. When collapsed, only the icon. */
export function Workplace({ collapsed = false, className }: { collapsed?: boolean; className?: string }) {
  const user = useShellUser();
  if (!user || !hasRole(user, ['EMPLOYEE'])) return null;
  const name = user.businessName ?? t.anotherBusiness;
  return (
    <Tooltip text={collapsed ? t.workingIn({ business: name }) : undefined}>
      <p className={clsx('flex items-center gap-2 text-muted text-xs', collapsed && 'justify-center', className)}>
        <Building2 aria-hidden="true" className="size-4 shrink-0" />
        <span className={collapsed ? 'sr-only' : 'min-w-0 truncate'}>
          {t.workplace({ business: <span className="font-medium text-ink">{name}</span> })}
        </span>
      </p>
    </Tooltip>
  );
}
