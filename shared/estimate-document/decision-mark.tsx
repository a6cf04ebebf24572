import type { EstimatePart } from './printed-estimate.ts';

/** A discreet mark on an estimate that cannot be accepted: its state, and the day of a decision. */
export function DecisionMark({ estimate, dictionary, texts }: EstimatePart) {
  const { status, decision, newerId } = estimate;
  if (status === 'DRAFT') return <p className="invoice-mark">{dictionary.document.draft}</p>;
  if (newerId) return <p className="invoice-mark">{texts.marks.replaced}</p>;
  if (status === 'SENT') return null;
  const isAccepted = status === 'ACCEPTED';
  return (
    <p className={`invoice-mark${isAccepted ? ' invoice-mark-paid' : ''}`}>
      {texts.marks[isAccepted ? 'accepted' : 'declined']}
      {decision && <time dateTime={decision.on}>{dictionary.longDay(decision.on)}</time>}
    </p>
  );
}
