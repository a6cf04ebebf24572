import { clsx } from 'clsx';
import { Camera, Paperclip } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { buttonStyle } from '#web/ui/button-style.ts';
import { t } from './texts.en.ts';

type FileInputsProps = {
  hint: string;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<HTMLFieldSetElement>;
};

/** Takes files from the picker, the camera of a phone, or dropped here. */
export function FileInputs({ hint, isDisabled, onFiles, ref }: FileInputsProps) {
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent, isInside: boolean) => {
    // Otherwise the browser would navigate to the file.
    event.preventDefault();
    setIsOver(isInside && !isDisabled);
  };
  return (
    <fieldset
      aria-label={t.files}
      className={clsx(
        'rounded-md border border-dashed p-4 transition-colors duration-100',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
      disabled={isDisabled}
      onDragLeave={(event) => onDrag(event, false)}
      onDragOver={(event) => onDrag(event, true)}
      onDrop={(event) => {
        onDrag(event, false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
      ref={ref}
      tabIndex={-1}
    >
      <div className="flex flex-wrap gap-2">
        <FileInput accept="application/pdf,image/*" multiple onFiles={onFiles}>
          <Paperclip aria-hidden="true" />
          {t.attach}
        </FileInput>
        {/* Where files are chosen, some phones offer no camera. */}
        <FileInput accept="image/*" capture="environment" className="not-pointer-coarse:hidden" onFiles={onFiles}>
          <Camera aria-hidden="true" />
          {t.takePhoto}
        </FileInput>
      </div>
      <p className="mt-2 text-pretty text-muted text-xs">{hint}</p>
    </fieldset>
  );
}

type FileInputProps = Pick<FileInputsProps, 'onFiles'> & {
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  className?: string;
  children: ReactNode;
};

function FileInput({ onFiles, className, children, ...input }: FileInputProps) {
  return (
    <label
      className={clsx(
        buttonStyle({ variant: 'secondary', size: 'sm' }),
        'cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input
        {...input}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that choosing the same file again fires a change.
          target.value = '';
        }}
        type="file"
      />
      {children}
    </label>
  );
}
