import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SIZES, WINDOW_STYLE } from './dialog-style.ts';
import { t } from './texts.en.ts';
import { openerOf } from './use-return-focus.ts';

/** How the frame of a dialog looks until its content is there. */
export type DialogLook = {
  title: string;
  /** The number of fields to outline; 0 for a question. */
  fields?: number;
  size?: keyof typeof SIZES;
};

type DialogFrameProps = DialogLook & {
  /** Why the code could not be fetched, in place of the skeleton. */
  problem: string | undefined;
  onRetry: () => Promise<void>;
  onClose: () => void;
};

/**
 * The frame of a dialog whose code is being fetched: its title, a skeleton of the form, and a way to close it. It is
 * the browser's own dialog, so that it needs no code of its own.
 */
export function DialogFrame({ title, fields = 3, size = 'md', problem, onRetry, onClose }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A menu's item is gone once the frame is open.
  const [opener] = useState(() => openerOf(document.activeElement));
  useLayoutEffect(() => {
    const frame = dialog.current;
    frame?.showModal();
    return () => {
      frame?.close();
      // The dialog that follows returns the focus to it.
      opener?.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <dialog
      aria-busy={!problem}
      aria-label={problem ? title : t.loadingDialog({ title })}
      className={clsx(WINDOW_STYLE, SIZES[size], 'w-[calc(100%-2rem)] text-ink backdrop:bg-scrim')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={dialog}
    >
      <div className="flex flex-col">
        <div className="flex items-start justify-between gap-4 px-6 pt-5">
          <h2 className="min-w-0 font-semibold text-lg">{title}</h2>
          <Button
            aria-label={t.close}
            className="-my-0.5 -mr-2 pointer-coarse:-my-2 pointer-coarse:-mr-3.5 pointer-coarse:size-11"
            onClick={onClose}
            size="icon-sm"
            variant="ghost"
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        {problem ? (
          <ErrorState onRetry={onRetry} text={problem} title={t.notOpened} />
        ) : (
          <FormSkeleton fields={fields} />
        )}
      </div>
    </dialog>
  );
}

function FormSkeleton({ fields }: { fields: number }) {
  return (
    <>
      <div className="flex flex-col gap-5 px-6 py-5">
        {fields === 0 && <Skeleton className="h-4 w-3/4" />}
        {[...Array(fields).keys()].map((field) => (
          <div className="flex flex-col gap-1.5" key={field}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-control rounded-md" />
          </div>
        ))}
      </div>
      <div className="flex justify-end gap-2 border-line border-t px-6 py-4">
        <Skeleton className="h-control w-24 rounded-md" />
      </div>
    </>
  );
}
