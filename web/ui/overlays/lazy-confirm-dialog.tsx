import { type ComponentProps, useEffect, useState } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';
import { FramedPart } from './framed-part.tsx';
import { prefetchPart } from './lazy-part.tsx';

const loadConfirmDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;

/**
 * A ConfirmDialog that does not hold up the screen: it is fetched after the screen shows, so that it opens immediately,
 * even if the connection is lost by then.
 */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const { open, onOpenChange } = props;
  // It stays after its first use, to fade out.
  const [isUsed, setIsUsed] = useState(open);
  if (open && !isUsed) setIsUsed(true);
  useEffect(() => prefetchPart(loadConfirmDialog), []);
  if (!isUsed) return null;
  const onClose = () => {
    setIsUsed(false);
    onOpenChange(false);
  };
  return (
    <FramedPart load={loadConfirmDialog} look={{ title: props.title, fields: 0, size: 'sm' }} onClose={onClose}>
      {(Dialog) => <Dialog {...props} />}
    </FramedPart>
  );
}
