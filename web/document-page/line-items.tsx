import { type ReactNode, useState } from 'react';
import { markOf, taxMarks } from '#shared/document/tax-legend.ts';
import { toCents } from '#shared/money.ts';
import type { PagePart } from '#shared/paper/document-part.ts';
import { Quantity } from '#shared/paper/quantity.tsx';

type LineItemsProps = PagePart & {
  /** The amount of each item, in cents. */
  lineCents: readonly number[];
};

/** The items, line by line. */
export function LineItems({ document, lineCents, dictionary }: LineItemsProps) {
  const { items } = document;
  const marks = taxMarks(document, dictionary);
  return (
    <FoldedList count={items.length} dictionary={dictionary} total={items.length}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items can be equal, are never reordered here and hold no state
        <li key={index}>
          <LineText cents={lineCents[index] ?? 0} dictionary={dictionary} item={item} mark={markOf(marks, index)} />
        </li>
      ))}
    </FoldedList>
  );
}

/** Lines shown before the reader expands the list; print always shows all. */
const SHOWN_LINES = 6;

type FoldedListProps = Pick<PagePart, 'dictionary'> & {
  /** Entries that may be hidden at first. */
  count: number;
  /** All items, as the button counts them. */
  total: number;
  children: ReactNode;
};

/** A list of items, of which the first ones are shown until the reader asks for all. */
export function FoldedList({ count, total, dictionary, children }: FoldedListProps) {
  const [showsAll, setShowsAll] = useState(count <= SHOWN_LINES + 1);
  return (
    <>
      <ul className={showsAll ? 'items' : 'items folded'}>{children}</ul>
      {!showsAll && (
        <button className="button link" onClick={() => setShowsAll(true)} type="button">
          {dictionary.document.showAllItems} ({total})
        </button>
      )}
    </>
  );
}

type LineTextProps = Pick<PagePart, 'dictionary'> & {
  item: PagePart['document']['items'][number];
  /** Its amount. */
  cents: number;
  /** Says how it is taxed. */
  mark: string | undefined;
  /** In place of its plain name. */
  children?: ReactNode;
  /** The id of what describes it. */
  textId?: string;
  /** Below its quantity. */
  note?: string | undefined;
};

/** What a line says: name, description, quantity and amount. */
export function LineText({ item, cents, mark, children = item.name, dictionary, textId, note }: LineTextProps) {
  return (
    <>
      <div>
        <p className="name">
          {children}
          {mark && <small> {mark}</small>}
        </p>
        <div id={textId}>
          {item.description && <p className="text">{item.description}</p>}
          <p className="text">
            <Quantity dictionary={dictionary} item={item} /> × {dictionary.amount(toCents(item.rate))}
          </p>
        </div>
        {note && <p className="text">{note}</p>}
      </div>
      <p className="figure">{dictionary.amount(cents)}</p>
    </>
  );
}
