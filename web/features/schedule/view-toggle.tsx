import { clsx } from 'clsx';
import { LayoutGrid, List, type LucideIcon } from 'lucide-react';
import type { ScheduleView } from './use-schedule-view.ts';

const VIEWS: readonly { view: ScheduleView; label: string; icon: LucideIcon }[] = [
  { view: 'cards', label: 'Cards', icon: LayoutGrid },
  { view: 'list', label: 'List', icon: List },
];

type ViewToggleProps = { view: ScheduleView; onChange: (view: ScheduleView) => void };

/** Switches between cards and a list. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <fieldset className="flex shrink-0 rounded-md border border-line bg-surface shadow-sm">
      <legend className="sr-only">View</legend>
      {VIEWS.map(({ view: each, label, icon: Icon }) => (
        <button
          aria-label={label}
          aria-pressed={each === view}
          className={clsx(
            'inline-flex size-10 items-center justify-center rounded-md transition-colors',
            each === view ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-subtle',
          )}
          key={each}
          onClick={() => onChange(each)}
          title={label}
          type="button"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
