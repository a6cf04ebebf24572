import { ChevronDown, History } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { t } from './texts.en.ts';

const loadEntries = async () => (await import('./history-entries.tsx')).HistoryEntries;

/** A saved invoice's history; loaded when opened. */
export function InvoiceHistory({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group mt-6 rounded-lg border border-line bg-surface shadow-sm print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      open={isOpen}
    >
      <summary className="flex cursor-pointer items-center gap-3 rounded-lg px-4 py-3 font-semibold text-sm sm:px-6">
        <History aria-hidden="true" className="size-4 text-muted" />
        {t.history}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <LazyPart load={loadEntries} onFailed={() => setIsOpen(false)}>
          {(HistoryEntries) => <HistoryEntries id={id} />}
        </LazyPart>
      )}
    </details>
  );
}
