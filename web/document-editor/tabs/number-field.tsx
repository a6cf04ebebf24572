import type { Dispatch } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { useNewNumber } from '#web/document-editor/use-new-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { EditorField } from './editor-field.tsx';
import { t } from './texts.en.tsx';

/** Of use once a number was typed. */
const loadCountingOffer = async () => (await import('./counting-offer.tsx')).CountingOffer;
/** Company Settings offer the same. */
const stayHidden = () => {};

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
        <LazyPart load={loadCountingOffer} onFailed={stayHidden}>
          {(CountingOffer) => (
            <CountingOffer number={form.invoiceNumber} onCounting={() => change(form.invoiceNumber, true)} />
          )}
        </LazyPart>
      )}
    </div>
  );
}
