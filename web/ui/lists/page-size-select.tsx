import { PAGE_SIZES, type PageSize } from '#web/lib/lists/page-address.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.ts';

type PageSizeSelectProps = {
  /** The list's label: "Invoices". */
  label: string;
  value: PageSize;
  onChange: (pageSize: PageSize) => void;
};

/** Chooses the number of entries on a page. */
export function PageSizeSelect({ label, value, onChange }: PageSizeSelectProps) {
  return (
    <Select
      aria-label={t.perPage({ list: label })}
      className="w-36 shrink-0"
      onChange={(event) => {
        const pageSize = PAGE_SIZES.find((size) => String(size) === event.target.value);
        if (pageSize) onChange(pageSize);
      }}
      value={value}
    >
      <Options labelOf={(size) => t.pageSize({ size })} of={PAGE_SIZES} />
    </Select>
  );
}
