import { DeleteProductDialog } from './delete-product-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { ProductDialog } from './product-dialog.tsx';

type ProductDialogsProps = { dialog: OpenDialog; onClose: () => void };

/** The open dialog. */
export function ProductDialogs({ dialog, onClose }: ProductDialogsProps) {
  if (dialog.kind === 'add') return <ProductDialog onClose={onClose} />;
  if (dialog.kind === 'edit') return <ProductDialog onClose={onClose} product={dialog.product} />;
  return <DeleteProductDialog onClose={onClose} product={dialog.product} />;
}
