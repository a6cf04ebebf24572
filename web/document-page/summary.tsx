import type { ReactNode } from 'react';
import type { PagePart } from '#shared/paper/document-part.ts';
import { Seller } from './seller.tsx';
import { useFocusInView } from './use-focus-in-view.ts';

type SummaryProps = PagePart & {
  /** What the reader must know first, such as that it is paid. */
  notice: ReactNode;
  /** What the amount is. */
  label: string;
  /** In cents; undefined if none can be computed. */
  cents: number | undefined;
  /** The class of an amount that does not count. */
  voidClass?: string;
  /** The class of the text about the day. */
  state: string;
  /** The day that counts, in words. */
  when: string;
  /** The reader's actions, in a window with room for them. */
  children: ReactNode;
};

/** Seller, amount and the day that counts, above the reader's actions: the left panel. */
export function Summary({
  document,
  dictionary,
  notice,
  label,
  cents,
  voidClass,
  state,
  when,
  children,
}: SummaryProps) {
  return (
    <section className="summary">
      <div className="inner" ref={useFocusInView()}>
        <Seller dictionary={dictionary} document={document} />
        {notice}
        {cents !== undefined && (
          <>
            <p className="label">{label}</p>
            <p className={voidClass ?? 'amount'}>
              {dictionary.amount(cents)}
              <span> {document.currency}</span>
            </p>
          </>
        )}
        <p className={`when ${state}`}>{when}</p>
        {children}
      </div>
    </section>
  );
}
