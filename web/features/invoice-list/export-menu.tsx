import { FileSpreadsheet, Files } from 'lucide-react';
import { fileFormat } from '#web/lib/lists/file-format.ts';
import { Menu, MenuItem, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { t } from './texts.en.ts';

type ExportMenuProps = OpenMenuProps & {
  /** Number of matching invoices on all pages. */
  total: number;
  onPage: () => void;
  onAll: () => void;
};

/** The choice between exporting this page and all results. */
export function ExportMenu({ total, onPage, onAll, ...menu }: ExportMenuProps) {
  const kind = fileFormat() === 'xlsx' ? t.excel : t.csv;
  return (
    <Menu {...menu}>
      <MenuItem icon={FileSpreadsheet} onSelect={onPage}>
        {t.thisPage({ kind })}
      </MenuItem>
      <MenuItem icon={Files} onSelect={onAll}>
        {t.allResults({ count: total, kind })}
      </MenuItem>
    </Menu>
  );
}
