import { Pencil, Trash2 } from 'lucide-react';
import type { Product } from '#shared/product/schema.ts';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { RowMore } from '#web/ui/lists/row-more.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { t } from './texts.en.ts';

/** The open dialog and its product. */
export type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly product: Product };

/** Actions on a product: edit and delete. */
export function ProductActions({ product, onOpen }: { product: Product; onOpen: (dialog: OpenDialog) => void }) {
  const name = product.shortDescription;
  return (
    <RowActions name={name}>
      <RowAction
        {...ROW_TARGET}
        aria-label={t.editNamed({ name })}
        icon={Pencil}
        onClick={() => onOpen({ kind: 'edit', product })}
        title={t.edit}
      />
      <RowMore
        actions={[
          { icon: Trash2, label: t.delete, tone: 'danger', onSelect: () => onOpen({ kind: 'delete', product }) },
        ]}
        name={name}
      />
    </RowActions>
  );
}
