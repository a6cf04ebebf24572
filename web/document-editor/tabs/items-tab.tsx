import { useQuery } from '@tanstack/react-query';
import { type Dispatch, Fragment, type ReactNode, useMemo } from 'react';
import { isRegistered } from '#shared/document/tax-mode.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { type InvoiceCurrency, invoiceCurrency } from '#shared/money.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { type FormItem, formTaxMode, isForeignPrice, MAX_LINES } from '#web/document-editor/model/form.ts';
import { type Pricing, pricedForm } from '#web/document-editor/model/form-pricing.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { lineTaxTexts } from '#web/document-editor/model/tax-texts.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';
import { UnitSuggestions } from '#web/parts/unit-input.tsx';
import { useIsWide } from '#web/ui/lists/use-is-wide.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { AddItems } from './add-items.tsx';
import { ItemRow, ROW_COLUMNS } from './item-row.tsx';
import { RemovedItemNotice } from './removed-item-notice.tsx';
import { t } from './texts.en.tsx';
import { TotalsBreakdown } from './totals-breakdown.tsx';
import { useItemActions } from './use-item-actions.ts';
import { usePastedRows } from './use-pasted-rows.ts';

const loadForeignPrices = async () => (await import('./foreign-prices.tsx')).ForeignPrices;

/** The lines show the invoice's currency. */
const stayHidden = () => {};

type ItemsTabProps = EditorState & {
  pricing: Pricing;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** The invoice lines: a table, or cards on narrow screens. */
export function ItemsTab({ form, pricing, errors, dispatch, focusField }: ItemsTabProps) {
  const { items, currency } = form;
  const parts = useKindParts();
  const actions = useItemActions({ items, dispatch, focusField });
  usePastedRows({ items, dispatch, insert: actions.insert });
  const content = pricedForm(form, pricing);
  const totals = invoiceTotals(content);
  const { removed } = actions;
  const isTaxed = formTaxMode(form) === 'province' && isRegistered(pricing.issuer?.taxRegistrations);
  const taxTexts = isTaxed ? lineTaxTexts(content) : [];
  const { ref, isWide } = useIsWide(ROWS_PX);
  const notice = removed && <RemovedItemNotice onRestore={actions.restore} removed={removed} />;
  const foreign = items.filter((item) => isForeignPrice(item, currency));
  const pricedIn = foreign[0]?.pricedIn;
  const catalogueCurrency = useCatalogueCurrency();
  const errorsOf = useMemo(() => errorsByItem(errors), [errors]);
  return (
    <div className="@container -mx-4 sm:-mx-6" data-field="items" ref={ref}>
      {(items.length > 0 || notice) && (
        <table
          aria-label={t.lines}
          className="block px-4 sm:px-6 rows:-mt-6 rows:px-0"
          style={{ '--total': `${widestTotal(totals.lineCents) * 0.5625}rem` } as object}
        >
          <Head />
          <tbody className="block">
            {items.map((item, index) => (
              <Fragment key={item.key}>
                {removed?.index === index && notice}
                <ItemRow
                  currency={currency}
                  dispatch={dispatch}
                  errors={errorsOf.get(item.key) ?? NO_ERRORS}
                  index={index}
                  isLast={index === items.length - 1}
                  isRow={isWide}
                  item={item}
                  taxText={taxTexts[index] ?? null}
                  {...actions.lines}
                />
              </Fragment>
            ))}
            {removed && removed.index >= items.length && notice}
          </tbody>
        </table>
      )}
      <UnitSuggestions />
      <div className="px-4 sm:px-6">
        {parts?.Lines && <parts.Lines items={items} />}
        {items.length > 0 && parts?.Texts && (
          <div className="pt-4">
            <parts.Texts form={form} tab="items" />
          </div>
        )}
        {pricedIn && (
          <LazyPart load={loadForeignPrices} onFailed={stayHidden}>
            {(ForeignPrices) => <ForeignPrices {...{ foreign, currency, pricedIn, dispatch }} />}
          </LazyPart>
        )}
        <AddItems
          currency={catalogueCurrency}
          onAdd={actions.add}
          onAppend={actions.append}
          onAppended={actions.onAppended}
          room={MAX_LINES - items.length}
          totals={
            items.length > 0 && (
              <TotalsBreakdown className="ml-auto w-full sm:w-72" {...{ content, totals, currency }} />
            )
          }
        />
        {errors.items && <Problem>{errors.items}</Problem>}
        <p className="sr-only" role="status">
          {actions.announcement}
        </p>
      </div>
    </div>
  );
}

/** Column headers; cards have labels instead. */
function Head() {
  return (
    <thead className="hidden rows:block">
      <tr
        className={`grid border-line border-b bg-subtle text-left text-muted text-xs [&>th]:py-2 [&>th]:font-medium ${ROW_COLUMNS}`}
      >
        <th className="text-center" scope="col">
          #
        </th>
        <th className="truncate px-2" scope="col">
          {t.shortDescription}
        </th>
        <th className="pr-1 pl-2 text-right" scope="col">
          {t.quantity}
        </th>
        <th className="truncate pl-1" scope="col">
          {t.unit}
        </th>
        <th className="px-2 text-right" scope="col">
          {t.rate}
        </th>
        <th className="pr-2 text-right" scope="col">
          {t.total}
        </th>
        <th scope="col">
          <span className="sr-only">{t.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 font-medium text-danger" role="alert">
      {children}
    </p>
  );
}

/** Width in characters, rounded up to steps of three: each change re-lays out every row. */
function widestTotal(lineCents: readonly number[]): number {
  return Math.max(9, Math.ceil(dictionary.amount(Math.max(0, ...lineCents)).length / 3) * 3);
}

/** Lines with so much width are rows, as `rows` in the styles says. */
const ROWS_PX = 528;

const NO_ERRORS: EditorState['errors'] = {};

/** The errors of each line, as objects that stay identical until the errors change. */
function errorsByItem(errors: EditorState['errors']): ReadonlyMap<FormItem['key'], EditorState['errors']> {
  const byItem = new Map<FormItem['key'], Record<FieldName, string>>();
  for (const [field, message] of Object.entries(errors)) {
    const [, key] = /^items\.(.+)\.\w+$/.exec(field) ?? [];
    if (key !== undefined) byItem.set(key, { ...byItem.get(key), [field]: message });
  }
  return byItem;
}

/** The currency of the catalogue's prices: the one in which new invoices are written. */
function useCatalogueCurrency(): InvoiceCurrency {
  const user = useUser();
  const { data = user.profile } = useQuery(profileQuery);
  return invoiceCurrency(data.preferredCurrency);
}
