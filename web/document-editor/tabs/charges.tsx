import type { Dispatch, ReactNode } from 'react';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { AdjustmentRow } from './adjustment-row.tsx';
import { TaxesPart } from './taxes-part.tsx';
import { t } from './texts.en.tsx';

type ChargesProps = Pick<EditorState, 'form'> & {
  pricing: Pricing;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** Adjustments and taxes. */
export function Charges(props: ChargesProps) {
  return (
    <>
      <Part title={t.adjustments}>
        <Adjustments {...props} />
      </Part>
      <Part title={t.taxes}>
        <TaxesPart {...props} />
      </Part>
    </>
  );
}

function Adjustments({ form: { adjustments, currency }, dispatch, focusField }: Omit<ChargesProps, 'pricing'>) {
  const row = { currency, dispatch, focusField };
  return (
    <div className="divide-y divide-line">
      <AdjustmentRow
        {...row}
        adjustment={adjustments.discount}
        hasChoice
        hint={t.discountHint}
        label={t.discount}
        name="discount"
      />
      <AdjustmentRow
        {...row}
        adjustment={adjustments.shipping}
        hasChoice
        hint={t.shippingHint}
        label={t.shipping}
        name="shipping"
      />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-semibold text-base">{title}</h2>
      {children}
    </section>
  );
}
