import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { RemovedItem } from './use-item-actions.ts';

type RemovedItemNoticeProps = { removed: RemovedItem; onRestore: () => void };

/** Stands where a line was taken away, and puts it back. */
export function RemovedItemNotice({ removed: { item, index }, onRestore }: RemovedItemNoticeProps) {
  return (
    <li
      className="flex items-center justify-between gap-3 rounded-lg border border-line border-dashed py-1.5 pr-2 pl-4 text-muted"
      data-field="items.removed"
    >
      <span className="min-w-0 truncate" role="status">
        {item.name || `Line ${index + 1}`} was removed
      </span>
      <Button onClick={onRestore} size="sm" variant="ghost">
        <Undo2 aria-hidden="true" />
        Put back
      </Button>
    </li>
  );
}
