import { ListPlus, Plus } from 'lucide-react';
import { type Dispatch, Fragment } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Money } from '#web/ui/money.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import type { FormItem } from './form.ts';
import { formTotals } from './form-totals.ts';
import { ItemCard } from './item-card.tsx';
import type { FieldName } from './problems.ts';
import { RemovedItemNotice } from './removed-item-notice.tsx';
import { useItemActions } from './use-item-actions.ts';

type ItemsTabProps = EditorState & {
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** What is invoiced, a card a line. */
export function ItemsTab({ form, errors, dispatch, focusField }: ItemsTabProps) {
  const { items, currency } = form;
  const { add, removed, restore, announcement, ...handlers } = useItemActions({ items, dispatch, focusField });
  const notice = removed && <RemovedItemNotice onRestore={restore} removed={removed} />;
  return (
    <div data-field="items">
      <ol className="grid gap-3 empty:hidden">
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {removed?.index === index && notice}
            <ItemCard
              currency={currency}
              dispatch={dispatch}
              errors={errorsOfItem(errors, item.key)}
              index={index}
              isLast={index === items.length - 1}
              item={item}
              {...handlers}
            />
          </Fragment>
        ))}
        {removed && removed.index >= items.length && notice}
      </ol>
      {items.length === 0 ? (
        <EmptyState
          action={<AddButton onClick={add} />}
          icon={ListPlus}
          text="Add a line for each thing that you sell or do."
          title="No invoice items yet"
        />
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <AddButton onClick={add} />
          <p className="flex items-baseline gap-3">
            <span className="text-muted">Subtotal</span>
            <Money cents={formTotals(form).subtotalCents} className="font-semibold text-base" currency={currency} />
          </p>
        </div>
      )}
      {errors.items && (
        <p className="mt-3 font-medium text-danger" role="alert">
          {errors.items}
        </p>
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick} variant="secondary">
      <Plus aria-hidden="true" />
      Add Blank Item
    </Button>
  );
}

const NO_ERRORS: EditorState['errors'] = {};

function errorsOfItem(errors: EditorState['errors'], key: FormItem['key']): EditorState['errors'] {
  const own = Object.entries(errors).filter(([field]) => field.startsWith(`items.${key}.`));
  return own.length === 0 ? NO_ERRORS : Object.fromEntries(own);
}
