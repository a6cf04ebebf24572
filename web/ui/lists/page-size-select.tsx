import { PAGE_SIZES, type PageSize } from '#web/lib/lists/page-address.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';

type PageSizeSelectProps = {
  /** The counted noun, in the plural: "Invoices". */
  noun: string;
  value: PageSize;
  onChange: (pageSize: PageSize) => void;
};

/** Chooses the number of entries on a page. */
export function PageSizeSelect({ noun, value, onChange }: PageSizeSelectProps) {
  return (
    <Select
      aria-label={`${noun} per page`}
      className="w-31 shrink-0"
      onChange={(event) => {
        const pageSize = PAGE_SIZES.find((size) => String(size) === event.target.value);
        if (pageSize) onChange(pageSize);
      }}
      value={value}
    >
      <Options labelOf={(size) => `${size} / page`} of={PAGE_SIZES} />
    </Select>
  );
}
