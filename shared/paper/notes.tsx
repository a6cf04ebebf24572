type NotesProps = { readonly title: string; readonly text: string | undefined };

/** Where the notes go: beside the totals if they are short, below if long, undefined if there are none. */
export function notesPosition(notes: string | undefined): 'beside' | 'below' | undefined {
  if (!notes) return undefined;
  return notes.length <= 320 && notes.split('\n').length <= 6 ? 'beside' : 'below';
}

/** The issuer's notes, with their line breaks. */
export function Notes({ title, text }: NotesProps) {
  return (
    <section className="invoice-notes">
      <h2>{title}</h2>
      <p className="invoice-lines" dir="auto">
        {text}
      </p>
    </section>
  );
}
