import { type Plugin, parseSync, type Rolldown } from 'vite';
import type { Language } from '#shared/locale/language.ts';

/** What exists once per language: `texts.en.ts`, `dictionary.fr.ts`. */
const IN_A_LANGUAGE = /\.(?:en|fr)\.tsx?$/;
const TEXTS = /\/texts\.(?:en|fr)\.tsx?$/;

/**
 * Builds the app in one language: modules import the English texts of their part, and a build in another language takes
 * the file of that one. Each text becomes an export of its own, so that a chunk has only those that it shows, and the
 * build fails on one that nothing shows.
 */
export function textsOf(language: Language): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (language === 'en' || !IN_A_LANGUAGE.test(source)) return null;
      return this.resolve(source.replace('.en.', `.${language}.`), importer, { ...options, skipSelf: true });
    },
    transform(code, id) {
      if (TEXTS.test(id)) return { code: textsAsExports(code, id), map: null };
      if (!code.includes('/texts.en.')) return null;
      return { code: code.replace(IMPORT, (_, name = 't') => `import * as ${name} from `), map: null };
    },
    generateBundle(_options, bundle) {
      const unused = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? unusedTexts(this, chunk) : []));
      if (unused.length > 0) this.error(`Nothing shows these texts: ${unused.join(', ')}`);
    },
  };
}

const IMPORT = /import \{ t(?: as (\w+))? \} from (?='[^']+\/texts\.en\.tsx?')/g;

function textsAsExports(code: string, id: string): string {
  const { program } = parseSync(id, code);
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    const init = node.declaration.declarations[0]?.init;
    if (init?.type !== 'ObjectExpression') continue;
    const texts = init.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier')
        throw new Error(`${id} is not a plain list`);
      const { name } = property.key;
      // A text may be called `delete`.
      return `const $${name} = ${code.slice(property.value.start, property.value.end)};\nexport { $${name} as ${name} };`;
    });
    return `${code.slice(0, node.start)}\n${texts.join('\n')}\n`;
  }
  throw new Error(`${id} has no texts`);
}

function unusedTexts(context: Rolldown.PluginContext, { modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules).flatMap(([id, { renderedExports }]) => {
    if (!TEXTS.test(id)) return [];
    const all = context.getModuleInfo(id)?.exports ?? [];
    return all
      .filter((name) => !renderedExports.includes(name))
      .map((name) => `${name} (${id.replace(/.*\/web\//, '')})`);
  });
}
