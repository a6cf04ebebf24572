import type { Dispatch, FC, ReactNode } from 'react';
import { type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { type Pricing, pricedForm } from '#web/document-editor/model/form-pricing.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { EditorField } from './editor-field.tsx';
import { PaymentMethodField } from './payment-method-field.tsx';
import { PaymentTermsField } from './payment-terms-field.tsx';
import { t } from './texts.en.tsx';
import { TotalsBreakdown } from './totals-breakdown.tsx';

/** Not needed by the first steps, and fetched while they are filled in. */
export const loadCharges = async () => (await import('./charges.tsx')).Charges;
/** What cannot be fetched is left out: the totals have the taxes all the same. */
const stayHidden = () => {};

type TextProps = Pick<EditorState, 'form'> & { dispatch: Dispatch<EditorAction> };

type SummaryTabProps = Pick<EditorState, 'form'> & {
  pricing: Pricing;
  /** Whether payments lock adjustments and taxes; the totals show them. */
  isFrozen: boolean;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
  /** What should be looked at before it is sent. */
  findings: ReactNode;
};

/** Payment, adjustments, taxes, totals and findings. */
export function SummaryTab({ form, pricing, isFrozen, dispatch, focusField, findings }: SummaryTabProps) {
  const { isPayable } = useDocumentKind();
  const parts = useKindParts();
  const content = pricedForm(form, pricing);
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        {isPayable && <PaymentMethodField {...{ form, dispatch }} />}
        {fieldsAt('summary').map((name) => {
          const Text = TEXTS[name];
          return <Text key={name} {...{ form, dispatch }} />;
        })}
      </div>
      {parts?.Texts && <parts.Texts form={form} tab="summary" />}
      {!isFrozen && (
        <LazyPart fallback={<div className="h-80" />} load={loadCharges} onFailed={stayHidden}>
          {(Charges) => <Charges {...{ form, pricing, dispatch, focusField }} />}
        </LazyPart>
      )}
      {parts?.Terms && <parts.Terms {...{ form, pricing, dispatch, focusField }} />}
      <section>
        <h2 className="mb-4 font-semibold text-base">{t.summary}</h2>
        <TotalsBreakdown content={content} currency={form.currency} totals={invoiceTotals(content)} />
      </section>
      {findings}
    </div>
  );
}

const TEXTS: Readonly<Record<FieldAt<'summary'>, FC<TextProps>>> = {
  paymentTerms: PaymentTermsField,
  additionalNotes: ({ form, dispatch }) => (
    <EditorField className="sm:col-span-2" label={t.notes} name="additionalNotes">
      <Textarea
        onChange={({ target }) => dispatch({ type: 'change', values: { additionalNotes: target.value } })}
        placeholder={t.notesExample}
        value={form.additionalNotes}
      />
    </EditorField>
  ),
};
