import { type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import type { PagePart } from './document-part.ts';

type TextsProps = PagePart & {
  /** The place whose texts these are. */
  readonly on: 'texts' | 'payTexts';
  /** Only the texts that paper shows there. */
  readonly position?: Position;
};

/** What stands above the lines, with its line breaks. */
export function Opening({ document }: Pick<PagePart, 'document'>) {
  return fieldsAt('opening').map(
    (name) =>
      document[name] && (
        <p className="invoice-opening invoice-lines" data-part={name} dir="auto" key={name}>
          {document[name]}
        </p>
      ),
  );
}

/** Above the payment method, below it beside the totals, or below everything. */
type Position = 'first' | 'beside' | 'below';

const TEXTS: Readonly<
  Record<
    FieldAt<'texts' | 'payTexts'>,
    (text: string, dictionary: PagePart['dictionary']) => { position: Position; text: string }
  >
> = {
  paymentTerms: (terms, dictionary) => ({ position: 'first', text: dictionary.terms(terms) }),
  additionalNotes: (notes) => ({ position: notesPosition(notes), text: notes }),
};

/** Terms and notes under their headings, each with its line breaks. */
export function Texts({ document, dictionary, on, position }: TextsProps) {
  return fieldsAt(on).map((name) => {
    const entered = document[name];
    const printed = entered && TEXTS[name](entered, dictionary);
    if (!printed || (position && printed.position !== position)) return null;
    return (
      <section className="invoice-notes" data-part={name} key={name}>
        <h2>{dictionary.document[name]}</h2>
        <p className="invoice-lines" dir="auto">
          {printed.text}
        </p>
      </section>
    );
  });
}

/** Beside the totals if they are short, below if long. */
function notesPosition(notes: string): 'beside' | 'below' {
  return notes.length <= 320 && notes.split('\n').length <= 6 ? 'beside' : 'below';
}
