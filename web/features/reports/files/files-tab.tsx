import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, type LucideIcon, NotebookText, ReceiptText } from 'lucide-react';
import type { Cell } from '#shared/csv.ts';
import { ledgerAccounts } from '#shared/reports/ledger-accounts.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { PeriodField } from '#web/features/reports/period-field.tsx';
import { useReportRange } from '#web/features/reports/report-address.ts';
import { isTooLong } from '#web/features/reports/report-periods.ts';
import { TooManyDays } from '#web/features/reports/too-many-days.tsx';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { FILE_FORMAT_LABELS, type FileFormat, useFileFormat } from '#web/lib/lists/file-format.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { accountsQuery, billedQuery, journalQuery } from '#web/lib/queries/reports.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { billedRows } from './billed-rows.ts';
import { FileCard } from './file-card.tsx';
import { journalRows } from './journal-rows.ts';
import { paymentRows } from './payment-rows.ts';
import { t } from './texts.en.ts';

const FORMATS = Object.keys(FILE_FORMAT_LABELS) as FileFormat[];

/** The files of a period for an accountant, and the accounts that the journal uses. */
export function FilesTab() {
  const client = useQueryClient();
  const [range, show] = useReportRange('lastQuarter');
  const [format, setFormat] = useFileFormat();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-2">
        <PeriodField onChange={(days) => show(days)} range={range} />
        <Field
          className="flex-row! items-center gap-3! max-sm:order-4 max-sm:basis-full"
          label={t.format}
          labelClassName="whitespace-nowrap"
        >
          <Select
            className="w-60 max-sm:flex-1"
            onChange={({ target }) => setFormat(target.value as FileFormat)}
            value={format}
          >
            <Options labelOf={(each) => FILE_FORMAT_LABELS[each]} of={FORMATS} />
          </Select>
        </Field>
      </div>
      <header className="mb-6 max-w-[75ch]">
        <h2 className="font-semibold text-lg">{t.title}</h2>
        <p className="mt-1 text-pretty text-muted">{t.intro}</p>
      </header>
      {isTooLong(range) ? (
        <TooManyDays />
      ) : (
        <div className="grid gap-6 lg:grid-cols-3">
          {FILES.map(({ name, icon, rowsOf }) => (
            <FileCard
              hint={t.files[name].hint}
              icon={icon}
              key={name}
              onSave={() => save(t.fileNames[name](range), rowsOf(client, range))}
              title={t.files[name].title}
            />
          ))}
        </div>
      )}
      <AccountsCard />
    </>
  );
}

type FileOfPeriod = {
  readonly name: keyof typeof t.files;
  readonly icon: LucideIcon;
  /** Reads the table with its heading. */
  readonly rowsOf: (client: QueryClient, range: ReportRange) => Promise<Cell[][]>;
};

const FILES: readonly FileOfPeriod[] = [
  {
    name: 'journal',
    icon: NotebookText,
    rowsOf: async (client, range) => {
      const [journal, chosen] = await Promise.all([
        client.fetchQuery(journalQuery(range)),
        client.fetchQuery({ ...accountsQuery, staleTime: 0 }),
      ]);
      return journalRows(journal, ledgerAccounts(chosen.accounts, LANGUAGE));
    },
  },
  {
    name: 'billed',
    icon: ReceiptText,
    rowsOf: async (client, range) => billedRows((await client.fetchQuery(billedQuery(range))).invoices),
  },
  {
    name: 'payments',
    icon: CalendarDays,
    rowsOf: async (client, range) => paymentRows(await client.fetchQuery(journalQuery(range))),
  },
];

/** Saves a table under a name. Returns false if it has nothing but its heading. */
async function save(fileName: string, reading: Promise<Cell[][]>): Promise<boolean> {
  const rows = await reading;
  if (rows.length === 1) return false;
  await downloadTable(fileName, rows);
  return true;
}
