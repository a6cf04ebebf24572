import type { Dispatch } from 'react';
import type { Currency } from '#shared/money.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import { type Adjustment, type AdjustmentName, adjustmentLimits } from '#web/document-editor/model/form.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { EditorField } from './editor-field.tsx';
import { t } from './texts.en.tsx';

type AdjustmentRowProps = {
  name: AdjustmentName;
  label: string;
  hint: string;
  adjustment: Adjustment;
  /** Whether it can be an amount as well as a percentage. */
  hasChoice?: boolean;
  currency: Currency;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** One adjustment: a switch that shows its inputs. */
export function AdjustmentRow(props: AdjustmentRowProps) {
  const { name, label, hint, adjustment, dispatch, focusField } = props;
  const toggle = (isOn: boolean) => {
    dispatch({ type: 'adjust', name, values: { isOn } });
    if (isOn) focusField(`${name}Value`);
  };
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <Switch checked={adjustment.isOn} hint={hint} label={label} onChange={toggle} />
      {adjustment.isOn && <Inputs {...props} />}
    </div>
  );
}

function Inputs({ name, label, adjustment, hasChoice, currency, dispatch }: AdjustmentRowProps) {
  const change = (values: Partial<Adjustment>) => dispatch({ type: 'adjust', name, values });
  const isAmount = adjustment.type === 'amount';
  return (
    <div className="mt-3 flex gap-3">
      <EditorField
        className="min-w-0 flex-1"
        hideLabel
        label={isAmount ? t.amountOf({ label, currency }) : t.percentOf({ label })}
        name={`${name}Value`}
      >
        <NumberField
          {...adjustmentLimits(adjustment)}
          className="pr-14!"
          onChange={(value) => change({ value })}
          placeholder="0"
          trailing={<span className="pr-2.5 text-muted">{isAmount ? currency : '%'}</span>}
          value={adjustment.value}
        />
      </EditorField>
      {hasChoice && (
        <EditorField className="w-36" hideLabel label={t.typeOf({ label })} name={`${name}Type`}>
          <Select
            onChange={({ target }) => change({ type: target.value as Adjustment['type'] })}
            value={adjustment.type}
          >
            <option value="amount">{t.amount}</option>
            <option value="percentage">{t.percentage}</option>
          </Select>
        </EditorField>
      )}
    </div>
  );
}
