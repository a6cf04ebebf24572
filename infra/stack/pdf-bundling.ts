import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bundle.ts';

/** Environment of the PDF function. */
export const PDF_ENVIRONMENT = { CHROMIUM_FOLDER: '/var/task/chromium' };

const ADD = `
const { unpackChromium } = await import('./functions/invoice-pdf/unpack-chromium.ts');
const { copyNotoFonts } = await import('./functions/invoice-pdf/copy-noto.ts');
copyNotoFonts(process.argv[2]);
await unpackChromium(process.argv[1]);`;

/**
 * Adds the unpacked browser and the fonts to the PDF function's bundle: unpacking on a cold start would take a second.
 */
export function addBrowser(folder: string): void {
  const fonts = join(folder, 'fonts');
  const script = ['--import', 'tsx', '--input-type=module', '-e', ADD, join(folder, 'chromium'), fonts];
  execFileSync(process.execPath, script, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(ROOT, 'functions/invoice-pdf/fonts'), fonts, { recursive: true });
}
