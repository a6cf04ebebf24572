import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { MissingToSend } from '#shared/invoice/missing-to-send.ts';
import { paths } from '#web/app/paths.ts';
import { missingToSendQuery } from '#web/lib/queries/missing-to-send.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { Notice } from './notice.tsx';

const TEXTS: Readonly<Record<MissingToSend, string>> = {
  name: 'Your business has no name yet.',
  address: 'Your business has no address yet.',
  payment: 'There is no way to pay you yet: no bank details, e-Transfer address or card payments.',
};

const PLACES: Readonly<Record<MissingToSend, { label: string; path: string }>> = {
  name: { label: 'Company Settings', path: paths.company },
  address: { label: 'Company Settings', path: paths.company },
  payment: { label: 'Payment Settings', path: paths.paymentSettings },
};

/** Lists what the recipient of an invoice would miss, with links to enter it. */
export function MissingToSendNotice() {
  const user = useUser();
  const { data: missing } = useQuery(missingToSendQuery(user.id));
  if (!missing) return null;
  if (missing.length === 0) return <Notice title="The invoice now has everything your customer needs" tone="success" />;
  const places = missing.map((what) => PLACES[what]);
  return (
    <Notice title="Before you send this invoice" tone="warning">
      <ul className="mt-1 list-disc pl-4">
        {missing.map((what) => (
          <li key={what}>{TEXTS[what]}</li>
        ))}
      </ul>
      {hasRole(user, ['EMPLOYEE']) ? (
        <p className="mt-2">Ask the owner of the business to add this.</p>
      ) : (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {places
            .filter(({ path }, index) => places.findIndex((place) => place.path === path) === index)
            .map(({ label, path }) => (
              // In a new tab, so that unsaved input stays.
              <a
                className="inline-flex items-center gap-1 py-1 font-medium underline underline-offset-2"
                href={path}
                key={path}
                rel="noopener"
                target="_blank"
              >
                {label}
                <ExternalLink aria-hidden="true" className="size-3.5" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ))}
        </p>
      )}
    </Notice>
  );
}
