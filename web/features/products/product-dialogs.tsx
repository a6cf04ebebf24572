import { useProductMutations } from '#web/lib/queries/products.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { FollowingSeries } from './following-series.tsx';
import type { OpenDialog } from './product-actions.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { t } from './texts.en.ts';

/** The open dialog. */
export function ProductDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { remove } = useProductMutations();
  if (dialog.kind === 'add') return <ProductDialog onClose={onClose} />;
  const { product } = dialog;
  if (dialog.kind === 'edit') return <ProductDialog onClose={onClose} product={product} />;
  return (
    <ActionDialog
      busyLabel={t.deleting}
      confirmLabel={t.deleteProduct}
      done={t.deleted}
      failed={t.notDeleted}
      onClose={onClose}
      run={() => remove.mutateAsync(product.id)}
      showError={showRefusal}
      text={t.confirmDelete({ name: product.shortDescription })}
      title={t.areYouSure}
    >
      <FollowingSeries product={product} text={t.keepLastPrice} />
    </ActionDialog>
  );
}
