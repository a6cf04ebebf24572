import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Paperclip } from 'lucide-react';
import { fileSize } from '#shared/attachment/file-size.ts';
import type { EditedDocument } from '#web/document-editor/use-document-editor.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { appointmentQuery } from '#web/lib/queries/appointments.ts';
import { t } from './texts.en.ts';

type AppointmentFilesProps = Pick<EditedDocument, 'form' | 'dispatch'>;

/** The files of the appointment that a new invoice bills, in one line that opens: those ticked are copied to it. */
export function AppointmentFiles({ form, dispatch }: AppointmentFilesProps) {
  const { appointmentId = '', appointmentFiles = [] } = form;
  const { data } = useQuery(appointmentQuery(appointmentId));
  const files = data?.attachments ?? [];
  const isChosen = ({ id }: { id: string }) => appointmentFiles.includes(id);
  const choose = (id: string, isTicked: boolean) => {
    const chosen = files.filter((file) => (file.id === id ? isTicked : isChosen(file)));
    dispatch({ type: 'change', values: { appointmentFiles: chosen.map((file) => file.id) } });
  };
  const names = files.filter(isChosen).map(({ name }) => name);
  const isPart = names.length > 0 && names.length < files.length;
  return (
    <details className="group mb-6 rounded-lg border border-line bg-surface shadow-sm print:hidden">
      <summary className="flex h-12 cursor-pointer items-center gap-3 rounded-lg px-4 text-sm sm:px-6">
        <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">
            {isPart ? t.someOf({ count: names.length, of: files.length }) : t.title}
          </span>{' '}
          {names.length > 0 ? names.join(', ') : t.none}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-3 sm:px-6">
        <p className="text-muted text-sm">{t.hint}</p>
        <ul className="mt-1 divide-y divide-line">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <label className="flex cursor-pointer items-center gap-3 py-2">
                <input
                  checked={isChosen({ id })}
                  className="size-4 shrink-0 accent-accent"
                  onChange={({ target }) => choose(id, target.checked)}
                  type="checkbox"
                />
                <span className="wrap-anywhere min-w-0 flex-1" dir="auto">
                  {name}
                </span>
                <span className="shrink-0 text-muted text-xs tabular-nums">{fileSize(size, dictionary.locale)}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
