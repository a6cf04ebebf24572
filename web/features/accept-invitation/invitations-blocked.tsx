import { BellOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '#web/lib/api/call.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { t } from './texts.en.tsx';

/** Confirms that a company can no longer invite this person, who can undo that here. */
export function InvitationsBlocked({ token, companyName }: { token: string; companyName: string }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const allow = async () => {
    const allowing = call('POST /invitations/{token}/unblock', { token });
    if (!(await isDone(allowing, t.notAllowed, showRefusal))) return;
    toast.success(t.allowed, { description: t.canInvite({ company: companyName }) });
    navigate(paths.home, { replace: true });
  };
  return (
    <OutcomeCard
      actions={
        <>
          <Link className={buttonStyle({ variant: 'primary' })} to={paths.home}>
            {t.returnHome}
          </Link>
          <Button busyLabel={t.allowing} onClick={allow} variant="secondary">
            {t.allow}
          </Button>
        </>
      }
      icon={BellOff}
    >
      <h1 className="font-semibold text-2xl outline-none" ref={heading} tabIndex={-1}>
        {t.blocked}
      </h1>
      <p className="wrap-anywhere mt-2 text-balance text-muted">{t.cannotInvite({ company: companyName })}</p>
    </OutcomeCard>
  );
}
