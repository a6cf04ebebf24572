import { CircleAlert, Clock, type LucideIcon, MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { AppointmentEmail, AppointmentEmailState, AppointmentNews } from '#shared/appointment/emails.ts';
import { businessMomentText } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';

/** The emails about the latest change, with their delivery state. */
export function AppointmentEmails({ emails }: { emails: readonly AppointmentEmail[] }) {
  return (
    <Card title="Emails">
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
    if (changed) setText(`${NEWS[changed.news]} ${STATES[changed.state].text}: ${changed.to}`);
  }
  return text;
}

function Sent({ email: { to, news, state, localAt } }: { email: AppointmentEmail }) {
  const { icon: Icon, style, text } = STATES[state];
  return (
    <li className="flex min-w-0 items-baseline gap-3">
      <Icon aria-hidden="true" className={`size-4 shrink-0 translate-y-0.5 ${style}`} />
      <div className="wrap-anywhere min-w-0">
        <p>{to}</p>
        <p className="text-muted text-sm tabular-nums">
          {NEWS[news]} {text} {state === 'SENT' && <span className="inline-block">{businessMomentText(localAt)}</span>}
        </p>
      </div>
    </li>
  );
}

const NEWS: Readonly<Record<AppointmentNews, string>> = {
  CONFIRMED: 'Confirmation',
  CHANGED: 'Update',
  CANCELLED: 'Cancellation',
  UNASSIGNED: 'Reassignment notice',
};

const STATES: Readonly<Record<AppointmentEmailState, { icon: LucideIcon; style: string; text: string }>> = {
  SENDING: { icon: Clock, style: 'text-muted', text: 'is being sent' },
  SENT: { icon: MailCheck, style: 'text-green', text: 'sent' },
  UNCONFIRMED: { icon: CircleAlert, style: 'text-yellow', text: 'may not have been sent. Please check with them.' },
  NOT_SENT: { icon: CircleAlert, style: 'text-red', text: 'could not be sent. Please let them know another way.' },
};
