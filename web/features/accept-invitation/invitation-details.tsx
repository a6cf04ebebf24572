import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Invitation } from '#shared/employee/schema.ts';
import { fullName, personName } from '#web/lib/person-names.ts';
import type { InvitationAnswer } from '#web/lib/queries/invitations.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.tsx';

const STATES: Readonly<Record<InvitationAnswer | 'open', { tone: Tone; label: string }>> = {
  open: { tone: 'grey', label: t.states.open },
  accept: { tone: 'green', label: t.states.accept },
  reject: { tone: 'red', label: t.states.reject },
};

type InvitationDetailsProps = { invitation: Invitation; answered: InvitationAnswer | undefined };

/** The inviting business, the invited person and the status. */
export function InvitationDetails({ invitation: { company, employee }, answered }: InvitationDetailsProps) {
  const { tone, label } = STATES[answered ?? 'open'];
  const { user } = employee;
  return (
    <dl className="mt-6 divide-y divide-line rounded-md border border-line text-sm">
      <Detail label={t.company}>
        <p className="font-medium">{company.name}</p>
        <Website address={company.website} />
      </Detail>
      <Detail label={t.person}>
        <p className="font-medium">{personName(user)}</p>
        {fullName(user) && <p className="text-muted">{user.email}</p>}
      </Detail>
      <Detail label={t.status}>
        <span aria-live="polite">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gap-3 px-4 py-3 wrap-anywhere sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-muted max-sm:mb-0.5">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * A company's website, if it is a valid URL: anything may have been entered. No referrer, since this page's URL has the
 * token.
 */
function Website({ address = '' }: { address: string | undefined }) {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return (
    <a
      className="-my-1 inline-flex min-h-10 items-center gap-1.5 rounded-sm py-1 font-medium text-accent underline-offset-4 hover:underline"
      href={address}
      rel="noopener noreferrer"
      target="_blank"
    >
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{t.newTab}</span>
    </a>
  );
}
