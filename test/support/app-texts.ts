import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { parseSync } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/** The files that hold the app's English texts, by path in the repository; each has a French one beside it. */
export const ENGLISH_FILES = globSync('web/**/*.en.{ts,tsx}', { cwd: ROOT }).toSorted();
/** The words of documents, which the app uses as well. */
const wordsOf = (language: string) =>
  globSync(`shared/locale/${language}-ca*.ts`, { cwd: ROOT, exclude: ['**/*.test.ts'] });

/** The French file beside an English one. */
export const frenchFile = (file: string) => file.replace('.en.', '.fr.');

/** What is written as text anywhere in a source file. */
export function literalsIn(file: string): string[] {
  const path = resolve(ROOT, file);
  return literals(parseSync(path, readFileSync(path, 'utf8')).program);
}

function literals(node: unknown): string[] {
  if (!node || typeof node !== 'object') return [];
  const { type, value } = node as { type?: string; value?: unknown };
  if (type?.startsWith('Import') || type === 'TSLiteralType') return [];
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return Object.values(node).flatMap(literals);
}

/** English texts of the app that are not French as well: whole ones, and parts of at least two words. */
function onlyEnglish(): { whole: Set<string>; parts: string[] } {
  const textsIn = (files: string[]) => [...new Set(files.flatMap(literalsIn).map((text) => text.trim()))];
  const french = new Set(textsIn([...ENGLISH_FILES.map(frenchFile), ...wordsOf('fr')]));
  const english = textsIn([...ENGLISH_FILES, ...wordsOf('en')]).filter(
    (text) => /\p{L}{3}/u.test(text) && !french.has(text),
  );
  return { whole: new Set(english), parts: english.filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text)) };
}

let known: ReturnType<typeof onlyEnglish> | undefined;

/** The English texts that a page shows, or tells to a screen reader. */
export async function englishOn(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  known ??= onlyEnglish();
  const { whole, parts } = known;
  const shown = await page.evaluate(textsOfPage);
  return shown.filter(
    (text) => whole.has(text) || ENGLISH_WORD.test(text) || parts.some((part) => text.includes(part)),
  );
}

/** Words that hardly any English sentence lacks, and no French one has. */
const ENGLISH_WORD = /\b(the|this|your?|was|were|has|been|will|with|from)\b/i;

/** Runs in the page, so it must be self-contained. Leaves out initials, and what says that it is in another language. */
function textsOfPage(): string[] {
  const language = document.documentElement.lang.slice(0, 2);
  const isTranslated = (element: Element | null) =>
    element?.closest<HTMLElement>('[lang]')?.lang.startsWith(language) && !element.closest('[translate=no]');
  const spoken = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
  const named = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    .filter(isTranslated)
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  const texts = [document.title, ...named];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement } = node;
    if (isTranslated(parentElement) && !parentElement?.closest('script, style, noscript'))
      texts.push(node.nodeValue ?? '');
  }
  return [...new Set(texts.map((text) => text.trim().replace(/\s+/g, ' ')))].filter(Boolean);
}
