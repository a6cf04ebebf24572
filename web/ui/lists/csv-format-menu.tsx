import { CSV_FORMAT_LABELS, useCsvFormat } from '#web/lib/lists/csv-format.ts';
import { Menu, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { MenuChoice } from '#web/ui/overlays/menu-choice.tsx';

/** A menu with the format of CSV files alone. */
export function CsvFormatMenu(menu: OpenMenuProps) {
  return (
    <Menu {...menu}>
      <CsvFormatChoice />
    </Menu>
  );
}

/** The format of CSV files on this device, as part of a menu. */
export function CsvFormatChoice() {
  const [format, setFormat] = useCsvFormat();
  return <MenuChoice label="CSV format" onChange={setFormat} options={CSV_FORMAT_LABELS} value={format} />;
}
