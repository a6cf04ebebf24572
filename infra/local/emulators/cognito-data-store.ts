import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/**
 * Keeps each of cognito-local's stores in `folder`: a JSON file, and one for each of its records, such as a user, in a
 * folder beside it. A change replaces one file atomically. cognito-local itself rewrites the whole store in the
 * background, so concurrent changes or a crash can truncate it.
 */
export function dataStoresIn(folder: string): DataStoreFactory {
  mkdirSync(folder, { recursive: true });
  return {
    async create(_context, id, defaults) {
      // cognito-local finds its user pools by these files.
      const file = join(folder, `${id}.json`);
      if (!existsSync(file)) writeJsonFile(file, defaults);
      return dataStore(openFiles(file, join(folder, id)));
    },
  };
}

type Node = Record<string, unknown>;

/** What a store holds, and how to write what has changed at a path of it. */
type Files = { root: Node; write(path: string[]): void };

function openFiles(file: string, folder: string): Files {
  const root = toNode(readJsonFile(file, reviveDate));
  const main = structuredClone(root);
  for (const path of recordsIn(folder)) setIn(root, path, readJsonFile(fileOf(folder, path), reviveDate));
  return {
    root,
    write(path) {
      const [kind = '', name] = path;
      const record = name === undefined ? null : childOf(childOf(root, kind), name);
      if (record) return writeRecord(fileOf(folder, path), record);
      if (name !== undefined) rmSync(fileOf(folder, path), { force: true });
      setIn(main, path.slice(0, 2), name === undefined ? (root[kind] ?? null) : null);
      writeJsonFile(file, main);
    },
  };
}

/** The paths of the records in a store's folder. */
function recordsIn(folder: string): [kind: string, name: string][] {
  if (!existsSync(folder)) return [];
  const namesOf = (kind: string) => readdirSync(join(folder, kind)).filter((name) => name.endsWith('.json'));
  return readdirSync(folder).flatMap((kind) =>
    namesOf(kind).map((name): [string, string] => [kind, decodeURIComponent(name.slice(0, -'.json'.length))]),
  );
}

const fileOf = (folder: string, [kind = '', name = '']: string[]) =>
  join(folder, kind, `${encodeURIComponent(name)}.json`);

function writeRecord(file: string, record: Node): void {
  mkdirSync(dirname(file), { recursive: true });
  writeJsonFile(file, record);
}

function dataStore({ root, write }: Files): DataStore {
  return {
    async get<T>(_context: unknown, key: string | string[], defaultValue?: T) {
      const path = toPath(key);
      const parent = path.slice(0, -1).reduce<Node | null>((node, name) => childOf(node, name), root);
      const found = parent && Object.hasOwn(parent, nameOf(path)) ? parent[nameOf(path)] : null;
      return (found ?? defaultValue ?? null) as T;
    },
    async getRoot<T>() {
      return root as T;
    },
    async set(_context, key, value) {
      setIn(root, toPath(key), value);
      write(toPath(key));
    },
    async delete(_context, key) {
      setIn(root, toPath(key), null);
      write(toPath(key));
    },
  };
}

/** Sets the value at a path, or deletes it if it is null. */
function setIn(root: Node, path: string[], value: unknown): void {
  const parent = path.slice(0, -1).reduce<Node>((node, name) => {
    node[name] = childOf(node, name) ?? {};
    return toNode(node[name]);
  }, root);
  if (value === null) delete parent[nameOf(path)];
  else parent[nameOf(path)] = value;
}

function toPath(key: string | string[]): string[] {
  return Array.isArray(key) ? key : [key];
}

function nameOf(path: string[]): string {
  return path.at(-1) ?? '';
}

function childOf(node: Node | null, name: string): Node | null {
  const child = node && Object.hasOwn(node, name) ? node[name] : null;
  return typeof child === 'object' && child !== null ? toNode(child) : null;
}

function toNode(value: unknown): Node {
  return value as Node;
}

// cognito-local recognizes dates by their class; all their names end in Date.
function reviveDate(key: string, value: unknown): unknown {
  return key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;
}
