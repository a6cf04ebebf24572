import { type Dispatch, Fragment, type ReactNode } from 'react';
import { Money } from '#web/ui/money.tsx';
import { AddItems } from './add-items.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import { type FormItem, MAX_LINES } from './form.ts';
import { formTotals } from './form-totals.ts';
import { ItemCard } from './item-card.tsx';
import { type FieldName, isOfItem } from './problems.ts';
import { RemovedItemNotice } from './removed-item-notice.tsx';
import { useItemActions } from './use-item-actions.ts';

type ItemsTabProps = EditorState & {
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** What is invoiced, a card a line. */
export function ItemsTab({ form, errors, dispatch, focusField }: ItemsTabProps) {
  const { items, currency } = form;
  const actions = useItemActions({ items, dispatch, focusField });
  const { removed } = actions;
  const notice = removed && <RemovedItemNotice onRestore={actions.restore} removed={removed} />;
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
              {...actions.lines}
            />
          </Fragment>
        ))}
        {removed && removed.index >= items.length && notice}
      </ol>
      <AddItems
        currency={currency}
        onAdd={actions.add}
        onAppend={actions.append}
        onAppended={actions.onAppended}
        room={MAX_LINES - items.length}
        subtotal={items.length > 0 && <Subtotal {...{ form }} />}
      />
      {errors.items && <Problem>{errors.items}</Problem>}
      <p className="sr-only" role="status">
        {actions.announcement}
      </p>
    </div>
  );
}

function Subtotal({ form }: Pick<EditorState, 'form'>) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="text-muted">Subtotal</span>
      <Money cents={formTotals(form).subtotalCents} className="font-semibold text-base" currency={form.currency} />
    </p>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 font-medium text-danger" role="alert">
      {children}
    </p>
  );
}

const NO_ERRORS: EditorState['errors'] = {};

function errorsOfItem(errors: EditorState['errors'], key: FormItem['key']): EditorState['errors'] {
  const own = Object.entries(errors).filter(([field]) => isOfItem(field, key));
  return own.length === 0 ? NO_ERRORS : Object.fromEntries(own);
}
