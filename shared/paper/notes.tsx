import type { DocumentPart } from './document-part.ts';

/** Where the notes go: beside the totals if they are short, below if long, undefined if there are none. */
export function notesPosition(notes: string | undefined): 'beside' | 'below' | undefined {
  if (!notes) return undefined;
  return notes.length <= 320 && notes.split('\n').length <= 6 ? 'beside' : 'below';
}

/** The issuer's notes, with their line breaks. */
export function Notes({ invoice, dictionary }: DocumentPart) {
  return (
    <section className="invoice-notes">
      <h2>{dictionary.document.notes}</h2>
      <p className="invoice-lines" dir="auto">
        {invoice.additionalNotes}
      </p>
    </section>
  );
}
