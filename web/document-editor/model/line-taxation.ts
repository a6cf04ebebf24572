import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';
import type { FormItem } from './form.ts';

type Taxation = Pick<FormItem, 'taxTreatment' | 'supplyCategory'>;

/** What decides the taxes of a line, as one choice: how it is taxed or else what is sold; empty for what the business sells. */
export type TaxationChoice = '' | TaxTreatment | SoldChoice;
type SoldChoice = `sold ${SupplyCategory}`;

/** The choice that a line has. */
export function taxationChoice({ taxTreatment, supplyCategory }: Taxation): TaxationChoice {
  return taxTreatment ?? (supplyCategory ? soldChoice(supplyCategory) : '');
}

/** The choice for a kind of goods or services. */
export function soldChoice(category: SupplyCategory): SoldChoice {
  return `sold ${category}`;
}

/** What a choice changes of a line. A treatment keeps what is sold: of some, a province taxes only a part of the price. */
export function chosenTaxation(choice: TaxationChoice): Partial<Taxation> {
  if (choice === '') return { taxTreatment: undefined, supplyCategory: undefined };
  return isSold(choice)
    ? { taxTreatment: undefined, supplyCategory: choice.slice('sold '.length) as SupplyCategory }
    : { taxTreatment: choice };
}

const isSold = (choice: TaxationChoice): choice is SoldChoice => choice.startsWith('sold ');
