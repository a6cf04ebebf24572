import { clsx } from 'clsx';
import { ListFilter, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import type { Figure } from './figure.ts';

type FigureTileProps = {
  figure: Figure;
  /** Omitted if no list shows what is behind the figure. */
  filter?: {
    isPressed: boolean;
    /** What a click does. */
    title: string;
    onPress: () => void;
  };
};

/** The row of figures; it scrolls sideways where they do not fit, such as on a phone. */
export const FIGURE_ROW =
  'flex snap-x scroll-px-4 gap-2 overflow-x-auto [scrollbar-width:thin] max-sm:-mx-4 max-sm:[scrollbar-width:none] max-sm:px-4 @[40rem]:gap-3 @4xl:gap-4';

const FRAME =
  'flex min-w-38 max-w-72 flex-auto shrink-0 snap-start flex-col rounded-lg border border-line bg-surface px-3.5 py-2 text-left shadow-sm sm:py-3.5 @[40rem]:max-w-none @[40rem]:flex-1 @4xl:px-4';

/** One figure; clicking it filters by the records behind it. */
export function FigureTile({ figure, filter }: FigureTileProps) {
  const { label, main, others, hint, isHintKept, isUrgent } = figure;
  const Icon = filter?.isPressed ? X : ListFilter;
  return (
    <Frame filter={filter}>
      <span className="text-muted">{label}</span>
      <Money
        {...main}
        className={clsx(
          'mt-1 whitespace-normal! wrap-anywhere font-semibold text-base @4xl:text-lg @5xl:text-xl',
          isUrgent && 'text-red',
        )}
      />
      <span className="mt-1 flex items-end justify-between gap-2 text-muted text-xs">
        <span className="flex flex-wrap gap-x-2">
          {others.map((amount) => (
            <Money key={amount.currency} {...amount} />
          ))}
          {(others.length === 0 || isHintKept) && <span>{hint}</span>}
        </span>
        {filter && (
          <Icon aria-hidden="true" className={clsx('mb-0.5 size-3.5 shrink-0', filter.isPressed && 'text-accent')} />
        )}
      </span>
    </Frame>
  );
}

/** A button if it filters, otherwise a plain tile. */
function Frame({ filter, children }: { filter: FigureTileProps['filter']; children: ReactNode }) {
  if (!filter) return <div className={FRAME}>{children}</div>;
  const { isPressed, title, onPress } = filter;
  return (
    <button
      aria-pressed={isPressed}
      className={clsx(
        FRAME,
        'transition-colors hover:border-control aria-pressed:border-accent aria-pressed:bg-accent-soft',
      )}
      onClick={onPress}
      title={title}
      type="button"
    >
      {children}
    </button>
  );
}

/** A figure's placeholder of the same size. */
export function FigureTileSkeleton() {
  return (
    <div className={FRAME}>
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
