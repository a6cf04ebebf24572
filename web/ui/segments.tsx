import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

type Segment<Value> = {
  readonly value: Value;
  readonly label: string;
  /** Stands for the label, which is then read out and shown on hover. */
  readonly icon?: LucideIcon;
};

type SegmentsProps<Value> = {
  /** What is chosen, for screen readers. */
  legend: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side, of which one applies at once. */
export function Segments<Value extends string>({ legend, segments, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="flex shrink-0 rounded-md border border-line bg-surface shadow-sm">
      <legend className="sr-only">{legend}</legend>
      {segments.map(({ value: each, label, icon: Icon }) => (
        <button
          aria-label={Icon && label}
          aria-pressed={each === value}
          className={clsx(
            'inline-flex h-control items-center justify-center rounded-md font-medium transition-colors',
            Icon ? 'w-control' : 'px-2.5 sm:px-3',
            each === value ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-subtle',
          )}
          key={each}
          onClick={() => onChange(each)}
          title={Icon && label}
          type="button"
        >
          {Icon ? <Icon aria-hidden="true" className="size-4" /> : label}
        </button>
      ))}
    </fieldset>
  );
}
