import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { Finding } from '#shared/invoice/readiness.ts';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { FINDING_TEXTS } from './finding-texts.ts';
import { Notice } from './notice.tsx';

/** Lists what an invoice should have before it is sent, with links to where its business enters that. */
export function FindingsNotice({ invoiceId }: { invoiceId: string }) {
  const { data: findings } = useQuery(readinessQuery(invoiceId));
  if (!findings) return null;
  if (findings.length === 0)
    return <Notice title="The invoice now has everything your customer needs" tone="success" />;
  return (
    <Notice title="Before you send this invoice" tone="warning">
      <ul className="mt-1 list-disc pl-4">
        {findings.map((finding) => (
          <li key={finding}>{FINDING_TEXTS[finding].text}</li>
        ))}
      </ul>
      <Settings findings={findings} />
    </Notice>
  );
}

/** The settings that mend the findings, in new tabs, so that unsaved input stays. */
function Settings({ findings }: { findings: readonly Finding[] }) {
  const user = useUser();
  const remedies = findings.map((finding) => FINDING_TEXTS[finding].remedy);
  const labels = new Map(
    remedies.flatMap((remedy) => ('path' in remedy ? [[remedy.path, remedy.label] as const] : [])),
  );
  if (labels.size === 0) return null;
  if (hasRole(user, ['EMPLOYEE'])) return <p className="mt-2">Ask the owner of the business to add this.</p>;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {[...labels].map(([path, label]) => (
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
  );
}
