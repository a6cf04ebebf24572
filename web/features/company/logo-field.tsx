import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ImageDrop } from './image-drop.tsx';
import { PictureToChange } from './picture-to-change.tsx';
import { t } from './texts.en.ts';
import { useImageFile } from './use-image-file.ts';

type LogoFieldProps = {
  /** A path or a data URL; '' if there is none. */
  logo: string;
  error: string | undefined;
  onChange: (logo: string) => void;
};

/** The company's logo, shown as soon as it is chosen, on white like paper. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const file = useImageFile(onChange);
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    file.forgetProblem();
    onChange('');
    // The button disappears with the logo.
    input.current?.focus();
  };
  return (
    <Field
      error={file.problem ?? error}
      hint={t.logoHint}
      label={t.logo}
      labelEnd={
        logo && (
          <Button aria-label={t.removeLogo} className="-my-3 -mr-4" onClick={remove} variant="ghost">
            {t.remove}
          </Button>
        )
      }
    >
      <ImageDrop
        className={logo ? 'border-line bg-white' : 'border-control border-dashed bg-canvas'}
        inputRef={input}
        isBusy={file.isReading}
        onFile={file.read}
      >
        {logo ? (
          <PictureToChange picture={logo} />
        ) : (
          <span className="flex flex-col items-center gap-1 px-4 text-center">
            <ImageUp aria-hidden="true" className="mb-1 size-5 text-muted" />
            <span className="font-medium text-accent">{t.chooseLogo}</span>
            <span className="text-muted text-xs">{t.orDropLogo}</span>
          </span>
        )}
      </ImageDrop>
    </Field>
  );
}
