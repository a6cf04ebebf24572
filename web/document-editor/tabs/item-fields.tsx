import { type FormItem, LINE_LIMITS } from '#web/document-editor/model/form.ts';
import { itemField } from '#web/document-editor/model/problems.ts';
import { UnitInput } from '#web/parts/unit-input.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { EditorField } from './editor-field.tsx';
import { t } from './texts.en.tsx';

/** Props of a field of a line. */
export type ItemFieldProps = {
  item: FormItem;
  change: (values: Partial<Omit<FormItem, 'key'>>) => void;
};

/** Short description of a line. */
export function NameField({ item: { key, name }, change }: ItemFieldProps) {
  return (
    <EditorField
      className={MESSAGE_STYLE}
      label={t.shortDescription}
      labelClassName="rows:sr-only"
      name={itemField(key, 'name')}
      required
    >
      <Input
        autoComplete="off"
        className={`${CELL_STYLE} text-ellipsis`}
        enterKeyHint="enter"
        onChange={({ target }) => change({ name: target.value })}
        value={name}
      />
    </EditorField>
  );
}

/** Detailed, multi-line description. */
export function DescriptionField({ item: { key, description }, change }: ItemFieldProps) {
  return (
    <EditorField label={t.detailedOptional} labelClassName="rows:sr-only" name={itemField(key, 'description')}>
      <Textarea
        className="min-h-control! rows:min-h-16! rows:placeholder:text-muted"
        onChange={({ target }) => change({ description: target.value })}
        placeholder={t.detailed}
        rows={1}
        value={description}
      />
    </EditorField>
  );
}

/** Quantity of a line. Its column is narrow, so messages extend to the left. */
export function QuantityField({ item: { key, quantity, pasted }, change }: ItemFieldProps) {
  return (
    <EditorField
      className={`${MESSAGE_STYLE} rows:[&_p]:self-end rows:[&_p]:text-right`}
      label={t.quantity}
      labelClassName="rows:sr-only"
      name={itemField(key, 'quantity')}
      required
    >
      <NumberField
        {...LINE_LIMITS.quantity}
        className={`${CELL_STYLE} not-rows:px-2! rows:pr-1! rows:pl-1! rows:text-right`}
        onChange={(next) => change({ quantity: next })}
        readFrom={pasted?.quantity}
        value={quantity}
      />
    </EditorField>
  );
}

/** What the quantity counts. In a row, it follows the number, and its name shows while the row is in use. */
export function UnitField({ item: { key, unit }, change }: ItemFieldProps) {
  return (
    <EditorField className={MESSAGE_STYLE} label={t.unit} labelClassName="rows:sr-only" name={itemField(key, 'unit')}>
      <UnitInput
        className={`${CELL_STYLE} text-ellipsis not-rows:px-2! not-rows:placeholder:text-transparent rows:pl-1! rows:pr-0.5! rows:not-group-focus-within/line:not-group-hover/line:placeholder:text-transparent`}
        enterKeyHint="enter"
        onChange={({ target }) => change({ unit: target.value })}
        placeholder={t.unit}
        value={unit}
      />
    </EditorField>
  );
}

/** Unit price of a line. Messages extend to the right. */
export function RateField({ item: { key, rate, pasted }, change }: ItemFieldProps) {
  return (
    <EditorField
      className={`${MESSAGE_STYLE} rows:[&_p]:w-max rows:[&_p]:max-w-64`}
      label={t.rate}
      labelClassName="rows:sr-only"
      name={itemField(key, 'rate')}
      required
    >
      <NumberField
        {...LINE_LIMITS.rate}
        className={`${CELL_STYLE} not-rows:px-2! rows:text-right`}
        onChange={(next) => change({ rate: next })}
        placeholder={t.rateExample}
        readFrom={pasted?.rate}
        value={rate}
      />
    </EditorField>
  );
}

/** In a row, a control fills its cell and shows its border only on hover, focus or error. */
const CELL_STYLE =
  'rows:h-9! rows:rounded-sm rows:px-2! rows:bg-transparent rows:focus-visible:bg-surface rows:not-hover:not-focus-visible:not-aria-invalid:border-transparent rows:focus-visible:-outline-offset-2';

const MESSAGE_STYLE = 'rows:[&_p]:w-max rows:[&_p]:max-w-64 rows:[&_p]:px-2 rows:[&_p]:pb-2';
