import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { documentNumber, schemeContinuing } from '#shared/document/numbering.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { useNewNumber } from '#web/document-editor/use-new-number.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { numberingQuery, useSetNumbering } from '#web/lib/queries/numbering.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { EditorField } from './editor-field.tsx';
import { t } from './texts.en.tsx';

type NumberFieldProps = Pick<EditorState, 'form'> & {
  /** Whether the document is stored, which locks its number. */
  isNumberFixed: boolean;
  className: string;
  dispatch: Dispatch<EditorAction>;
};

/** The number, and the button that proposes one. */
export function NumberField({ form, isNumberFixed, className, dispatch }: NumberFieldProps) {
  const newNumber = useNewNumber();
  const { texts } = useDocumentKind();
  const change = (invoiceNumber: string, isNumberGenerated: boolean) =>
    dispatch({ type: 'change', values: { invoiceNumber, isNumberGenerated } });
  return (
    <div className={className}>
      <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
        <EditorField className="flex-1" label={texts.number} name="invoiceNumber" required>
          <Input
            autoComplete="off"
            disabled={isNumberFixed}
            onChange={({ target }) => change(target.value, false)}
            value={form.invoiceNumber}
          />
        </EditorField>
        <Button disabled={isNumberFixed} onClick={() => change(newNumber(), true)} variant="secondary">
          {isNumberFixed ? t.numberFixed : texts.generateNumber}
        </Button>
      </div>
      {!isNumberFixed && !form.isNumberGenerated && (
        <CountingOffer number={form.invoiceNumber} onCounting={() => change(form.invoiceNumber, true)} />
      )}
    </div>
  );
}

/** Offers the owner of a business whose numbers are random to count upwards from a typed one. */
function CountingOffer({ number, onCounting }: { number: string; onCounting: () => void }) {
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
