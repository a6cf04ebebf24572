import { CircleCheck } from 'lucide-react';
import type { Finding } from '#shared/invoice/readiness.ts';
import { unprintable } from '#shared/paper/unprintable.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { findProblems } from '#web/document-editor/model/problems.ts';
import { previewContent } from '#web/document-editor/preview/preview-content.ts';
import { useIssuer } from '#web/document-editor/preview/preview-data.ts';
import type { EditedDocument } from '#web/document-editor/use-document-editor.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { FindingList, FindingRow } from '#web/parts/findings/finding-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { needsCustomer } from './settled-estimate.ts';
import { t } from './texts.en.ts';

/** What keeps an estimate from being sent as it should be, each with the action that fixes it. */
export function MissingPart({ form, pricing, goToField }: EditedDocument) {
  const kind = useDocumentKind();
  const user = useUser();
  const today = useBusinessDay()();
  const { issuer } = useIssuer(user.id, user.profile);
  const [problem] = findProblems(form, pricing, kind);
  const rows = [
    ...(problem ? [{ text: problem.message, field: problem.field }] : []),
    ...(form.to.email.trim()
      ? []
      : [{ text: needsCustomer(form) ? t.noEmailForDeposit : t.noEmail, field: 'billingEmail' }]),
    ...(form.dueDate && form.dueDate < today ? [{ text: t.isPast, field: 'dueDate' }] : []),
  ];
  // A line also has the name of its group.
  const boxes = unprintable(
    JSON.stringify([issuer && previewContent(form, { issuer, pricing, saved: null }), form.items]),
  );
  const findings: Finding[] = [
    ...(issuer !== undefined && !issuer.company?.name ? (['name'] as const) : []),
    ...(boxes.length > 0 ? (['unprintable'] as const) : []),
  ];
  const isReady = rows.length === 0 && findings.length === 0;
  return (
    <section>
      <h2 className="mb-4 font-semibold text-base">{t.check}</h2>
      <div className={isReady ? '' : 'grid gap-3 rounded-md bg-yellow-soft px-3.5 py-3 text-yellow'}>
        {rows.length > 0 && (
          <ul className="grid gap-3">
            {rows.map(({ text, field }) => (
              <FindingRow key={field} text={text}>
                <Button onClick={() => goToField(field)} size="sm" variant="secondary">
                  {t.fix}
                </Button>
              </FindingRow>
            ))}
          </ul>
        )}
        <FindingList findings={findings} onField={goToField} paymentMethod={undefined} unprintable={boxes}>
          {isReady && (
            <p className="flex items-center gap-2 text-muted">
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-green" />
              {t.ready}
            </p>
          )}
        </FindingList>
      </div>
    </section>
  );
}
