import { useQuery } from '@tanstack/react-query';
import { noticesOf } from '#shared/user/notices.ts';
import { profileQuery, useChangeNotices } from '#web/lib/queries/profile.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Switch } from '#web/ui/forms/switch.tsx';

/** Lets owners choose which notices they get by email; nothing for employees. */
export function EmailNotices() {
  return hasRole(useUser(), ['EMPLOYEE']) ? null : <NoticesCard />;
}

const SWITCHES = [
  { name: 'payments', label: 'Payments', hint: 'Card payments, refunds, failed refunds and disputes.' },
  { name: 'bounces', label: 'Undelivered emails', hint: 'Invoices that did not reach your customer.' },
  { name: 'reminders', label: 'Reminders', hint: 'A summary on each day that reminders were sent.' },
] as const;

function NoticesCard() {
  const { data: profile } = useQuery(profileQuery);
  const { mutateAsync } = useChangeNotices();
  const notices = noticesOf(profile ?? {});
  const change = (name: keyof typeof notices, isOn: boolean) =>
    mutateAsync({ ...notices, [name]: isOn }).catch((error: unknown) =>
      showFailure(error, 'Failed to change your email notices. Please try again.'),
    );
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base">Email notices</h2>
      <p className="mt-1 text-muted">
        Choose the emails you get about your invoices. We do not email you about your own actions.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {SWITCHES.map(({ name, ...texts }) => (
          <Switch
            {...texts}
            checked={notices[name]}
            disabled={!profile}
            key={name}
            onChange={(isOn) => void change(name, isOn)}
          />
        ))}
      </div>
    </Card>
  );
}
