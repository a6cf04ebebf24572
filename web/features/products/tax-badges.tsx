import { clsx } from 'clsx';
import type { Product } from '#shared/product/schema.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

type TaxBadgesProps = { product: Pick<Product, 'taxTreatment' | 'supplyCategory'>; className?: string };

/** A product's category and tax treatment, where they differ from the business's; nothing otherwise. */
export function TaxBadges({ product: { taxTreatment, supplyCategory }, className }: TaxBadgesProps) {
  if (!taxTreatment && !supplyCategory) return null;
  return (
    <p className={clsx('flex flex-wrap gap-1', className)}>
      {taxTreatment && badge('blue', TAX_TREATMENT_LABELS[taxTreatment])}
      {supplyCategory && badge('grey', SUPPLY_CATEGORY_LABELS[supplyCategory])}
    </p>
  );
}

function badge(tone: Tone, label: string) {
  return (
    <Badge className="max-w-full" tone={tone}>
      <span className="truncate">{label}</span>
    </Badge>
  );
}
