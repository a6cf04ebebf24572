export {
  EXEMPT_TAX_LABELS,
  SUPPLY_CATEGORY_LABELS,
  TAX_ACCOUNT_LABELS,
  TAX_TREATMENT_LABELS,
} from '#shared/canada/tax-labels.ts';
