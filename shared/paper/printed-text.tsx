type PrintedTextProps = { readonly heading: string; readonly text: string };

/** Where notes go: beside the totals if they are short, below if long. */
export function notesPosition(notes: string): 'beside' | 'below' {
  return notes.length <= 320 && notes.split('\n').length <= 6 ? 'beside' : 'below';
}

/** A text of the issuer with its line breaks. */
export function PrintedText({ heading, text }: PrintedTextProps) {
  return (
    <section className="invoice-notes">
      <h2>{heading}</h2>
      <p className="invoice-lines" dir="auto">
        {text}
      </p>
    </section>
  );
}
