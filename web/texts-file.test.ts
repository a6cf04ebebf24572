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

it('adds what is declared after the texts', () => {
  const file = readTexts("export const t = { all: many() };\nfunction many() {\n  return 'All';\n}\n", '/texts.en.ts');
  expect(textModule(file, 'all')).toMatch(/^function many\(\)/);
});

it('has only the texts of the file', () => {
  expect([...FILE.texts.keys()]).toEqual(['delete', 'total']);
  expect(() => textModule(FILE, 'other')).toThrow('There is no text other');
  expect(() => readTexts('export const t = { ...other };', '/texts.en.ts')).toThrow('/texts.en.ts is not a plain list');
  const destructured = 'const { day } = dictionary; export const t = { today: day() };';
  expect(() => readTexts(destructured, '/texts.en.ts')).toThrow('/texts.en.ts declares several names at once');
});
