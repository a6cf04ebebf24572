import { Info } from 'lucide-react';
import type { Dispatch } from 'react';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';
import type { TaxNote } from '#shared/document/taxes.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { noteText } from '#web/document-editor/model/tax-note-text.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsLink } from './settings-link.tsx';
import { t } from './texts.en.tsx';

type TaxNotesProps = {
  notes: readonly TaxNote[];
  form: InvoiceForm;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** Why taxes are not charged, with the possible actions. */
export function TaxNotes({ notes, ...rest }: TaxNotesProps) {
  return (
    <ul className="grid gap-2">
      {notes.map((note) => (
        <li className="flex gap-2 rounded-md bg-subtle px-3 py-2" key={keyOf(note)}>
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <div className="min-w-0">
            <p className="text-pretty [overflow-wrap:anywhere]">
              {noteText(note, rest.form.items.length)}
              {note.kind === 'notRegistered' && (
                <>
                  {' '}
                  <SettingsLink name={t.companySettings} to={paths.company} />
                </>
              )}
            </p>
            <Choices note={note} {...rest} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function keyOf(note: TaxNote): string {
  return note.kind === 'undecided'
    ? `${note.code} ${note.rule.category} ${note.rule.from}`
    : `${note.code} ${note.kind}`;
}

function Choices({ note, form, dispatch, focusField }: { note: TaxNote } & Omit<TaxNotesProps, 'notes'>) {
  const choices = choicesOf(note, form);
  if (choices.length === 0) return null;
  // The note disappears with the choice, and the focus with it.
  const choose = (actions: readonly EditorAction[]) => {
    for (const action of actions) dispatch(action);
    focusField('supplyProvince');
  };
  return (
    <div className="mt-2 mb-1 flex flex-wrap gap-2">
      {choices.map(({ label, actions }) => (
        <Button key={label} onClick={() => choose(actions)} size="sm" variant="secondary">
          {label}
        </Button>
      ))}
    </div>
  );
}

type Choice = { readonly label: string; readonly actions: readonly EditorAction[] };

function choicesOf(note: TaxNote, { items, taxExemptions }: InvoiceForm): Choice[] {
  const tax = dictionary.taxName(note.code);
  switch (note.kind) {
    case 'notRegistered':
      return [];
    case 'exempt': {
      const rest = taxExemptions.filter((exemption) => exemption.tax !== note.exemption.tax);
      const label = note.exemption.tax === 'HST_ON' ? t.chargeInFull({ tax }) : t.chargeAnyway({ tax });
      return [{ label, actions: [{ type: 'change', values: { taxExemptions: rest } }] }];
    }
    case 'undecided': {
      const keys = note.lines.flatMap((line) => items[line]?.key ?? []);
      const treated = (taxTreatment: TaxTreatment) =>
        keys.map((key) => ({ type: 'changeItem' as const, key, values: { taxTreatment } }));
      return [
        { label: t.charge({ tax }), actions: treated('taxable') },
        { label: t.doNotCharge({ tax }), actions: treated('noPst') },
      ];
    }
  }
}
