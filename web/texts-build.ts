import { readFileSync } from 'node:fs';
import { type Plugin, parseSync } from 'vite';
import type { Language } from '#shared/locale/language.ts';
import { readTexts, type Texts, textModule } from './texts-file.ts';

/** What exists once per language: `texts.en.ts`, `dictionary.fr.ts`. */
const IN_A_LANGUAGE = /\.(?:en|fr)\.tsx?$/;
const TEXTS = /\/texts\.en\.tsx?$/;
/** Precedes the key of a text that is a module of its own: `texts.en.ts?text=signIn`. */
const QUERY = '?text=';

/**
 * Builds the app in one language: modules import the English texts of their part, and a build in another language takes
 * the file of that one. Each text becomes a module of its own, so that a chunk has only those that it shows, and the
 * build fails on one that nothing shows.
 */
export function textsOf(language: Language): Plugin {
  let isBuild = false;
  const files = new Map<string, Texts>();
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async resolveId(source, importer, options) {
      const [file = '', key] = source.split(QUERY);
      if (!IN_A_LANGUAGE.test(file) || (language === 'en' && key === undefined)) return null;
      const inLanguage = file.replace('.en.', `.${language}.`);
      const found = await this.resolve(inLanguage, importer, { ...options, skipSelf: true });
      return found && key !== undefined ? found.id + QUERY + key : found;
    },
    load(id) {
      const [file = '', key] = id.split(QUERY);
      if (key === undefined) return null;
      if (!files.has(file)) files.set(file, readTexts(readFileSync(file, 'utf8'), file));
      return { code: textModule(files.get(file), key), moduleType: file.endsWith('x') ? 'tsx' : 'ts' };
    },
    transform(code, id) {
      if (!isBuild || !code.includes('/texts.en.')) return null;
      return { code: textsApart(code, id), map: null };
    },
    generateBundle() {
      const shown = new Set(this.getModuleIds());
      const unused = [...files].flatMap(([file, { texts }]) =>
        [...texts.keys()].filter((key) => !shown.has(file + QUERY + key)).map((key) => `${key} (${file})`),
      );
      if (unused.length > 0) this.error(`Nothing shows these texts: ${unused.join(', ')}`);
    },
  };
}

type Node = { type: string; start: number; end: number; [property: string]: unknown };
type Edit = { start: number; end: number; text: string };

/** A module with its texts imported one by one. Throws if it uses them other than as `t.key`. */
export function textsApart(code: string, id: string): string {
  const program = parseSync(id, code).program as unknown as Node;
  const imports = (program.body as Node[]).filter(importsTexts);
  const edits = imports.flatMap((node) => {
    const { value: source } = node.source as { value: string };
    const [{ local }, ...others] = node.specifiers as [{ local: { name: string } }, ...Node[]];
    const uses = usesIn(program, local.name);
    if (others.length > 0) throw new Error(`${id} may import only one thing from ${source}`);
    const keys = [...new Set(uses.map(({ key }) => key))];
    const text = keys.map((key) => `import { text as ${local.name}$${key} } from '${source}${QUERY}${key}';`).join('');
    return [{ start: node.start, end: node.end, text }, ...uses];
  });
  return edits.toSorted((a, b) => b.start - a.start).reduce(replaced, code);
}

function importsTexts({ type, importKind, source }: Node): boolean {
  return type === 'ImportDeclaration' && importKind !== 'type' && TEXTS.test((source as { value: string }).value);
}

/** Every `t.key` below a node, where `t` has this name. Throws if the name is used for anything else. */
function usesIn(node: unknown, name: string): (Edit & { key: string })[] {
  if (!node || typeof node !== 'object') return [];
  const { type, object, property, computed, start, end, ...more } = node as Node & { object?: Node; property?: Node };
  if (type === 'ImportDeclaration' || type === 'TSTypeQuery') return [];
  if (/^(?:JSX)?Identifier$/.test(type) && more.name === name) throw new Error(`${name} has uses besides ${name}.key`);
  if (type !== 'MemberExpression' || computed || object?.type !== 'Identifier' || object.name !== name)
    return withoutNames(node as Node).flatMap((child) => usesIn(child, name));
  const key = String(property?.name);
  return [{ start, end, text: `${name}$${key}`, key }];
}

/** What is below a node, without the names of properties. */
function withoutNames({ type, computed, ...children }: Node): unknown[] {
  const names = type === 'JSXAttribute' ? ['name'] : computed ? [] : ['key', 'property'];
  return Object.entries(children).flatMap(([name, child]) => (names.includes(name) ? [] : [child]));
}

function replaced(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text + code.slice(end);
}
