import { CSV_FORMAT_LABELS, useCsvFormat } from '#web/lib/lists/csv-format.ts';
import { Menu, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { MenuChoice } from '#web/ui/overlays/menu-choice.tsx';
import { t } from './texts.en.ts';

/** The choice between the formats of CSV files on this device. */
export function CsvFormatMenu(menu: OpenMenuProps) {
  const [format, setFormat] = useCsvFormat();
  return (
    <Menu {...menu}>
      <MenuChoice label={t.csvFormat} onChange={setFormat} options={CSV_FORMAT_LABELS} value={format} />
    </Menu>
  );
}
