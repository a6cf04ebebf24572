import { PAGE_SIZES, type PageSize } from '#web/lib/lists/page-address.ts';
import type { ToolbarChoice } from './choice-select.tsx';
import { t } from './texts.en.ts';

type Chosen = {
  /** The list's label: "Invoices". */
  label: string;
  value: PageSize;
  onChange: (pageSize: PageSize) => void;
};

/** The choice of the number of entries on a page. */
export function pageSizeChoice({ label, value, onChange }: Chosen): ToolbarChoice {
  return {
    label: t.perPage({ list: label }),
    options: new Map(PAGE_SIZES.map((size) => [String(size), t.pageSize({ size })])),
    value: String(value),
    onChange: (chosen) => {
      const pageSize = PAGE_SIZES.find((size) => String(size) === chosen);
      if (pageSize) onChange(pageSize);
    },
    width: 'w-36 shrink-0',
  };
}
