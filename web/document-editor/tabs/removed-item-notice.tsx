import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.tsx';
import type { RemovedItem } from './use-item-actions.ts';

type RemovedItemNoticeProps = { removed: RemovedItem; onRestore: () => void };

/** Shown in place of a removed line, with a button to restore it. */
export function RemovedItemNotice({ removed: { item, index }, onRestore }: RemovedItemNoticeProps) {
  return (
    <tr
      className="mb-3 block rounded-lg border border-line border-dashed text-muted rows:mb-0 rows:rounded-none rows:border-0 rows:border-b rows:bg-subtle/60"
      data-field="items.removed"
    >
      <td className="flex items-center justify-between gap-3 py-1 pr-2 pl-4 rows:pl-11">
        <span className="min-w-0 truncate" role="status">
          {t.wasRemoved({ name: item.name || t.line({ line: index + 1 }) })}
        </span>
        <Button onClick={onRestore} size="sm" variant="ghost">
          <Undo2 aria-hidden="true" />
          {t.restore}
        </Button>
      </td>
    </tr>
  );
}
