import { CSV_FORMAT_LABELS, FILE_FORMAT_LABELS, useCsvFormat, useFileFormat } from '#web/lib/lists/file-format.ts';
import { Menu, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { MenuChoice } from '#web/ui/overlays/menu-choice.tsx';
import { t } from './texts.en.ts';

/** The choice between the formats of files that this device saves. */
export function FileFormatMenu(menu: OpenMenuProps) {
  const [format, setFormat] = useFileFormat();
  return (
    <Menu {...menu}>
      <MenuChoice label={t.fileFormat} onChange={setFormat} options={FILE_FORMAT_LABELS} value={format} />
    </Menu>
  );
}

/** The choice between the formats of CSV files that the server makes. */
export function CsvFormatMenu(menu: OpenMenuProps) {
  const [format, setFormat] = useCsvFormat();
  return (
    <Menu {...menu}>
      <MenuChoice label={t.csvFormat} onChange={setFormat} options={CSV_FORMAT_LABELS} value={format} />
    </Menu>
  );
}
