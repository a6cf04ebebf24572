import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, type RefObject, useState } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useFieldControl } from '#web/ui/forms/field-context.ts';

type ImageDropProps = {
  onFile: (file: File) => unknown;
  isBusy: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string;
  children: ReactNode;
};

/**
 * A drop zone for an image, which also opens the file picker on click or key; labelled and described by the Field
 * around it.
 */
export function ImageDrop({ onFile, isBusy, inputRef, className, children }: ImageDropProps) {
  const control = useFieldControl();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void onFile(file);
  };
  const onDrag = (event: DragEvent, isInside: boolean) => {
    // Otherwise the browser would navigate to the file.
    event.preventDefault();
    setIsOver(isInside);
  };
  return (
    <label
      className={clsx(
        'relative flex h-32 items-center justify-center overflow-hidden rounded-md border transition-colors duration-100 hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed',
        isOver ? 'border-accent border-dashed bg-accent-soft' : className,
      )}
      htmlFor={control.id}
      onDragLeave={(event) => onDrag(event, false)}
      onDragOver={(event) => onDrag(event, true)}
      onDrop={(event) => {
        onDrag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        {...control}
        accept="image/*"
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // So that choosing the same file again fires a change.
          event.target.value = '';
        }}
        ref={inputRef}
        type="file"
      />
      {isBusy ? <Spinner /> : children}
    </label>
  );
}
