import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { hasRole, useSession, useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** Lets employees leave the business they work in and return to their own; nothing for anyone else. */
export function LeaveBusiness() {
  const { refreshUser } = useSession();
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  if (!hasRole(user, ['EMPLOYEE'])) return null;
  const name = user.businessName ?? 'this business';
  const leave = async () => {
    try {
      await call('POST /employees/me/leave');
    } catch (error) {
      showRefusal(error, `Failed to leave ${name}. Please try again.`);
      return;
    }
    setIsAsking(false);
    // BusinessWatch then goes to the home screen and says which business it is.
    await refreshUser();
  };
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base wrap-anywhere">Leave {name}</h2>
      <p className="mt-1 text-muted wrap-anywhere">
        You work in {name} as an employee. When you leave, you go back to your own business and no longer see its
        invoices, customers and appointments. To return, you need a new invitation.
      </p>
      <Button className="mt-4" onClick={() => setIsAsking(true)} variant="secondary">
        <LogOut aria-hidden="true" />
        Leave this business
      </Button>
      <ConfirmDialog
        busyLabel="Leaving..."
        confirmLabel="Leave"
        onConfirm={leave}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={`You will lose access to ${name}. Everything you created there stays with the business.`}
        title={`Leave ${name}?`}
      />
    </Card>
  );
}
