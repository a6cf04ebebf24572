import { groupOf, type Offered } from '#shared/estimate/choices.ts';
import type { EstimatePart } from './printed-estimate.ts';

type Props = Pick<EstimatePart, 'texts'> & {
  readonly line: Offered;
  /** Whether the estimate is accepted: what was chosen is then as plain as what was required (decision W110). */
  readonly isAccepted: boolean;
};

/** Says of a line that it is an option or one of a group, and whether it counts; renders nothing for any other. */
export function ChoiceNote({ line, isAccepted, texts }: Props) {
  const { choice, chosen = false } = line;
  if (!choice || (isAccepted && chosen)) return null;
  const group = groupOf(line);
  const offer = group === undefined ? texts.optional : texts.chooseOne(group);
  return (
    <span className={`invoice-description${chosen ? '' : ' estimate-left-out'}`} dir="auto">
      <style href="estimate-choices" precedence="default">
        {CHOICE_STYLES}
      </style>
      {isAccepted ? texts.notChosen : texts.offered({ offer, isChosen: chosen })}
    </span>
  );
}

const CHOICE_STYLES = `
.invoice-items tr:has(.estimate-left-out) > :is(th, td) { color: var(--invoice-muted); }
`;
