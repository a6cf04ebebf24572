import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { BrandColors } from '#shared/company/brand-colors.ts';
import { DOCUMENT_LAYOUTS, type DocumentLayout, PAPER_INK } from '#shared/paper/paper.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { t } from './texts.en.ts';

type LayoutFieldProps = Pick<CompanyEditing, 'form'> & {
  /** The colours that the pictures show. */
  colors: Pick<BrandColors, 'color' | 'onColor'>;
};

/** The layout of documents, chosen by its picture. */
export function LayoutField({ form, colors }: LayoutFieldProps) {
  const { field } = useController({ control: form.control, name: 'documentLayout' });
  const name = useId();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">{t.layout}</legend>
      <div className="grid grid-cols-2 gap-3">
        {DOCUMENT_LAYOUTS.map((layout) => (
          <label
            className="flex cursor-pointer flex-col gap-2 rounded-md border border-control p-2.5 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            key={layout}
          >
            <Picture {...colors} layout={layout} />
            <span className="flex items-center gap-2">
              <input
                checked={field.value === layout}
                className="size-4 shrink-0 accent-accent"
                name={name}
                onBlur={field.onBlur}
                onChange={() => field.onChange(layout)}
                type="radio"
                value={layout}
              />
              <span className="min-w-0 font-medium">{t.layouts[layout]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A document of this layout, in outlines. */
function Picture({ layout, color, onColor }: LayoutFieldProps['colors'] & { layout: DocumentLayout }) {
  const isBand = layout === 'band';
  return (
    <svg aria-hidden="true" className="w-full rounded-sm border border-line bg-white" viewBox="0 0 120 78">
      {isBand && <rect fill={color} height="22" rx="3" width="104" x="8" y="8" />}
      <path d={HEAD} fill={isBand ? onColor : PAPER_INK} opacity={0.85} />
      <path d={LINES} fill="#cfd5dc" />
      <path d="M84 64h28v4h-28zM8 41h104v1h-104zM84 60h28v1h-28z" fill={color} />
    </svg>
  );
}

const HEAD = 'M14 14h22v4h-22zM14 21h14v2.5h-14zM74 14h26v5h-26zM74 22h16v2.5h-16z';
const LINES = 'M8 35h20v2h-20zM98 35h14v2h-14zM8 46h46v2h-46zM96 46h16v2h-16zM8 52h38v2h-38zM96 52h16v2h-16z';
