import { useState } from 'react';
import { addDays } from '#shared/calendar-day.ts';
import { paymentTermsChoice, statedDueDay } from '#shared/document/payment-terms.ts';
import type { DaysProps } from '#web/document-editor/kind-parts.ts';
import { EditorField } from '#web/document-editor/tabs/editor-field.tsx';
import { FixedText } from '#web/document-editor/tabs/fixed-text.tsx';
import { PAYMENT_TERMS_LABELS } from '#web/lib/locale/payment-terms.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { dueInDays } from './series-payload.ts';
import { t } from './texts.en.ts';

const LIMITS = { decimals: 0, max: 366 };

/** Says that each invoice gets its number and day, and when it is due: by its payment terms, or after so many days. */
export function DuePart({ form, dispatch }: DaysProps) {
  const { paymentTerms, issueDate, dueDate } = form;
  const [typed, setTyped] = useState<TypedNumber>(dueDate ? dueInDays(form) : '');
  const choice = paymentTermsChoice(paymentTerms);
  const isStated = statedDueDay(paymentTerms, issueDate) !== undefined;
  const change = (days: TypedNumber) => {
    setTyped(days);
    dispatch({ type: 'change', values: { dueDate: typeof days === 'number' ? addDays(issueDate, days) : '' } });
  };
  return (
    <>
      <FixedText label={t.numberAndDay} value={t.assigned} />
      {isStated ? (
        <FixedText
          label={t.dueDate}
          value={
            choice === 'custom'
              ? t.dueIn({ count: dueInDays(form) })
              : t.dueByTerms({ terms: PAYMENT_TERMS_LABELS[choice] })
          }
        />
      ) : (
        <EditorField hint={t.dueInDaysHint} label={t.dueInDays} name="dueDate" required>
          <NumberField {...LIMITS} onChange={change} value={typed} />
        </EditorField>
      )}
    </>
  );
}
