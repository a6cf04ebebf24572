import { FileDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ExportButton, WithFileFormat } from '#web/ui/lists/export-button.tsx';
import { t } from './texts.en.ts';

type ReportBarProps = {
  /** What the report covers, such as a PeriodField. */
  children: ReactNode;
  /** Saves the report as a file; undefined until it is there. */
  onExport: (() => unknown) | undefined;
  /** Downloads the report as PDF, if it has a paper of its own. */
  onPdf?: (() => Promise<unknown>) | undefined;
};

/** The row above a report: what it covers, Export, PDF, and Print, which also makes one. */
export function ReportBar({ children, onExport, onPdf }: ReportBarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-2 print:hidden">
      {children}
      <div className="flex gap-2 max-sm:order-2">
        <WithFileFormat>
          <ExportButton disabled={!onExport} onExport={() => onExport?.()} />
        </WithFileFormat>
        {onPdf && (
          <Button
            aria-label={t.pdf}
            busyLabel={<span className="max-sm:sr-only">{t.preparing}</span>}
            className="max-sm:w-control max-sm:px-0"
            disabled={!onExport}
            onClick={onPdf}
            variant="secondary"
          >
            <FileDown aria-hidden="true" />
            <span className="max-sm:sr-only">{t.pdf}</span>
          </Button>
        )}
        <Button
          aria-label={t.print}
          className="max-sm:w-control max-sm:px-0"
          disabled={!onExport}
          onClick={() => window.print()}
          variant="secondary"
        >
          <Printer aria-hidden="true" />
          <span className="max-sm:sr-only">{t.print}</span>
        </Button>
      </div>
    </div>
  );
}
