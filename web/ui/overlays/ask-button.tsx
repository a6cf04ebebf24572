import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';

type AskButtonProps = Omit<ComponentProps<typeof ActionDialog>, 'onClose' | 'children'> &
  Pick<ComponentProps<typeof Button>, 'size' | 'className'> & { children: ReactNode };

/** A button for an action that is asked about first. */
export function AskButton({ size, className, children, ...question }: AskButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setIsAsking(true)} size={size} variant="secondary">
        {children}
      </Button>
      {isAsking && <ActionDialog {...question} onClose={() => setIsAsking(false)} />}
    </>
  );
}
