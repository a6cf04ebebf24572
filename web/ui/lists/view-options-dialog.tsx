import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChoiceSelect, type ToolbarChoice } from './choice-select.tsx';
import { t } from './texts.en.ts';

/** The selects of a toolbar on a phone. Each takes effect at once. */
export function ViewOptionsDialog({ choices, onClose }: { choices: readonly ToolbarChoice[]; onClose: () => void }) {
  return (
    <Dialog
      footer={<Button onClick={onClose}>{t.done}</Button>}
      onOpenChange={onClose}
      open
      size="sm"
      title={t.viewOptions}
    >
      <div className="grid gap-5">
        {choices.map(({ label, options, value, onChange }) => (
          <Field key={label} label={label}>
            <ChoiceSelect onChange={onChange} options={options} value={value} />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
