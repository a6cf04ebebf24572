import { CSV_FORMAT_LABELS, useCsvFormat } from '#web/lib/lists/csv-format.ts';
import { Menu, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { MenuChoice } from '#web/ui/overlays/menu-choice.tsx';

/** The choice between the formats of CSV files on this device. */
export function CsvFormatMenu(menu: OpenMenuProps) {
  const [format, setFormat] = useCsvFormat();
  return (
    <Menu {...menu}>
      <MenuChoice label="CSV format" onChange={setFormat} options={CSV_FORMAT_LABELS} value={format} />
    </Menu>
  );
}
