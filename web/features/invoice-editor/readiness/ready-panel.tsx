import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { type Finding, FROM_SERVER, findingsOf } from '#shared/invoice/readiness.ts';
import type { Problem } from '#web/document-editor/model/problems.ts';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { FindingList, FindingRow } from '#web/parts/findings/finding-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.ts';

type ReadyPanelProps = {
  /** The invoice as its recipient would see it, with an empty id until it is saved. */
  invoice: PublicInvoice;
  companyName: string | undefined;
  /** The first problem that prevents saving. */
  problem: Problem | undefined;
  onField: (field: Problem['field']) => void;
};

/** Findings about the invoice as typed, each with the action that fixes it. */
export function ReadyPanel({ invoice, companyName, problem, onField }: ReadyPanelProps) {
  const { findings, unprintable } = useFindings(invoice, companyName);
  const isReady = findings.length === 0 && !problem;
  return (
    <section>
      <h2 className="mb-4 font-semibold text-base">{t.title}</h2>
      <div className={isReady ? '' : 'rounded-md bg-yellow-soft px-3.5 py-3 text-yellow'}>
        <FindingList
          findings={findings}
          onField={onField}
          paymentMethod={invoice.paymentMethod}
          unprintable={unprintable}
        >
          {problem ? (
            <ul>
              <FindingRow text={problem.message}>
                <Button onClick={() => onField(problem.field)} size="sm" variant="secondary">
                  {t.fix}
                </Button>
              </FindingRow>
            </ul>
          ) : (
            <p className="flex items-center gap-2 text-muted">
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-green" />
              {invoice.isDeposit ? t.requestComplete : t.complete}
            </p>
          )}
        </FindingList>
      </div>
    </section>
  );
}

/** Some findings come from the server, which needs a saved invoice for them. */
function useFindings(
  invoice: PublicInvoice,
  companyName: string | undefined,
): { findings: Finding[]; unprintable: readonly string[] | undefined } {
  const { id, company } = invoice;
  const today = useBusinessDay();
  const isAllowed = company.paymentSettings.paymentIntegrationEnabled;
  const card = useQuery({ ...stripeStatusQuery, enabled: isAllowed });
  const stored = useQuery({ ...readinessQuery(id), enabled: id !== '' });
  const paymentSettings = { paymentIntegrationEnabled: isAllowed && card.data?.connected !== false };
  const findings = findingsOf({
    invoice: { ...invoice, company: { ...company, paymentSettings } },
    companyName,
    today: today(),
  });
  const known = (stored.data?.findings ?? []).filter((finding) => FROM_SERVER.has(finding));
  return { findings: [...findings, ...known], unprintable: stored.data?.unprintable };
}
