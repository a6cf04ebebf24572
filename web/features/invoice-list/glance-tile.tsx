import { clsx } from 'clsx';
import { ListFilter, X } from 'lucide-react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import type { GlanceFigure } from './glance-figures.ts';
import { t } from './texts.en.ts';

type GlanceTileProps = { figure: GlanceFigure; isPressed: boolean; onPress: () => void };

/** The row of figures; it scrolls sideways where they do not fit, such as on a phone. */
export const GLANCE_ROW =
  'flex snap-x scroll-px-4 gap-2 overflow-x-auto [scrollbar-width:thin] max-sm:-mx-4 max-sm:[scrollbar-width:none] max-sm:px-4 @[40rem]:gap-3 @4xl:gap-4';

const FRAME =
  'flex min-w-38 max-w-72 flex-auto shrink-0 snap-start flex-col rounded-lg border bg-surface px-3.5 py-2 text-left shadow-sm sm:py-3.5 @[40rem]:max-w-none @[40rem]:flex-1 @4xl:px-4';

/** One figure; clicking it filters by the invoices behind it. */
export function GlanceTile({ figure, isPressed, onPress }: GlanceTileProps) {
  const { label, main, others, hint, filter } = figure;
  const Icon = isPressed ? X : ListFilter;
  const isOverdue = filter === 'OVERDUE' && (main.cents > 0 || others.length > 0);
  return (
    <button
      aria-pressed={isPressed}
      className={clsx(
        FRAME,
        'border-line transition-colors hover:border-control aria-pressed:border-accent aria-pressed:bg-accent-soft',
      )}
      onClick={onPress}
      title={isPressed ? t.showAll : t.showOnlyThese}
      type="button"
    >
      <span className="text-muted">{label}</span>
      <Money
        {...main}
        className={clsx(
          'mt-1 whitespace-normal! wrap-anywhere font-semibold text-base @4xl:text-lg @5xl:text-xl',
          isOverdue && 'text-red',
        )}
      />
      <span className="mt-1 flex items-end justify-between gap-2 text-muted text-xs">
        <span className="flex flex-wrap gap-x-2">
          {others.length > 0 ? others.map((amount) => <Money key={amount.currency} {...amount} />) : hint}
        </span>
        <Icon aria-hidden="true" className={clsx('mb-0.5 size-3.5 shrink-0', isPressed && 'text-accent')} />
      </span>
    </button>
  );
}

/** A figure's placeholder of the same size. */
export function GlanceTileSkeleton() {
  return (
    <div className={clsx(FRAME, 'border-line')}>
      <div className="flex h-5 items-center">
        <Skeleton className="h-3.5 w-20" />
      </div>
      <div className="mt-1 flex h-6 items-center @4xl:h-6.5 @5xl:h-7">
        <Skeleton className="h-4.5 w-28" />
      </div>
      <div className="mt-1 flex h-4.5 items-center">
        <Skeleton className="h-3 w-24" />
      </div>
    </div>
  );
}
