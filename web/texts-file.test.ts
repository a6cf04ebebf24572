import { expect, it } from 'vitest';
import { readTexts, textModule } from './texts-file.ts';

const FILE = readTexts(
  `import type { Noun } from './noun.ts';
import { dictionary } from './dictionary.en.ts';

const counted = (count: number, { many }: Noun) => count + many;

/** The texts of this part in English. */
export const t = {
  delete: 'Delete',
  total: ({ count, noun }) => counted(count, noun),
};
`,
  '/texts.en.ts',
);

it('makes a module of a text, also of one that is called like a keyword', () => {
  expect(textModule(FILE, 'delete')).toBe("const $text = 'Delete';\nexport { $text as text };\n");
});

it('adds what the text needs, and nothing else', () => {
  const module = textModule(FILE, 'total');
  expect(module).toMatch(/^import type \{ Noun \}.+\nconst counted = .+\nconst \$text = \(\{ count, noun \}\)/);
  expect(module).not.toContain('dictionary');
});

it('has only the texts of the file', () => {
  expect([...FILE.texts.keys()]).toEqual(['delete', 'total']);
  expect(() => textModule(FILE, 'other')).toThrow('There is no text other');
  expect(() => readTexts('export const t = { ...other };', '/texts.en.ts')).toThrow('/texts.en.ts is not a plain list');
});
