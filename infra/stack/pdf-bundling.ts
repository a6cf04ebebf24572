import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bundle.ts';

/** Where the PDF function finds its browser. */
export const PDF_ENVIRONMENT = { CHROMIUM_FOLDER: '/var/task/chromium' };

const UNPACK = `import('./functions/invoice-pdf/unpack-chromium.ts').then((it) => it.unpackChromium(process.argv[1]))`;

/**
 * Puts the browser, unpacked, and the fonts beside the bundle of the PDF function: unpacking at every cold start would
 * cost a second.
 */
export function addBrowser(folder: string): void {
  const script = ['--import', 'tsx', '-e', UNPACK, join(folder, 'chromium')];
  execFileSync(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(ROOT, 'functions/invoice-pdf/fonts'), join(folder, 'fonts'), { recursive: true });
}
