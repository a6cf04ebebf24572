import { useQuery } from '@tanstack/react-query';
import { documentNumber, schemeContinuing } from '#shared/document/numbering.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { numberingQuery, useSetNumbering } from '#web/lib/queries/numbering.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** Offers the owner of a business whose numbers are random to count upwards from a typed one. */
export function CountingOffer({ number, onCounting }: { number: string; onCounting: () => void }) {
  const { numbers, texts } = useDocumentKind();
  const { data } = useQuery(numberingQuery);
  const { role } = useUser();
  const today = useBusinessDay()();
  const set = useSetNumbering();
  const counting = useAction(async () => {
    if (!continued) return;
    try {
      await set.mutateAsync({ [numbers]: { ...continued.scheme, next: continued.count } });
      onCounting();
      toast.success(texts.nowCounting);
    } catch (error) {
      showFailure(error, texts.notCounting);
    }
  });
  const continued = schemeContinuing(number, today);
  if (role === 'EMPLOYEE' || data?.[numbers] !== null || !continued) return null;
  const next = documentNumber(continued.scheme, continued.count + 1, today);
  return (
    <Button
      busy={counting.isBusy}
      busyLabel={t.saving}
      className="mt-2 h-auto! min-h-8 py-1 text-left whitespace-normal!"
      onClick={() => counting.run()}
      size="sm"
      variant="secondary"
    >
      {t.continueWith({ number: next })}
    </Button>
  );
}
