import { useQuery } from '@tanstack/react-query';
import { fileSize } from '#shared/attachment/file-size.ts';
import type { EditedDocument } from '#web/document-editor/use-document-editor.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { appointmentQuery } from '#web/lib/queries/appointments.ts';
import { Card } from '#web/ui/card.tsx';
import { t } from './texts.en.ts';

type AppointmentFilesProps = Pick<EditedDocument, 'form' | 'dispatch'>;

/** The files of the appointment that a new invoice bills: those that are ticked come along when it is saved. */
export function AppointmentFiles({ form, dispatch }: AppointmentFilesProps) {
  const { appointmentId = '', appointmentFiles = [] } = form;
  const { data } = useQuery(appointmentQuery(appointmentId));
  const files = data?.attachments ?? [];
  if (files.length === 0) return null;
  const choose = (id: string, isChosen: boolean) => {
    const chosen = files.filter((file) => (file.id === id ? isChosen : appointmentFiles.includes(file.id)));
    dispatch({ type: 'change', values: { appointmentFiles: chosen.map((file) => file.id) } });
  };
  return (
    <Card className="mt-6 print:hidden" description={t.hint} title={t.title}>
      <ul aria-label={t.title} className="-my-2 divide-y divide-line">
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-center gap-3 py-2">
              <input
                checked={appointmentFiles.includes(id)}
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
    </Card>
  );
}
