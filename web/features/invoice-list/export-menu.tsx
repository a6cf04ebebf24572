import { FileSpreadsheet, Files } from 'lucide-react';
import { Menu, MenuItem, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';

type ExportMenuProps = OpenMenuProps & {
  /** Number of matching invoices on all pages. */
  total: number;
  onPage: () => void;
  onAll: () => void;
};

/** The choice between exporting this page and all results. */
export function ExportMenu({ total, onPage, onAll, ...menu }: ExportMenuProps) {
  return (
    <Menu {...menu}>
      <MenuItem icon={FileSpreadsheet} onSelect={onPage}>
        This page (CSV)
      </MenuItem>
      <MenuItem icon={Files} onSelect={onAll}>
        All {total} results (CSV)
      </MenuItem>
    </Menu>
  );
}
