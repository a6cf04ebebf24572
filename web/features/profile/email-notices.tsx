import { useQuery } from '@tanstack/react-query';
import { noticesOf } from '#shared/user/notices.ts';
import { profileQuery, useChangeNotices } from '#web/lib/queries/profile.ts';
import { isOwner, useUser } from '#web/lib/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { t } from './texts.en.tsx';

/** Lets owners choose which notices they get by email; nothing for people they invited. */
export function EmailNotices() {
  return isOwner(useUser()) ? <NoticesCard /> : null;
}

const NOTICES = ['payments', 'bounces', 'reminders'] as const;

function NoticesCard() {
  const { data: profile } = useQuery(profileQuery);
  const { mutateAsync } = useChangeNotices();
  const notices = noticesOf(profile ?? {});
  const change = (name: keyof typeof notices, isOn: boolean) =>
    mutateAsync({ ...notices, [name]: isOn }).catch((error: unknown) => showFailure(error, t.noticesNotChanged));
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base">{t.emailNotices}</h2>
      <p className="mt-1 text-muted">{t.emailNoticesText}</p>
      <div className="mt-4 flex flex-col gap-4">
        {NOTICES.map((name) => (
          <Switch
            {...t.notices[name]}
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
