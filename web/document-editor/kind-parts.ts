import type { LucideIcon } from 'lucide-react';
import { createContext, type Dispatch, type FC, useContext } from 'react';
import type { Currency } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import type { EditorAction } from './model/editor-state.ts';
import type { FormItem, InvoiceForm } from './model/form.ts';
import type { Pricing } from './model/form-pricing.ts';
import type { FieldName } from './model/problems.ts';
import type { WizardTab } from './model/wizard-tabs.ts';
import type { ItemFieldProps } from './tabs/item-fields.tsx';

/** Props of what stands in place of the number and the days. */
export type DaysProps = Pick<TermsProps, 'form' | 'dispatch'>;

/** Props of what is asked for on acceptance. */
export type TermsProps = {
  readonly form: InvoiceForm;
  readonly pricing: Pricing;
  readonly dispatch: Dispatch<EditorAction>;
  readonly focusField: (field: FieldName) => void;
};

/** Props of what a line has besides; its currency is that of the document. */
export type LineProps = ItemFieldProps & { readonly currency: Currency };

/** What a kind adds to the form of any document. Apart from `DocumentKind`, since fields import that one. */
export type KindParts = Partial<{
  /** In place of number and days, if it gets them later. */
  readonly Days: FC<DaysProps>;
  /** Below the texts of a tab: what they may contain. */
  readonly Texts: FC<{ form: InvoiceForm; tab: Exclude<WizardTab, 'from'> }>;
  /** On the button of its last step. */
  readonly SendIcon: LucideIcon;
  /** A line that was chosen from a product, with what it remembers of it. */
  readonly picked: (item: FormItem, product: Product) => FormItem;
  /** Among the details of a line. */
  readonly Line: FC<LineProps>;
  /** What the details of a line say while they are hidden, with the taxes on it. */
  readonly lineText: (item: FormItem, taxText: string | null) => string | null;
  /** Below the lines. */
  readonly Lines: FC<{ items: readonly FormItem[] }>;
  /** Below the adjustments and taxes. */
  readonly Terms: FC<TermsProps>;
  /** Why the recipient has to become a customer; undefined if they need not. */
  readonly whyKept: (form: InvoiceForm) => string | undefined;
  /** The form after a change, with what follows from it. */
  readonly settled: (form: InvoiceForm, before: InvoiceForm) => InvoiceForm;
}>;

const Context = createContext<KindParts | null>(null);

/** Adds parts to the form inside it. */
export const EditedParts = Context.Provider;

/** What the kind that is being edited adds to the form; null for most. */
export function useKindParts(): KindParts | null {
  return useContext(Context);
}
