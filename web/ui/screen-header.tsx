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
  const isLong = title.length > 12;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-3 gap-y-4 sm:mb-6 sm:gap-x-6">
      {/* Actions stay beside the title while it has room for a few words. */}
      <div className={clsx('min-w-0 flex-1 min-[30rem]:basis-64', isLong ? 'basis-44' : 'basis-32')}>
        {/* So that an invoice number fits beside the actions on a phone. */}
        <h1 className={clsx('wrap-anywhere font-semibold text-2xl', isLong && 'max-sm:text-xl')}>{title}</h1>
        {description && <div className="mt-1 text-pretty text-muted text-sm">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
