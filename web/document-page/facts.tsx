import type { ReactNode } from 'react';
import { fieldsAt, type PublicField } from '#shared/document/fields.ts';
import type { PageDictionary } from '#shared/locale/dictionary.ts';
import { Day, Fact } from '#shared/paper/facts.tsx';

type Facts = { readonly [Name in PublicField]?: string | undefined } & {
  readonly invoiceNumber: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly customFields?: readonly { readonly label: string; readonly value: string }[] | undefined;
};

type DocumentFactsProps = {
  document: Facts;
  dictionary: PageDictionary;
  /** What its kind calls its days, customer, and number, which some have in their title. */
  labels: Readonly<Record<'issueDate' | 'dueDate' | 'customer', string>> & { readonly number?: string };
  /** `Fact`s of its kind. */
  children?: ReactNode;
};

/** What identifies the document: its number, days, customer and fields. */
export function DocumentFacts({ document, dictionary, labels, children }: DocumentFactsProps) {
  return (
    <dl className="facts">
      {labels.number && <Fact label={labels.number} value={document.invoiceNumber} />}
      {children}
      <Day day={document.issueDate} dictionary={dictionary} label={labels.issueDate} />
      <Day day={document.dueDate} dictionary={dictionary} label={labels.dueDate} />
      <Fact label={labels.customer} value={document.billingName} />
      {fieldsAt('payFacts').map((name) => (
        <Fact key={name} label={dictionary.document[name]} value={document[name]} />
      ))}
      {document.customFields?.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}
