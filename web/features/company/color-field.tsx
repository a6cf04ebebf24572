import { type ChangeEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { brandColors, typedColor } from '#shared/company/brand-colors.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.ts';

/** What the picker starts from if there is no colour yet: the product's own. */
const FIRST_COLOR = '#0b6b58';

/** The business's colour, picked or typed, and the nearest readable one if it is hard to read on paper. */
export function ColorField({ form, errorOf }: CompanyEditing) {
  const { field } = useController({ control: form.control, name: 'brandColor' });
  const note = useId();
  const color = typedColor(field.value);
  const colors = brandColors(color);
  const readable = colors && colors.light !== color ? colors.light : undefined;
  const choose = (chosen: string) => field.onChange(chosen);
  const onPick = (event: ChangeEvent<HTMLInputElement>) => choose(event.target.value);
  const onBlur = () => {
    field.onBlur();
    if (color !== field.value) choose(color);
  };
  return (
    <div className="grid min-w-0 gap-2 sm:col-span-2">
      <Field
        error={errorOf('brandColor')}
        hint={t.colorHint}
        label={t.color}
        labelEnd={
          field.value && (
            <Button aria-label={t.removeColor} className="-my-3 -mr-4" onClick={() => choose('')} variant="ghost">
              {t.remove}
            </Button>
          )
        }
      >
        <div className="flex gap-2">
          <input
            aria-label={t.pickColor}
            className="h-control w-14 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1"
            onChange={onPick}
            type="color"
            value={colors?.color ?? FIRST_COLOR}
          />
          <Input
            {...field}
            autoCapitalize="none"
            autoComplete="off"
            className="tabular-nums"
            onBlur={onBlur}
            placeholder={FIRST_COLOR}
            spellCheck={false}
          />
        </div>
      </Field>
      <div aria-live="polite">
        {readable && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-subtle px-3 py-2.5 text-sm">
            <p className="min-w-0 flex-1 basis-60 text-pretty" id={note}>
              {t.hardToRead({ color: readable })}
            </p>
            <Button aria-describedby={note} onClick={() => choose(readable)} size="sm" variant="secondary">
              <span
                aria-hidden="true"
                className="size-3.5 shrink-0 rounded-full border border-control"
                style={{ background: readable }}
              />
              {t.takeColor({ color: readable })}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
