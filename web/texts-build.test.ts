import { expect, it } from 'vitest';
import { textsApart } from './texts-build.ts';

const IMPORT = "import { t } from './texts.en.ts';\n";
const apart = (code: string) => textsApart(IMPORT + code, '/part.tsx');

it('imports each text that a module uses', () => {
  expect(apart('show(t.title, t.statuses[status as keyof typeof t.statuses], { t: 1 }.t);')).toBe(
    "import { text as t$title } from './texts.en.ts?text=title';" +
      "import { text as t$statuses } from './texts.en.ts?text=statuses';\n" +
      'show(t$title, t$statuses[status as keyof typeof t.statuses], { t: 1 }.t);',
  );
});

it.each([
  ['all texts at once', 'show(t);'],
  ['one by a computed key', 'show(t[key]);'],
  ['something else of that name', 'taxes.map((t) => t.name);'],
  ['a shorthand', 'show({ t });'],
  ['an element', '<t.Title />;'],
])('refuses %s', (_, code) => {
  expect(() => apart(code)).toThrow('t has uses besides t.key');
});

it('refuses a second import from a file of texts', () => {
  expect(() => textsApart("import { t, Title } from './texts.en.tsx';", '/part.tsx')).toThrow('only one thing');
});
