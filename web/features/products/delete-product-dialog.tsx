import type { Product } from '#shared/product/schema.ts';
import { useProductMutations } from '#web/lib/queries/products.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type DeleteProductDialogProps = { product: Product; onClose: () => void };

/** Confirms deleting a product. Stays open if the server refuses. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const { remove } = useProductMutations();
  const onConfirm = async () => {
    try {
      await remove.mutateAsync(product.id);
    } catch (error) {
      return showRefusal(error, 'Failed to delete product');
    }
    onClose();
    toast.success('Product deleted successfully');
  };
  return (
    <ConfirmDialog
      busyLabel="Deleting..."
      confirmLabel="Delete Product"
      onConfirm={onConfirm}
      onOpenChange={onClose}
      open
      text={`This will permanently delete the product ${product.shortDescription}. This action cannot be undone.`}
      title="Are you sure?"
    />
  );
}
