import { useState } from 'react';
import type { Product } from '#shared/product/schema.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { PRICE_LIMITS, type ProductForm, type ProductProblems } from './product-problems.ts';

type ProductFieldsProps = {
  product: Product | undefined;
  problems: ProductProblems;
  /** A field was changed: what was wrong with it is said no more. */
  onEdit: (field: keyof ProductForm) => void;
};

/** The three fields of a product. */
export function ProductFields({ product, problems, onEdit }: ProductFieldsProps) {
  return (
    <>
      <Field error={problems.shortDescription} label="Short Description" required>
        <Input
          autoComplete="off"
          defaultValue={product?.shortDescription}
          name="shortDescription"
          onChange={() => onEdit('shortDescription')}
          placeholder="Website design"
        />
      </Field>
      <Field error={problems.detailedDescription} label="Detailed Description" required>
        <Textarea
          defaultValue={product?.detailedDescription}
          name="detailedDescription"
          onChange={() => onEdit('detailedDescription')}
          placeholder="What your customer gets, in a sentence or two"
          rows={4}
        />
      </Field>
      <Field className="sm:w-48" error={problems.price} label="Price" required>
        <PriceInput onEdit={() => onEdit('price')} price={product?.price} />
      </Field>
    </>
  );
}

function PriceInput({ price, onEdit }: { price: number | undefined; onEdit: () => void }) {
  const [value, setValue] = useState<TypedNumber>(price ?? '');
  return (
    <NumberField
      {...PRICE_LIMITS}
      leading="$"
      name="price"
      onChange={(next) => {
        setValue(next);
        onEdit();
      }}
      placeholder="0.00"
      value={value}
    />
  );
}
