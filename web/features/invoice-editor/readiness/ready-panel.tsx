import { CircleCheck } from 'lucide-react';
import { findProblems } from '#web/features/invoice-editor/model/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { FindingList, FindingRow } from '#web/ui/feedback/finding-list.tsx';
import { type FieldTarget, goToField } from './go-to-field.ts';
import { type ReadinessSource, useFormFindings } from './use-form-findings.ts';

/** What the invoice should have before it is sent, from the form as typed, with what mends it. */
export function ReadyPanel({ onTab, focusField, ...source }: ReadinessSource & Omit<FieldTarget, 'form'>) {
  const { form, pricing } = source;
  const findings = useFormFindings(source);
  const status = pricing.saved?.status;
  if (!findings || status === 'PAID' || status === 'CANCELLED') return null;
  const onField = goToField({ form, onTab, focusField });
  // With neither finding nor problem, it can be saved and sent.
  const [problem] = findings.length === 0 ? findProblems(form, pricing) : [];
  const isReady = findings.length === 0 && !problem;
  return (
    <section>
      <h2 className="mb-4 font-semibold text-base">Ready to send</h2>
      <div className={isReady ? '' : 'rounded-md bg-yellow-soft px-3.5 py-3 text-yellow'}>
        <FindingList findings={findings} onField={onField} paymentMethod={form.paymentMethod}>
          {problem ? (
            <ul>
              <FindingRow text={problem.message}>
                <Button onClick={() => onField(problem.field)} size="sm" variant="secondary">
                  Correct this
                </Button>
              </FindingRow>
            </ul>
          ) : (
            <p className="flex items-center gap-2 text-muted">
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-green" />
              This invoice has everything your customer needs.
            </p>
          )}
        </FindingList>
      </div>
    </section>
  );
}
