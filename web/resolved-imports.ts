import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import something outside of it, before anything is written. Vite itself only fails
 * afterwards, and the next start would serve the broken files as up to date.
 */
export function resolvedImports(): Plugin {
  return {
    name: 'resolved-imports',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const missing = [...chunk.imports, ...chunk.dynamicImports].find((name) => !(name in bundle));
        if (missing) this.error(`${chunk.fileName} imports "${missing}", which could not be resolved`);
      }
    },
  };
}
