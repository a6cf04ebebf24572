import { ImageUp } from 'lucide-react';
import { Field } from '#web/ui/forms/field.tsx';
import { ImageDrop } from './image-drop.tsx';
import { useImageFile } from './use-image-file.ts';

type UploadPanelProps = { onImage: (dataUrl: string) => void; problem: string | undefined };

/** Uploads a picture of a signature, which is accepted as soon as it is chosen. */
export function UploadPanel({ onImage, problem }: UploadPanelProps) {
  const file = useImageFile(onImage);
  return (
    <Field
      error={file.problem ?? problem}
      hint="A scan or a photo on white paper, up to 5 MB. It is used as soon as you choose it."
      label="Signature image"
    >
      <ImageDrop
        className="h-[200px]! border-control border-dashed bg-canvas"
        isBusy={file.isReading}
        onFile={file.read}
      >
        <span className="flex flex-col items-center gap-1 px-4 text-center">
          <ImageUp aria-hidden="true" className="mb-1 size-5 text-muted" />
          <span className="font-medium text-accent">Choose an image</span>
          <span className="text-muted text-xs">or drop it here</span>
        </span>
      </ImageDrop>
    </Field>
  );
}
