import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

type CopyRowProps = {
  label: string;
  value: string;
  /** What is copied if not the value as shown. */
  copied?: string;
  texts: InvoiceDictionary['pay'];
  copy: (text: string) => void;
};

/** A payment detail that people need in their bank's form, with a button that copies it. */
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
