import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import type { ToolbarChoice } from './choice-select.tsx';
import { t } from './texts.en.ts';

const loadDialog = async () => (await import('./view-options-dialog.tsx')).ViewOptionsDialog;

/** A button that opens the selects of a toolbar; its name and a dot say which of them filter the list. */
export function ViewOptions({ choices }: { choices: readonly ToolbarChoice[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const filters = choices.flatMap(({ isFiltering, options, value }) => (isFiltering ? (options.get(value) ?? []) : []));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={filters.length > 0 ? t.viewOptionsOf({ filters: filters.join(', ') }) : t.viewOptions}
        className="relative"
        onClick={() => setIsOpen(true)}
        size="icon"
        variant="secondary"
      >
        <SlidersHorizontal aria-hidden="true" />
        {filters.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-surface bg-accent"
          />
        )}
      </Button>
      <LazyDialog
        load={loadDialog}
        look={isOpen ? { title: t.viewOptions, fields: choices.length, size: 'sm' } : null}
        onClose={close}
      >
        {(ViewOptionsDialog) => <ViewOptionsDialog choices={choices} onClose={close} />}
      </LazyDialog>
    </>
  );
}
