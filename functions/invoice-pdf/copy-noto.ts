import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { coverageOf } from './font-parts.ts';
import { fileOf, NOTO_PACKAGES } from './noto-packages.ts';

/** Copies the used part of the font packages into the bundle's `fonts` folder. */
export function copyNotoFonts(fonts: string): void {
  for (const font of NOTO_PACKAGES) {
    const from = dirname(createRequire(import.meta.url).resolve(`${font.packageName}/unicode.json`));
    for (const part of Object.keys(coverageOf(font.name))) {
      for (const file of new Set([fileOf(font, part, 400), fileOf(font, part, 600)])) {
        cpSync(join(from, 'files', file), join(fonts, font.name, 'files', file));
      }
    }
  }
}
