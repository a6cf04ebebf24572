import { ListPlus, Package, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InvoiceCurrency } from '#shared/money.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { type FormItem, MAX_LINES } from '#web/document-editor/model/form.ts';
import { useDialogPart } from '#web/document-editor/use-dialog-part.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { t } from './texts.en.tsx';
import { CATALOGUE_BUTTON } from './use-item-actions.ts';

/** Fetches the first products of the catalogue, which an invoice without lines offers. */
export const loadQuickProducts = async () => (await import('./quick-products.tsx')).QuickProducts;

/** The catalogue dialog still offers them. */
const stayHidden = () => {};

type AddItemsProps = {
  /** The catalogue's currency. */
  currency: InvoiceCurrency;
  /** How many more lines the invoice can have. */
  room: number;
  /** Their totals; empty while there are no lines. */
  totals: ReactNode;
  onAdd: () => void;
  onAppend: (item: FormItem) => void;
  onAppended: (count: number) => void;
};

/** Adds lines: a blank one, or products from the catalogue, the first of which are offered directly. */
export function AddItems({ currency, room, totals, onAdd, onAppend, onAppended }: AddItemsProps) {
  const { words, texts } = useDocumentKind();
  const catalogue = useDialogPart(
    async () => (await import('#web/document-editor/catalogue/catalogue-dialog.tsx')).CatalogueDialog,
  );
  const buttons = (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
      <Button disabled={room <= 0} onClick={onAdd} variant="secondary">
        <Plus aria-hidden="true" />
        {t.addBlank}
      </Button>
      <Button data-field={CATALOGUE_BUTTON} disabled={room <= 0} onClick={catalogue.open} variant="secondary">
        <Package aria-hidden="true" />
        {t.addFromCatalogue}
      </Button>
    </div>
  );
  return (
    <>
      {totals ? (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-5">
          {buttons}
          {totals}
        </div>
      ) : (
        <>
          <LazyPart load={loadQuickProducts} onFailed={stayHidden}>
            {(QuickProducts) => (
              <QuickProducts
                currency={currency}
                onPick={(item) => {
                  onAppend(item);
                  onAppended(1);
                }}
              />
            )}
          </LazyPart>
          <EmptyState action={buttons} icon={ListPlus} text={t.addHint} title={texts.noItems} />
        </>
      )}
      {room <= 0 && <p className="mt-3 text-muted">{t.full({ ...words, max: MAX_LINES })}</p>}
      {catalogue.Dialog && (
        <catalogue.Dialog
          currency={currency}
          onAdd={onAppend}
          onAdded={(count) => {
            catalogue.close();
            onAppended(count);
          }}
          onClose={catalogue.close}
          room={room}
        />
      )}
    </>
  );
}
