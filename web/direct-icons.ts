import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const INDEX = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'));

/**
 * Imports each icon from its own module instead of the package's index. Through the index, every screen would seem to
 * need every icon, and the first screen's chunk would contain the icons of all others.
 */
export function directIcons(): Plugin {
  const modules = iconModules();
  const importOf = (specifier: string) => {
    const [name = '', alias = name] = specifier.split(' as ');
    const module = modules.get(name);
    if (!module) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${alias} from "lucide-react/icons/${module}";`;
  };
  return {
    name: 'direct-icons',
    apply: 'build',
    // After TypeScript is gone, and the imports of types with it.
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/.+\.tsx?$/, code: /"lucide-react"/ },
      handler: (code) =>
        code.replace(/import \{ ([^}]+) \} from "lucide-react";/g, (_, names: string) =>
          names.split(', ').map(importOf).join(''),
        ),
    },
  };
}

/** The module of each icon, by each of its names. */
function iconModules(): Map<string, string> {
  const exported = readFileSync(INDEX, 'utf8').matchAll(/export \{ (.+) \} from '\.\/icons\/(.+)\.mjs';/g);
  return new Map(
    [...exported].flatMap(([, names = '', module = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), module] as const),
    ),
  );
}
