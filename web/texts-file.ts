import { parseSync } from 'vite';

/** A file of texts: the code of each text by its key, and what they need. */
export type Texts = {
  readonly texts: ReadonlyMap<string, string>;
  /** The imports, constants and functions around the texts. */
  readonly head: readonly { readonly code: string; readonly names: readonly string[] }[];
};

/** Reads the texts in the code of a file. */
export function readTexts(code: string, file: string): Texts {
  const head: Texts['head'][number][] = [];
  let texts: Texts['texts'] | undefined;
  for (const node of parseSync(file, code).program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') {
      head.push({ code: code.slice(node.start, node.end), names: namesIn(node, file) });
      continue;
    }
    const init = node.declaration.declarations[0]?.init;
    if (init?.type !== 'ObjectExpression') continue;
    const entries = init.properties.map((property): [string, string] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier')
        throw new Error(`${file} is not a plain list`);
      return [property.key.name, code.slice(property.value.start, property.value.end)];
    });
    texts = new Map(entries);
  }
  if (!texts) throw new Error(`${file} has no texts`);
  return { head, texts };
}

/** The code of one text as a module, with what it needs. */
export function textModule(file: Texts | undefined, key: string): string {
  const text = file?.texts.get(key);
  if (!file || text === undefined) throw new Error(`There is no text ${key}`);
  return file.head
    .toReversed()
    .reduce(
      (module, { code, names }) => (names.some((name) => mentions(module, name)) ? `${code}\n${module}` : module),
      `const $text = ${text};\nexport { $text as text };\n`,
    );
}

function mentions(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code);
}

/** What a statement besides the texts declares. */
function namesIn(node: object, file: string): string[] {
  const {
    id,
    specifiers = [],
    declarations = [],
  } = node as {
    id?: { name?: string };
    specifiers?: { local: { name: string } }[];
    declarations?: { id: { name?: string } }[];
  };
  if (declarations.some((one) => !one.id.name)) throw new Error(`${file} declares several names at once`);
  return [id?.name, ...specifiers.map(({ local }) => local.name), ...declarations.map((one) => one.id.name)].flatMap(
    (name) => name ?? [],
  );
}
