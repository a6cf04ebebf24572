import type { Dispatch } from 'react';
import { type PaymentTermsChoice, paymentTermsChoice } from '#shared/document/payment-terms.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { dayText } from '#web/document-editor/model/day-text.en.ts';
import { contradictedDueDate } from '#web/document-editor/model/due-terms.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { PAYMENT_TERMS_LABELS } from '#web/lib/locale/payment-terms.en.ts';
import { shownTerms, storedTerms } from '#web/lib/records/terms-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { EditorField } from './editor-field.tsx';
import { t } from './texts.en.tsx';

type PaymentTermsFieldProps = Pick<EditorState, 'form'> & { dispatch: Dispatch<EditorAction> };

/** The payment terms: a choice that fills in its text, which can be edited (spec 1 §4). */
export function PaymentTermsField({ form, dispatch }: PaymentTermsFieldProps) {
  const { words, isPayable } = useDocumentKind();
  const change = (typed: string) => dispatch({ type: 'change', values: { paymentTerms: storedTerms(typed) } });
  return (
    <>
      <EditorField label={t.paymentTerms} name="paymentTermsChoice">
        <Select
          onChange={({ target }) => dispatch({ type: 'chooseTerms', choice: target.value as PaymentTermsChoice })}
          value={paymentTermsChoice(form.paymentTerms)}
        >
          {Object.entries(PAYMENT_TERMS_LABELS).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      </EditorField>
      <EditorField className="sm:col-span-2" label={t.termsText} name="paymentTerms" required>
        <Textarea
          onChange={({ target }) => change(target.value)}
          placeholder={t.termsExample(words)}
          rows={2}
          value={shownTerms(form.paymentTerms)}
        />
      </EditorField>
      {isPayable && <DueDateHint dispatch={dispatch} form={form} />}
    </>
  );
}

/** Warns when terms and due date contradict each other, which would confuse the recipient. */
function DueDateHint({ form, dispatch }: PaymentTermsFieldProps) {
  const dueDate = contradictedDueDate(form);
  if (!dueDate) return null;
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs sm:col-span-2">
      <p role="status">{t.dueMismatch({ day: dayText(form.dueDate) })}</p>
      <Button onClick={() => dispatch({ type: 'change', values: { dueDate } })} size="sm" variant="secondary">
        {t.changeTo({ day: dayText(dueDate) })}
      </Button>
    </div>
  );
}
