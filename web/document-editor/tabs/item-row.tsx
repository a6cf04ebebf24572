import { clsx } from 'clsx';
import { type Dispatch, type KeyboardEvent, memo, useState } from 'react';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { lineAmountCents } from '#shared/document/totals.ts';
import type { Currency } from '#shared/money.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { itemField } from '#web/document-editor/model/problems.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { EditorErrors, EditorField } from './editor-field.tsx';
import { type ItemActionHandlers, ItemActions } from './item-actions.tsx';
import { DescriptionField, type ItemFieldProps, NameField, QuantityField, RateField } from './item-fields.tsx';
import { t } from './texts.en.tsx';
import type { ItemHandlers } from './use-item-actions.ts';

type ItemRowProps = ItemHandlers & {
  item: FormItem;
  /** Position, from 0. */
  index: number;
  isLast: boolean;
  /** Whether it can be taxed differently from the other lines. */
  isTaxed: boolean;
  currency: Currency;
  /** The errors of this line only: the same object as long as they do not change. */
  errors: EditorState['errors'];
  dispatch: Dispatch<EditorAction>;
};

/** The columns of a line and of the table head; `--total` is the width of the widest total. */
export const ROW_COLUMNS = 'rows:grid-cols-[2rem_minmax(0,1fr)_4.25rem_6rem_calc(var(--total)+1rem)_6.5rem] rows:gap-0';

/** A line of the invoice: a table row, or a card on narrow screens. Memoised, as there may be 200 of them. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isLast, isTaxed, currency, errors, dispatch, onEnter, onMove, onRemove, onExpand } = props;
  const { key, quantity, rate } = item;
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = isOpen || itemField(key, 'description') in errors;
  const field = { item, change: changeOf(dispatch, key) };
  const toggle = () => {
    setIsOpen(!isExpanded);
    if (!isExpanded) onExpand(key);
  };
  return (
    <EditorErrors value={errors}>
      <tr
        aria-label={t.line({ line: index + 1 })}
        className={clsx(
          'mb-3 grid grid-cols-[9fr_1fr_10fr] items-start gap-x-3 gap-y-3 rounded-lg border border-line bg-surface p-4 [contain-intrinsic-size:auto_21rem] [content-visibility:auto]',
          'rows:mb-0 rows:rounded-none rows:border-0 rows:border-b rows:p-0 rows:[contain-intrinsic-size:auto_2.3125rem] rows:focus-within:bg-subtle/60',
          ROW_COLUMNS,
        )}
        onKeyDown={(event) => onKey(event, { item, onEnter, onMove })}
      >
        <td className="col-span-full row-start-1 font-medium text-muted text-xs tabular-nums rows:col-span-1 rows:pt-2.5 rows:pl-4">
          {index + 1}
        </td>
        {isTaxed && (
          <td
            className={clsx(
              'col-span-full row-start-1 justify-self-end pl-8 rows:col-span-4 rows:col-start-2 rows:row-start-3 rows:justify-self-start rows:pb-2 rows:pl-0',
              !isExpanded && item.taxTreatment === undefined && 'rows:hidden',
            )}
          >
            <TreatmentField {...field} />
          </td>
        )}
        <td className="col-span-full min-w-0 rows:col-span-1">
          <NameField {...field} />
        </td>
        <td className="min-w-0">
          <QuantityField {...field} />
        </td>
        <td className="col-span-2 min-w-0 rows:col-span-1">
          <RateField {...field} />
        </td>
        <td
          className={clsx(
            'col-span-full min-w-0 rows:col-span-4 rows:col-start-2 rows:row-start-2 rows:pb-2',
            !isExpanded && 'rows:hidden',
          )}
        >
          <DescriptionField {...field} />
        </td>
        <td className="col-span-2 flex min-w-0 flex-wrap items-baseline gap-x-2 self-center tabular-nums rows:col-span-1 rows:col-start-5 rows:row-start-1 rows:justify-end rows:self-start rows:pt-2 rows:pr-2">
          <span className="text-muted rows:sr-only">{t.total}</span>
          <span className="font-semibold rows:font-medium">
            {dictionary.amount(lineAmountCents(numberOf(quantity), numberOf(rate)))}
            <span className="font-normal text-muted rows:hidden"> {currency}</span>
          </span>
        </td>
        <td className="flex justify-end rows:col-start-6 rows:row-start-1 rows:pt-1.5 rows:pr-2">
          <ItemActions
            hasDetails={item.description !== ''}
            isExpanded={isExpanded}
            isTaxed={isTaxed}
            onToggle={toggle}
            {...{ itemKey: key, index, isLast, onMove, onRemove }}
          />
        </td>
      </tr>
    </EditorErrors>
  );
});

function changeOf(dispatch: Dispatch<EditorAction>, key: FormItem['key']) {
  return (values: Partial<Omit<FormItem, 'key'>>) => dispatch({ type: 'changeItem', key, values });
}

type KeyHandlers = Pick<ItemHandlers, 'onEnter'> & Pick<ItemActionHandlers, 'onMove'> & { item: FormItem };

/** Enter in a field adds a line below, Alt with an arrow moves the line. */
function onKey(event: KeyboardEvent<HTMLElement>, { item, onEnter, onMove }: KeyHandlers): void {
  const { target, key, altKey } = event;
  if (event.nativeEvent.isComposing) return;
  if (key === 'Enter' && target instanceof HTMLInputElement) {
    event.preventDefault();
    onEnter(item.key);
  }
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault();
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const field = isTyping ? target.closest('[data-field]')?.getAttribute('data-field') : null;
    onMove(item.key, key === 'ArrowUp' ? -1 : 1, field ?? undefined);
  }
}

/**
 * A line's tax treatment. In a card it shares a row with the line's number, so its touch target overlaps the gaps
 * around it.
 */
function TreatmentField({ item: { key, taxTreatment, supplyCategory }, change }: ItemFieldProps) {
  const usual = supplyCategory ? t.usualOf({ category: SUPPLY_CATEGORY_LABELS[supplyCategory] }) : t.usual;
  return (
    <EditorField
      className="-my-3 rows:my-0 rows:w-52 [&>div]:flex-row [&>div]:items-center [&>div]:gap-2 [&_label]:font-normal [&_label]:text-muted [&_label]:text-xs"
      label={t.tax}
      name={itemField(key, 'taxTreatment')}
    >
      <Select
        className="max-w-44 rows:flex-1 not-rows:[&>select]:h-control! not-rows:[&>select]:border-transparent! not-rows:[&>select]:bg-transparent!"
        onChange={({ target }) => change({ taxTreatment: (target.value || undefined) as FormItem['taxTreatment'] })}
        size="sm"
        value={taxTreatment ?? ''}
      >
        <option value="">{usual}</option>
        <Options labelOf={(treatment) => TAX_TREATMENT_LABELS[treatment]} of={TAX_TREATMENTS} />
      </Select>
    </EditorField>
  );
}
