import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChoiceSelect, type ToolbarChoice } from './choice-select.tsx';
import { useIsWide } from './use-is-wide.ts';
import { ViewOptions } from './view-options.tsx';

type ToolbarFrameProps = {
  /** The search box. */
  search: ReactNode;
  /** A control beside it, such as a date filter. */
  children?: ReactNode;
  /** Selects that filter, sort and page the list. */
  choices?: readonly ToolbarChoice[];
};

/** Width of the toolbar in px from which the selects are in it. */
const WIDE_PX = 480;

/**
 * The toolbar above a list: search and selects share a line if there is room. On a phone, the selects are in a dialog,
 * so that the list starts higher.
 */
export function ToolbarFrame({ search, children, choices = [] }: ToolbarFrameProps) {
  const { ref, isWide } = useIsWide(WIDE_PX);
  const hasChoices = choices.length > 0;
  const isShort = choices.length < 3 && !children;
  return (
    <div className="@container border-line border-b p-2 sm:px-6 sm:py-4" ref={ref}>
      <div className="flex flex-wrap gap-2">
        <div
          className={clsx('flex min-w-0 flex-1 basis-full flex-wrap gap-2', isShort ? '@xl:basis-0' : '@4xl:basis-0')}
        >
          {search}
          {hasChoices && !isWide && <ViewOptions choices={choices} />}
          {children}
        </div>
        {hasChoices && isWide && (
          <div
            className={clsx(
              'flex min-w-0 basis-full flex-wrap gap-2',
              isShort ? '@xl:basis-auto @xl:flex-nowrap' : '@4xl:basis-auto @4xl:flex-nowrap',
            )}
          >
            {choices.map(({ label, width, isFiltering: _, ...choice }) => (
              <ChoiceSelect {...choice} aria-label={label} className={width} key={label} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
