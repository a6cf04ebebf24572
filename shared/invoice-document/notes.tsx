import type { DocumentPart } from './document-part.ts';

/** Whether there are notes, and so few that they fit beside the totals. */
export function notesPlace(notes: string | undefined): 'beside' | 'below' | undefined {
  if (!notes) return undefined;
  return notes.length <= 320 && notes.split('\n').length <= 6 ? 'beside' : 'below';
}

/** What else the issuer has to say, with its line breaks. */
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
