import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileOf, isUsed, NOTO_PACKAGES } from './noto-packages.ts';

/** Copies the used part of the font packages into the bundle's `fonts` folder. */
export function copyNotoFonts(fonts: string): void {
  for (const font of NOTO_PACKAGES) {
    const ranges = createRequire(import.meta.url).resolve(`${font.packageName}/unicode.json`);
    const to = join(fonts, font.name);
    cpSync(ranges, join(to, 'unicode.json'));
    for (const part of Object.keys(JSON.parse(readFileSync(ranges, 'utf8'))).filter(isUsed)) {
      for (const file of [fileOf(font, part, 400), fileOf(font, part, 600)]) {
        cpSync(join(dirname(ranges), 'files', file), join(to, 'files', file));
      }
    }
  }
}
