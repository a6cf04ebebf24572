import { CircleAlert, Clock, type LucideIcon, MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { AppointmentEmail, AppointmentEmailState } from '#shared/appointment/emails.ts';
import { businessMomentText } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { t } from './texts.en.tsx';

/** The emails about the latest change, with their delivery state. */
export function AppointmentEmails({ emails }: { emails: readonly AppointmentEmail[] }) {
  return (
    <Card title={t.emails}>
      <ul className="flex flex-col gap-3">
        {emails.map((email) => (
          <Sent email={email} key={email.to} />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {useLatestChange(emails)}
      </p>
    </Card>
  );
}

/** Announces to screen readers only the changes since the last fetch, not the whole list. */
function useLatestChange(emails: readonly AppointmentEmail[]): string {
  const [seen, setSeen] = useState(emails);
  const [text, setText] = useState('');
  if (seen !== emails) {
    setSeen(emails);
    const isNew = ({ to, state, at }: AppointmentEmail) =>
      !seen.some((old) => old.to === to && old.state === state && old.at === at);
    const changed = emails.find(isNew);
    if (changed) setText(t.emailTo({ news: t.news[changed.news][changed.state], to: changed.to }));
  }
  return text;
}

function Sent({ email: { to, news, state, localAt } }: { email: AppointmentEmail }) {
  const { icon: Icon, style } = STATES[state];
  const text = t.news[news][state];
  const at = <span className="inline-block">{businessMomentText(localAt)}</span>;
  return (
    <li className="flex min-w-0 items-baseline gap-3">
      <Icon aria-hidden="true" className={`size-4 shrink-0 translate-y-0.5 ${style}`} />
      <div className="wrap-anywhere min-w-0">
        <p>{to}</p>
        <p className="text-muted text-sm tabular-nums">{state === 'SENT' ? t.sentAt({ news: text, at }) : text}</p>
      </div>
    </li>
  );
}

const STATES: Readonly<Record<AppointmentEmailState, { icon: LucideIcon; style: string }>> = {
  SENDING: { icon: Clock, style: 'text-muted' },
  SENT: { icon: MailCheck, style: 'text-green' },
  UNCONFIRMED: { icon: CircleAlert, style: 'text-yellow' },
  NOT_SENT: { icon: CircleAlert, style: 'text-red' },
};
