import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/**
 * Keeps each of cognito-local's stores in a JSON file of `folder`, which every change replaces atomically. cognito-local
 * itself rewrites it in the background, so concurrent changes or a crash can truncate the file.
 */
export function dataStoresIn(folder: string): DataStoreFactory {
  mkdirSync(folder, { recursive: true });
  return {
    async create(_context, id, defaults) {
      // cognito-local finds its user pools by these files.
      const file = join(folder, `${id}.json`);
      if (!existsSync(file)) writeJsonFile(file, defaults);
      return dataStore(file);
    },
  };
}

type Node = Record<string, unknown>;

function dataStore(file: string): DataStore {
  const root = toNode(readJsonFile(file, reviveDate));
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
      writeJsonFile(file, root);
    },
    async delete(_context, key) {
      setIn(root, toPath(key), null);
      writeJsonFile(file, root);
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
