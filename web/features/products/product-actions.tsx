import { Pencil, Trash2 } from 'lucide-react';
import type { Product } from '#shared/product/schema.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenDialog } from './open-dialog.ts';

type ProductActionsProps = { product: Product; onOpen: (dialog: OpenDialog) => void };

/** What can be done with a product. */
export function ProductActions({ product, onOpen }: ProductActionsProps) {
  const name = product.shortDescription;
  return (
    <div className="-mr-2 flex justify-end">
      <Button
        aria-label={`Edit ${name}`}
        onClick={() => onOpen({ kind: 'edit', product })}
        size="icon"
        title="Edit"
        variant="ghost"
      >
        <Pencil aria-hidden="true" className="text-muted" />
      </Button>
      <Button
        aria-label={`Delete ${name}`}
        onClick={() => onOpen({ kind: 'delete', product })}
        size="icon"
        title="Delete"
        variant="ghost"
      >
        <Trash2 aria-hidden="true" className="text-danger" />
      </Button>
    </div>
  );
}
