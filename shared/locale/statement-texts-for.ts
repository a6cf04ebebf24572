import { enCaStatement, type StatementTexts } from './en-ca-statement.ts';
import { frCaStatement } from './fr-ca-statement.ts';
import type { Language } from './language.ts';

const TEXTS: Readonly<Record<Language, StatementTexts>> = { en: enCaStatement, fr: frCaStatement };

/** The texts of a statement in a language. */
export function statementTextsFor(language: Language): StatementTexts {
  return TEXTS[language];
}
