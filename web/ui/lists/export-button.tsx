import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { t } from './texts.en.ts';

const loadFormats = async () => (await import('./file-format-menu.tsx')).FileFormatMenu;
const loadCsvFormats = async () => (await import('./file-format-menu.tsx')).CsvFormatMenu;

/** Icon only on phones, so that the list starts higher. */
export const EXPORT_STYLE = 'max-sm:w-control max-sm:px-0 rounded-r-none focus-visible:z-1';

/** Exports a table as a file. */
export function ExportButton({ onExport, disabled = false }: { onExport: () => unknown; disabled?: boolean }) {
  return (
    <Button
      busyLabel={<ExportText>{t.exporting}</ExportText>}
      className={EXPORT_STYLE}
      disabled={disabled}
      onClick={() => isDone((async () => onExport())(), t.exportFailed)}
      variant="secondary"
    >
      <ExportLabel />
    </Button>
  );
}

type WithFileFormatProps = {
  children: ReactNode;
  /** Whether the server makes the file, which is CSV then. */
  isOnlyCsv?: boolean;
};

/** Joins a button that exports a table, in `EXPORT_STYLE`, with one that chooses the format. */
export function WithFileFormat({ children, isOnlyCsv = false }: WithFileFormatProps) {
  return (
    <div className="flex">
      {children}
      <MenuButton
        aria-label={isOnlyCsv ? t.csvFormat : t.fileFormat}
        className="-ml-px w-8 rounded-l-none px-0 pointer-coarse:w-control"
        load={isOnlyCsv ? loadCsvFormats : loadFormats}
        menuProps={{}}
        variant="secondary"
      >
        <ChevronDown aria-hidden="true" />
      </MenuButton>
    </div>
  );
}

/** The label of a button that exports. */
export function ExportLabel() {
  return (
    <>
      <Download aria-hidden="true" />
      <ExportText>{t.export}</ExportText>
    </>
  );
}

function ExportText({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>;
}
