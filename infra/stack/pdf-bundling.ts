import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bundle.ts';

/** Where the PDF function finds its browser. */
export const PDF_ENVIRONMENT = { CHROMIUM_FOLDER: '/var/task/chromium' };

const ADD = `
const { unpackChromium } = await import('./functions/invoice-pdf/unpack-chromium.ts');
const { copyNotoFonts } = await import('./functions/invoice-pdf/copy-noto.ts');
copyNotoFonts(process.argv[2]);
await unpackChromium(process.argv[1]);`;

/**
 * Puts the browser, unpacked, and the fonts beside the bundle of the PDF function: unpacking at every cold start would
 * cost a second.
 */
export function addBrowser(folder: string): void {
  const fonts = join(folder, 'fonts');
  const script = ['--import', 'tsx', '--input-type=module', '-e', ADD, join(folder, 'chromium'), fonts];
  execFileSync(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(ROOT, 'functions/invoice-pdf/fonts'), fonts, { recursive: true });
}
