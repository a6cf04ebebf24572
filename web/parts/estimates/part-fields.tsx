import type { Estimate } from '#shared/estimate/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import type { PartFigures } from './part-figures.ts';
import { t } from './texts.en.tsx';

type ShareFieldProps = {
  /** In percent. */
  share: TypedNumber;
  /** What is left, in percent. */
  left: number;
  problem: string | undefined;
  onChange: (share: TypedNumber) => void;
};

/** A share in percent: typed, or one that is common. */
export function ShareField({ share, left, problem, onChange }: ShareFieldProps) {
  const common = COMMON_SHARES.filter((each) => each < left);
  return (
    <div className="grid gap-2">
      <Field error={problem} label={t.share}>
        <NumberField
          decimals={2}
          max={100}
          onChange={onChange}
          trailing={<span className="pr-2.5 text-muted">%</span>}
          value={share}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {[...common, left].map((each) => (
          <Button
            aria-pressed={share === each}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
            key={each}
            onClick={() => onChange(each)}
            size="sm"
            variant="secondary"
          >
            {each === left ? t.theRest({ share: dictionary.percent(left) }) : dictionary.percent(each)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const COMMON_SHARES = [30, 50];

type LinesFieldProps = {
  estimate: Pick<Estimate, 'items'>;
  figures: PartFigures;
  /** The places of the lines that were not invoiced. */
  open: readonly number[];
  /** Those that are chosen. */
  lines: readonly number[];
  problem: string | undefined;
  onChange: (lines: readonly number[]) => void;
};

/** The lines that count, to be checked; those that were invoiced say so. */
export function LinesField({ estimate, figures, open, lines, problem, onChange }: LinesFieldProps) {
  const toggle = (place: number) =>
    onChange(lines.includes(place) ? lines.filter((each) => each !== place) : [...lines, place]);
  return (
    <fieldset aria-describedby={problem && PROBLEM} className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{t.lines}</legend>
      <div className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {figures.included.map((place) => {
          const isOpen = open.includes(place);
          return (
            <label
              className="flex min-h-11 cursor-pointer items-start gap-2.5 px-3 py-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted"
              key={place}
            >
              <input
                checked={!isOpen || lines.includes(place)}
                className="mt-0.5 size-4 shrink-0 accent-accent"
                disabled={!isOpen}
                onChange={() => toggle(place)}
                type="checkbox"
              />
              <span className="wrap-anywhere min-w-0 flex-1">
                {estimate.items[place]?.name}
                {!isOpen && <span className="block text-xs">{t.lineInvoiced}</span>}
              </span>
              <span className="shrink-0 tabular-nums">{dictionary.amount(figures.lineCents[place] ?? 0)}</span>
            </label>
          );
        })}
      </div>
      {problem && (
        <p className="mt-1.5 font-medium text-danger text-xs" id={PROBLEM} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const PROBLEM = 'lines-problem';
