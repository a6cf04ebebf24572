import { type Dispatch, useState } from 'react';
import { fromCents, type InvoiceCurrency, toCents } from '#shared/money.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { numberOf, type TypedNumber } from '#web/lib/numbers/read-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { t } from './texts.en.tsx';

type ForeignPricesProps = {
  /** The catalogue's currency. */
  pricedIn: InvoiceCurrency;
  currency: InvoiceCurrency;
  /** The lines that have a price in the catalogue's currency. */
  foreign: readonly FormItem[];
  dispatch: Dispatch<EditorAction>;
};

/** Says that lines have the catalogue's prices in another currency, and converts them at a typed exchange rate. */
export function ForeignPrices({ pricedIn, currency, foreign, dispatch }: ForeignPricesProps) {
  const { words } = useDocumentKind();
  const [factor, setFactor] = useState<TypedNumber>('');
  // The value of one unit of the catalogue's currency, rounded to cents; 1 keeps the amounts.
  const convert = (by: number) => {
    for (const { key, rate } of foreign) {
      const values = { rate: fromCents(Math.round(toCents(numberOf(rate)) * by)) };
      dispatch({ type: 'changeItem', key, values });
    }
  };
  return (
    <Notice
      className="mt-4"
      title={t.foreign({ ...words, count: foreign.length, from: pricedIn, to: currency })}
      tone="warning"
    >
      <p className="mt-1">{t.foreignHint}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2 text-ink">
        <Field className="w-40" label={t.exchangeRate({ from: pricedIn, to: currency })}>
          <NumberField decimals={6} max={1_000_000} onChange={setFactor} value={factor} />
        </Field>
        <Button disabled={numberOf(factor) === 0} onClick={() => convert(numberOf(factor))} variant="secondary">
          {t.convert}
        </Button>
        <Button onClick={() => convert(1)} variant="ghost">
          {t.keepAmounts}
        </Button>
      </div>
    </Notice>
  );
}
