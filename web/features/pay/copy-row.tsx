import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

type CopyRowProps = {
  label: string;
  value: string;
  /** The text to copy, if not the displayed value. */
  copied?: string;
  texts: InvoiceDictionary['pay'];
  copy: (text: string) => void;
};

/** A payment detail for the payer's banking form, with a copy button. */
export function CopyRow({ label, value, copied = value, texts, copy }: CopyRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        <button aria-label={`${texts.copy}: ${label}`} className="copy" onClick={() => copy(copied)} type="button">
          {texts.copy}
        </button>
      </dd>
    </div>
  );
}
