import { useProductMutations } from '#web/lib/queries/products.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import type { OpenDialog } from './product-actions.tsx';
import { ProductDialog } from './product-dialog.tsx';

/** The open dialog. */
export function ProductDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remove } = useProductMutations();
  if (dialog.kind === 'add') return <ProductDialog onClose={onClose} />;
  const { product } = dialog;
  if (dialog.kind === 'edit') return <ProductDialog onClose={onClose} product={product} />;
  return (
    <ActionDialog
      busyLabel="Deleting..."
      confirmLabel="Delete Product"
      done="Product deleted successfully"
      failed="Failed to delete product"
      onClose={onClose}
      run={() => remove.mutateAsync(product.id)}
      showError={showRefusal}
      text={`This will permanently delete the product ${product.shortDescription}. This action cannot be undone.`}
      title="Are you sure?"
    />
  );
}
