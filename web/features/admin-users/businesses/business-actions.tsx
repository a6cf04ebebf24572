import { Ban, RotateCcw, UserRoundCog } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedBusiness } from '#shared/business/listed.ts';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { nameOf } from './business-name.ts';
import { t } from './texts.en.tsx';

/** Opens the dialog that suspends or restores a business. */
export type OnSuspend = (business: ListedBusiness) => void;

/** Leads to the owner's account, where an administrator acts on it; suspends and restores, except one's own. */
export function BusinessActions({ business, onSuspend }: { business: ListedBusiness; onSuspend: OnSuspend }) {
  const isOwn = useUser().businessId === business.id;
  const name = nameOf(business);
  const isSuspended = business.suspension !== undefined;
  return (
    <RowActions name={name}>
      <Link
        {...ROW_TARGET}
        aria-label={t.openUserOf({ name })}
        className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        title={t.openUser}
        to={paths.adminUser(business.email)}
      >
        <UserRoundCog aria-hidden="true" className="text-muted" />
      </Link>
      {!isOwn && (
        <RowAction
          aria-label={isSuspended ? t.restoreOf({ name }) : t.suspendOf({ name })}
          icon={isSuspended ? RotateCcw : Ban}
          onClick={() => onSuspend(business)}
          title={isSuspended ? t.restore : t.suspend}
        />
      )}
    </RowActions>
  );
}
