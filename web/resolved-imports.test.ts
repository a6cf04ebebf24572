import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resolvedImports } from './resolved-imports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), 'import("./part.js");');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = () => build({ root, configFile: false, logLevel: 'silent', plugins: [resolvedImports()] });
const isWritten = () => existsSync(join(root, 'dist/index.html'));

it('writes a build whose imports are all part of it', async () => {
  writeFileSync(join(root, 'part.js'), 'export const part = 1;');
  await run();
  expect(isWritten()).toBe(true);
});

it('fails before it writes a build with an unresolved import', async () => {
  writeFileSync(join(root, 'part.js'), 'import { x } from "no-such-package"; console.log(x);');
  await expect(run()).rejects.toThrow(/no-such-package/);
  expect(isWritten()).toBe(false);
});
