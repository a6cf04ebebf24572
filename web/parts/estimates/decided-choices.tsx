import { groupOf, toggled, withChosen } from '#shared/estimate/choices.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.tsx';

type DecidedChoicesProps = {
  /** What was sent. */
  estimate: PublicEstimate;
  /** The places of the chosen lines. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
};

/** What the customer chose of what they were offered, with the total that follows. */
export function DecidedChoices({ estimate, chosen, onChange }: DecidedChoicesProps) {
  const decided = withChosen(estimate, chosen);
  const totals = documentTotals(decided);
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">{t.chosenLines}</legend>
      <div className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {decided.items.map((line, place) => {
          const group = groupOf(line);
          return (
            line.choice && (
              <label
                className="flex min-h-11 cursor-pointer items-start gap-2.5 px-3 py-2.5 text-sm"
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never move
                key={place}
              >
                <input
                  checked={line.chosen === true}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                  onChange={() => onChange(toggled(decided.items, place))}
                  {...(group === undefined ? { type: 'checkbox' } : { type: 'radio', name: `decided ${group}` })}
                />
                <span className="wrap-anywhere min-w-0 flex-1">
                  {line.name}
                  <span className="block text-muted text-xs">{group ?? t.optional}</span>
                </span>
                <span className="shrink-0 tabular-nums">{dictionary.amount(totals?.lineCents[place] ?? 0)}</span>
              </label>
            )
          );
        })}
      </div>
      {totals && (
        <p aria-live="polite" className="mt-2 flex justify-between gap-4 px-3 font-medium tabular-nums">
          <span>{dictionary.document.total}</span>
          <span>{dictionary.money(totals.totalCents, estimate.currency)}</span>
        </p>
      )}
    </fieldset>
  );
}
