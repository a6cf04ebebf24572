import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { type Dispatch, type KeyboardEvent, memo, useState } from 'react';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { lineAmountCents } from '#shared/document/totals.ts';
import type { Currency } from '#shared/money.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import {
  chosenTaxation,
  soldChoice,
  type TaxationChoice,
  taxationChoice,
} from '#web/document-editor/model/line-taxation.ts';
import { itemField } from '#web/document-editor/model/problems.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { EditorErrors, EditorField } from './editor-field.tsx';
import {
  DescriptionField,
  type ItemFieldProps,
  NameField,
  QuantityField,
  RateField,
  UnitField,
} from './item-fields.tsx';
import { LineHandle } from './line-handle.tsx';
import { t } from './texts.en.tsx';
import { type ItemHandlers, menuButton } from './use-item-actions.ts';

const loadMenu = async () => (await import('./item-menu.tsx')).ItemMenu;

type ItemRowProps = ItemHandlers & {
  item: FormItem;
  /** Position, from 0. */
  index: number;
  isLast: boolean;
  /** Whether it is a row; else it is a card. */
  isRow: boolean;
  /** The taxes on it, if it can be taxed differently from the other lines. */
  taxText: string | null;
  currency: Currency;
  /** The errors of this line only: the same object as long as they do not change. */
  errors: EditorState['errors'];
  dispatch: Dispatch<EditorAction>;
};

/** The columns of a line and of the table head; `--total` is the width of the widest total. */
export const ROW_COLUMNS =
  'rows:grid-cols-[2.25rem_minmax(0,1fr)_clamp(3.75rem,10.25cqi,4.5rem)_clamp(3.125rem,9cqi,6rem)_clamp(5rem,13.75cqi,6rem)_calc(var(--total)+0.5rem)_2.75rem] rows:gap-0';

/** A line of the invoice: a table row, or a card on narrow screens. Memoised, as there may be 200 of them. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isLast, isRow, taxText, currency, errors, dispatch } = props;
  const { onEnter, onMove, onDrop, onDuplicate, onRemove, onExpand } = props;
  const { key, quantity, rate, description } = item;
  const parts = useKindParts();
  const aside = parts?.lineText ? parts.lineText(item, taxText) : taxText;
  const line = index + 1;
  const [isOpen, setIsOpen] = useState(false);
  const isExpanded = isOpen || itemField(key, 'description') in errors || itemField(key, 'taxTreatment') in errors;
  const field = { item, change: changeOf(dispatch, key) };
  const toggle = () => {
    setIsOpen(!isExpanded);
    if (!isExpanded) onExpand(key);
  };
  return (
    <EditorErrors value={errors}>
      <tr
        aria-label={t.line({ line })}
        className={clsx(
          'mb-3 grid grid-cols-[4fr_4fr_6fr] items-start gap-x-2 gap-y-3 rounded-lg border border-line bg-surface p-4 [contain-intrinsic-size:auto_21rem] [content-visibility:auto]',
          'rows:mb-0 rows:rounded-none rows:border-0 rows:border-b rows:p-0 rows:[contain-intrinsic-size:auto_2.3125rem] rows:focus-within:bg-[color-mix(in_srgb,var(--subtle)_60%,var(--surface))]',
          'group/line in-data-dragging:transition-[translate] data-dragged:relative data-dragged:z-10 data-dragged:shadow-md data-dragged:transition-none!',
          ROW_COLUMNS,
        )}
        onKeyDown={(event) => onKey(event, { item, onEnter, onMove })}
      >
        <td className="relative col-span-full row-start-1 flex items-center gap-2 font-medium text-muted text-xs tabular-nums rows:col-span-1 rows:h-9 rows:justify-center">
          {index === 0 && isLast ? line : <LineHandle line={line} onDrop={(step) => onDrop(key, step)} />}
        </td>
        {taxText !== null && (
          <td
            className={clsx(
              'col-span-full row-start-1 justify-self-end pl-16 rows:col-span-5 rows:col-start-2 rows:row-start-3 rows:justify-self-start rows:pb-2 rows:pl-0',
              !isExpanded && 'rows:hidden',
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
        <td className="min-w-0">
          <UnitField {...field} />
        </td>
        <td className="min-w-0">
          <RateField {...field} />
        </td>
        {isRow && !isExpanded && (description || aside) && (
          <td className="hidden min-w-0 rows:col-span-5 rows:col-start-2 rows:row-start-2 rows:block">
            <DetailsSummary {...{ description, line, taxText, aside }} onClick={toggle} />
          </td>
        )}
        <td
          className={clsx(
            'col-span-full min-w-0 rows:col-span-5 rows:col-start-2 rows:row-start-2 rows:pb-2',
            !isExpanded && 'rows:hidden',
          )}
        >
          <DescriptionField {...field} />
        </td>
        {parts?.Line && (
          <td
            className={clsx(
              'col-span-full min-w-0 empty:hidden rows:col-span-5 rows:col-start-2 rows:row-start-4 rows:pb-2',
              !isExpanded && 'rows:hidden',
            )}
          >
            <parts.Line {...field} currency={currency} />
          </td>
        )}
        <td className="col-span-2 flex min-w-0 flex-wrap items-baseline gap-x-2 self-center tabular-nums rows:col-span-1 rows:col-start-6 rows:row-start-1 rows:justify-end rows:self-start rows:pt-2 rows:pr-2">
          <span className="text-muted rows:sr-only">{t.total}</span>
          <span className="font-semibold rows:font-medium">
            {dictionary.amount(lineAmountCents(numberOf(quantity), numberOf(rate)))}
            <span className="font-normal text-muted rows:hidden"> {currency}</span>
          </span>
        </td>
        <td className="-my-1.5 -mr-2.5 flex justify-end self-center rows:col-start-7 rows:row-start-1 rows:m-0 rows:self-start rows:pt-0.5 rows:pr-2">
          <MenuButton
            aria-label={t.actionsOf({ line })}
            className="text-muted not-disabled:hover:text-ink pointer-coarse:size-11"
            data-field={menuButton(key)}
            load={loadMenu}
            menuProps={{
              ...{ itemKey: key, isFirst: index === 0, isLast, onDuplicate, onMove, onRemove, isExpanded },
              onToggle: isRow ? toggle : null,
            }}
            size="icon-sm"
            variant="ghost"
          >
            <Ellipsis aria-hidden="true" />
          </MenuButton>
        </td>
      </tr>
    </EditorErrors>
  );
});

type DetailsSummaryProps = Pick<ItemRowProps, 'taxText'> & {
  line: number;
  description: string;
  /** At the end. */
  aside: string | null;
  onClick: () => void;
};

/** The first line of a row's detailed description, and its taxes; they are changed in the details that it shows. */
function DetailsSummary({ line, description, taxText, aside, onClick }: DetailsSummaryProps) {
  return (
    <button
      aria-expanded={false}
      className="flex w-full items-baseline justify-between gap-4 rounded-sm px-2 pb-1.5 text-left text-muted text-xs transition-colors hover:text-ink focus-visible:-outline-offset-2"
      onClick={onClick}
      type="button"
    >
      <span className="sr-only">{taxText === null ? t.detailsOf({ line }) : t.detailsAndTaxOf({ line })}</span>
      <span className="min-w-0 truncate">{description.trimStart().split('\n', 1)}</span>
      <span className="shrink-0">{aside}</span>
    </button>
  );
}

function changeOf(dispatch: Dispatch<EditorAction>, key: FormItem['key']) {
  return (values: Partial<Omit<FormItem, 'key'>>) => dispatch({ type: 'changeItem', key, values });
}

type KeyHandlers = Pick<ItemHandlers, 'onEnter' | 'onMove'> & { item: FormItem };

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
 * How a line is taxed, or what it is. In a card it shares a row with the line's number, so its touch target overlaps the
 * gaps around it.
 */
function TreatmentField({ item, change }: ItemFieldProps) {
  return (
    <EditorField
      className="-my-3 rows:my-0 rows:w-52 [&>div]:flex-row [&>div]:items-center [&>div]:gap-2 [&_label]:font-normal [&_label]:text-muted [&_label]:text-xs"
      label={t.tax}
      name={itemField(item.key, 'taxTreatment')}
    >
      <Select
        className="max-w-43 rows:flex-1 not-rows:[&>select]:h-control! not-rows:[&>select]:pl-1! not-rows:[&>select]:border-transparent! not-rows:[&>select]:bg-transparent!"
        onChange={({ target }) => change(chosenTaxation(target.value as TaxationChoice))}
        size="sm"
        value={taxationChoice(item)}
      >
        <option value="">{t.usual}</option>
        <optgroup label={t.howTaxed}>
          <Options labelOf={(treatment) => TAX_TREATMENT_LABELS[treatment]} of={TAX_TREATMENTS} />
        </optgroup>
        <optgroup label={t.whatItIs}>
          {SUPPLY_CATEGORIES.map((category) => (
            <option key={category} value={soldChoice(category)}>
              {SUPPLY_CATEGORY_LABELS[category]}
            </option>
          ))}
        </optgroup>
      </Select>
    </EditorField>
  );
}
