import { type Dispatch, memo } from 'react';
import { lineAmountCents } from '#shared/invoice/totals.ts';
import type { Currency } from '#shared/money.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';
import { Input } from '#web/ui/input.tsx';
import { Money } from '#web/ui/money.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { EditorField } from './editor-field.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import { AMOUNT_LIMITS, type FormItem, QUANTITY_LIMITS } from './form.ts';
import { type ItemActionHandlers, ItemActions } from './item-actions.tsx';
import { itemField } from './problems.ts';

type ItemCardProps = ItemActionHandlers & {
  item: FormItem;
  /** Its place, from 0. */
  index: number;
  isLast: boolean;
  currency: Currency;
  /** Only what is wrong with this line: the same object as long as nothing else is. */
  errors: EditorState['errors'];
  dispatch: Dispatch<EditorAction>;
  /** Called with the place of the line when Enter ends it. */
  onEnter: (index: number) => void;
};

/** One line of the invoice. It is drawn again only when it changes itself: there may be 200. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, index, isLast, currency, errors, dispatch, onEnter, onMove, onRemove } = props;
  const { key, name, description } = item;
  const change = (values: Partial<Omit<FormItem, 'key'>>) => dispatch({ type: 'changeItem', key, values });
  return (
    <li
      aria-label={`Line ${index + 1}`}
      className="rounded-lg border border-line bg-surface px-4 pt-2.5 pb-4 [contain-intrinsic-size:auto_17rem] [content-visibility:auto]"
    >
      <div className="flex items-center justify-between">
        <span className="font-medium text-muted text-xs tabular-nums">{index + 1}</span>
        <ItemActions {...{ itemKey: key, index, isLast, onMove, onRemove }} />
      </div>
      <div className="mt-1 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]">
        <EditorField
          className="col-span-full"
          errors={errors}
          label="Short Description"
          name={itemField(key, 'name')}
          required
        >
          <Input
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => change({ name: target.value })}
            value={name}
          />
        </EditorField>
        <EditorField
          className="col-span-full"
          errors={errors}
          label="Detailed Description (optional)"
          name={itemField(key, 'description')}
        >
          <Textarea
            className="min-h-10!"
            maxLength={2000}
            onChange={({ target }) => change({ description: target.value })}
            rows={1}
            value={description}
          />
        </EditorField>
        <Figures change={change} onEnter={() => onEnter(index)} {...{ item, currency, errors }} />
      </div>
    </li>
  );
});

type FiguresProps = Pick<ItemCardProps, 'item' | 'currency' | 'errors'> & {
  change: (values: Partial<Omit<FormItem, 'key'>>) => void;
  onEnter: () => void;
};

function Figures({ item: { key, quantity, rate }, currency, errors, change, onEnter }: FiguresProps) {
  return (
    <>
      <EditorField errors={errors} label="Quantity" name={itemField(key, 'quantity')} required>
        <NumberField {...QUANTITY_LIMITS} onChange={(next) => change({ quantity: next })} value={quantity} />
      </EditorField>
      <EditorField errors={errors} label="Rate" name={itemField(key, 'rate')} required>
        <NumberField
          {...AMOUNT_LIMITS}
          enterKeyHint="next"
          onChange={(next) => change({ rate: next })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
          }}
          value={rate}
        />
      </EditorField>
      <p className="col-span-full flex items-baseline justify-between gap-3 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start sm:gap-1.5">
        <span className="font-medium text-muted">Total</span>
        <Money
          cents={lineAmountCents(numberOf(quantity), numberOf(rate))}
          className="truncate font-semibold sm:py-2.5"
          currency={currency}
        />
      </p>
    </>
  );
}
