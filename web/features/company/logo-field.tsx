import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { brandColors, typedColor } from '#shared/company/brand-colors.ts';
import { PAPER_INK } from '#shared/paper/paper.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { ImageDrop } from './image-drop.tsx';
import { PictureToChange } from './picture-to-change.tsx';
import { t } from './texts.en.ts';
import { useImageFile } from './use-image-file.ts';

/** The company's logo, shown as soon as it is chosen, on white like paper or, if it is too light for it, on the colour. */
export function LogoField({ form, errorOf }: CompanyEditing) {
  const [logo, isOnColor, color] = useWatch({ control: form.control, name: ['logo', 'logoOnColor', 'brandColor'] });
  const change = (image: string, isLight: boolean) => {
    form.setValue('logo', image, { shouldDirty: true });
    form.setValue('logoOnColor', isLight, { shouldDirty: true });
  };
  const file = useImageFile(change, { mayBeLight: true });
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    file.forgetProblem();
    change('', false);
    // The button disappears with the logo.
    input.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <Field
        error={file.problem ?? errorOf('logo')}
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
            <PictureToChange ground={isOnColor ? groundOf(color) : undefined} picture={logo} />
          ) : (
            <span className="flex flex-col items-center gap-1 px-4 text-center">
              <ImageUp aria-hidden="true" className="mb-1 size-5 text-muted" />
              <span className="font-medium text-accent">{t.chooseLogo}</span>
              <span className="text-muted text-xs">{t.orDropLogo}</span>
            </span>
          )}
        </ImageDrop>
      </Field>
      {logo && (
        <Switch
          checked={isOnColor}
          hint={t.logoOnColorHint}
          label={t.logoOnColor}
          onChange={(checked) => form.setValue('logoOnColor', checked, { shouldDirty: true })}
        />
      )}
    </div>
  );
}

/** What is behind a light logo. */
const groundOf = (color: string) => brandColors(typedColor(color))?.light ?? PAPER_INK;
