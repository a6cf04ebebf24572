import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified source is less than half the size of `axe.source`; the browser parses it on each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The serious and critical axe violations on the page, or in the dialog or menu that is open above it: the page behind
 * is hidden from everyone then.
 */
export async function seriousAxeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await addAxe(page);
  return page.evaluate(runSeriousRules);
}

/**
 * The site's content policy forbids inline script elements, but not evaluation through DevTools. `page.evaluate` would
 * compile the source on each page; evaluated as a script, it comes from the browser's compilation cache.
 */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe did not load: ${exceptionDetails.text}`);
}

type Axe = typeof axe & { _audit: { rules: { id: string; impact?: axe.ImpactValue }[] } };

/** Runs in the page. Skipping the minor and moderate rules saves a quarter of axe's time. */
async function runSeriousRules(): Promise<string[]> {
  const { run, _audit } = (globalThis as unknown as { axe: Axe }).axe;
  const isLesser = (impact?: axe.ImpactValue | null) => impact === 'minor' || impact === 'moderate';
  const lesser = _audit.rules.filter(({ impact }) => isLesser(impact));
  const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]));
  const opened = [...document.querySelectorAll(':is([role=dialog], [role=alertdialog], [role=menu], dialog[open])')];
  const { violations } = await run(opened.at(-1) ?? document, { resultTypes: ['violations'], rules });
  return violations
    .filter(({ impact }) => !isLesser(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
