import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const WEB = resolve(import.meta.dirname, '..');

it('the catalogue shows every component', () => {
  const shown = new Set<string>();
  readImports(join(WEB, 'catalogue/main.tsx'), shown);
  const files = readdirSync(join(WEB, 'ui'), { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file));
  expect(components.filter((file) => !shown.has(join(WEB, 'ui', file)))).toEqual([]);
});

/** Collects the product's modules that a module imports, directly or not. */
function readImports(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\W+'((?:\.|#web)[^']+\.tsx?)'/g)) {
    readImports(path.startsWith('.') ? join(file, '..', path) : path.replace('#web', WEB), found);
  }
}
