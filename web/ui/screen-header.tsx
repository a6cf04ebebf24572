import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';

type ScreenHeaderProps = {
  title: string;
  /** Below the title: a subtitle or a count. */
  description?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen: its only h1, which is also the tab title, and its main actions. */
export function ScreenHeader({ title, description, actions }: ScreenHeaderProps) {
  useDocumentTitle(title);
  const isLong = title.length > 11;
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-2 gap-y-4 sm:mb-6 sm:gap-x-6">
      {/* Actions stay beside the title while it has room for a few words; on a phone, what describes a short one has all
      the width, so that it takes one line. */}
      <div className={clsx('min-w-0 flex-1 min-[30rem]:basis-64', isLong ? 'basis-44' : 'max-sm:contents')}>
        {/* So that an invoice number fits beside the actions on a phone. */}
        <h1
          className={clsx(
            'wrap-anywhere font-semibold text-2xl max-sm:text-xl',
            !isLong && 'max-sm:flex-auto max-sm:self-center',
          )}
        >
          {title}
        </h1>
        {description && (
          <div
            className={clsx(
              'text-pretty text-muted text-sm sm:mt-1',
              isLong ? 'mt-1' : 'max-sm:order-last max-sm:-mt-3 max-sm:basis-full',
            )}
          >
            {description}
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
