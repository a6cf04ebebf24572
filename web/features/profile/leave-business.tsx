import { LogOut } from 'lucide-react';
import { call } from '#web/lib/api/call.ts';
import { hasRole, useSession, useUser } from '#web/lib/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { AskButton } from '#web/ui/overlays/ask-button.tsx';

/** Lets employees leave the business they work in and return to their own; nothing for anyone else. */
export function LeaveBusiness() {
  const { refreshUser } = useSession();
  const user = useUser();
  if (!hasRole(user, ['EMPLOYEE'])) return null;
  const name = user.businessName ?? 'this business';
  const leave = async () => {
    await call('POST /employees/me/leave');
    // BusinessWatch then goes to the home screen and says which business it is.
    void refreshUser();
  };
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base wrap-anywhere">Leave {name}</h2>
      <p className="mt-1 text-muted wrap-anywhere">
        You work in {name} as an employee. When you leave, you go back to your own business and no longer see its
        invoices, customers and appointments. To return, you need a new invitation.
      </p>
      <AskButton
        busyLabel="Leaving..."
        className="mt-4"
        confirmLabel="Leave"
        failed={`Failed to leave ${name}. Please try again.`}
        run={leave}
        showError={showRefusal}
        text={`You will lose access to ${name}. Everything you created there stays with the business.`}
        title={`Leave ${name}?`}
      >
        <LogOut aria-hidden="true" />
        Leave this business
      </AskButton>
    </Card>
  );
}
