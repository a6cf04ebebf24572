import { useEffect, useRef } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.ts';
import { drawTyped, SIGNATURE_FONTS, TYPED_SIZE } from './typed-signature.ts';
import type { TypedName } from './use-signature.ts';

type TypePanelProps = {
  typed: TypedName;
  onChange: (change: Partial<TypedName>) => void;
  problem: string | undefined;
};

/** A typed name, four handwriting fonts, and a preview. */
export function TypePanel({ typed, onChange, problem }: TypePanelProps) {
  const shown = typed.name.trim() || t.yourSignature;
  return (
    <div className="flex flex-col gap-5">
      <Field error={problem} label={t.yourName}>
        <Input
          autoComplete="name"
          maxLength={80}
          name="signature-name"
          onChange={(event) => onChange({ name: event.target.value })}
          value={typed.name}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-ink text-sm">{t.handwriting}</legend>
        <div className="grid grid-cols-2 gap-2">
          {SIGNATURE_FONTS.map((font) => (
            <label
              className="relative flex min-w-0 flex-col rounded-md border border-control px-3 py-2 hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
              key={font}
            >
              <input
                checked={typed.font === font}
                className="sr-only"
                name="signature-font"
                onChange={() => onChange({ font })}
                type="radio"
                value={font}
              />
              <span aria-hidden="true" className="truncate text-2xl leading-10" style={{ fontFamily: font }}>
                {shown}
              </span>
              <span className="text-muted text-xs">{font}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Preview isEmpty={!typed.name.trim()} typed={{ ...typed, name: shown }} />
    </div>
  );
}

function Preview({ typed: { name, font }, isEmpty }: { typed: TypedName; isEmpty: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const ink = isEmpty ? { ink: '#9aa3ad' } : {};
    if (canvas.current) void drawTyped(canvas.current, { name, font, ...ink }, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [name, font, isEmpty]);
  return (
    <canvas
      aria-label={t.previewOf({ name, font })}
      className="aspect-[3/1] w-full rounded-md border border-line bg-white"
      height={TYPED_SIZE.height}
      ref={canvas}
      role="img"
      width={TYPED_SIZE.width}
    />
  );
}
