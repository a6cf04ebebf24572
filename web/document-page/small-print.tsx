import type { PagePart } from '#shared/paper/document-part.ts';
import { Texts } from '#shared/paper/texts.tsx';
import { Contact } from './contact.tsx';

type SmallPrintProps = PagePart & {
  /** Whether the page shows elsewhere how to reach the business. */
  hasContact?: boolean;
};

/** Terms, notes and contact; nothing if there are none. */
export function SmallPrint({ document, dictionary, hasContact }: SmallPrintProps) {
  const { company } = document;
  return (
    <div className="small-print">
      <Texts dictionary={dictionary} document={document} on="payTexts" />
      {!hasContact && <Contact company={company} heading={dictionary.document.contact} />}
      {company.footerLine && (
        <section>
          <p dir="auto">{company.footerLine}</p>
        </section>
      )}
    </div>
  );
}
