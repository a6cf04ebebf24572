import * as z from 'zod';
import { searchText } from '#shared/search-text.ts';
import { line, requiredLine } from '#shared/text-field.ts';
import { CUSTOM_FIELD_LIMITS as MAX, MAX_CUSTOM_FIELDS } from './custom-fields.ts';

const CustomField = z.strictObject({
  label: requiredLine(MAX.label),
  /** Empty if there is none. Of a business: what its new documents begin with. */
  value: line(MAX.value),
  /** Whether readers of the document see it. */
  isPrinted: z.boolean(),
});

/** The custom fields of a business or a document, replaced as a whole. No two labels differ only in case or accents. */
export const CustomFields = z
  .array(CustomField)
  .max(MAX_CUSTOM_FIELDS)
  .superRefine((fields, context) => {
    const labels = fields.map(({ label }) => searchText(label));
    for (const [index, label] of labels.entries()) {
      if (labels.indexOf(label) === index) continue;
      context.addIssue({ code: 'custom', message: 'unique', path: [index, 'label'] });
    }
  });

/** The custom fields of a document as its readers see them. */
export const PrintedCustomFields = z.array(z.object({ label: z.string(), value: z.string() }));
