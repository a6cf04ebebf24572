import { eachOf, FIELDS, type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import { upperFirst } from '#shared/letter-case.ts';

/** A field with a heading of its own. */
type HeadedField = FieldAt<'facts' | 'texts' | 'payFacts' | 'payTexts'>;

/** The headings of these fields in a language. */
export function fieldHeadings(language: 'en' | 'fr'): Record<HeadedField, string> {
  const names = fieldsAt('facts', 'texts', 'payFacts', 'payTexts');
  return eachOf(names, (name) => upperFirst(FIELDS[name].label[language]));
}

/** Texts a public page shows before, or without, its script, in both languages; the build writes them into the HTML. */
export type PageShell = Readonly<Record<'title' | 'description' | 'loading' | 'late' | 'needsScript', string>>;
