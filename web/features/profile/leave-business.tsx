import { LogOut } from 'lucide-react';
import { call } from '#web/lib/api/call.ts';
import { isOwner, useMayChange, useSession, useUser } from '#web/lib/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { AskButton } from '#web/ui/overlays/ask-button.tsx';
import { t } from './texts.en.tsx';

/** Lets employees and accountants leave the business they work in and return to their own; nothing for anyone else. */
export function LeaveBusiness() {
  const { refreshUser } = useSession();
  const user = useUser();
  const mayChange = useMayChange();
  if (isOwner(user)) return null;
  const name = user.businessName;
  const leave = async () => {
    await call('POST /employees/me/leave');
    // BusinessWatch then goes to the home screen and says which business it is.
    void refreshUser();
  };
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base wrap-anywhere">{t.leaveTitle({ name })}</h2>
      <p className="mt-1 text-muted wrap-anywhere">{(mayChange ? t.leaveText : t.accountantLeaves)({ name })}</p>
      <AskButton
        busyLabel={t.leaving}
        className="mt-4"
        confirmLabel={t.leave}
        failed={t.notLeft({ name })}
        run={leave}
        showError={showRefusal}
        text={t.leaveWarning({ name })}
        title={t.leaveQuestion({ name })}
      >
        <LogOut aria-hidden="true" />
        {t.leaveThis}
      </AskButton>
    </Card>
  );
}
