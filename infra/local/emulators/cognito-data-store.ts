import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/**
 * Keeps each of cognito-local's stores in a JSON file of `folder`, replaced atomically on every change. Its own stores
 * write in the background, where concurrent changes or a crash can leave half a file.
 */
export function dataStoresIn(folder: string): DataStoreFactory {
  mkdirSync(folder, { recursive: true });
  return {
    async create(_context, id, defaults) {
      const file = join(folder, `${id}.json`);
      const root = toNode(readJsonFile(file, reviveDate) ?? structuredClone(defaults));
      const save = () => writeJsonFile(file, root);
      save();
      return dataStore(root, save);
    },
  };
}

type Node = Record<string, unknown>;

function dataStore(root: Node, save: () => void): DataStore {
  return {
    async get<T>(_context: unknown, key: string | string[], defaultValue?: T) {
      const path = toPath(key);
      const parent = path.slice(0, -1).reduce<Node | null>((node, name) => childOf(node, name), root);
      const name = path.at(-1) ?? '';
      const found = parent && Object.hasOwn(parent, name) ? parent[name] : null;
      return (found ?? defaultValue ?? null) as T;
    },
    async getRoot<T>() {
      return root as T;
    },
    async set(_context, key, value) {
      const path = toPath(key);
      const parent = path.slice(0, -1).reduce<Node>((node, name) => {
        node[name] = childOf(node, name) ?? {};
        return toNode(node[name]);
      }, root);
      parent[path.at(-1) ?? ''] = value;
      save();
    },
    async delete(_context, key) {
      const path = toPath(key);
      const parent = path.slice(0, -1).reduce<Node | null>((node, name) => childOf(node, name), root);
      if (parent) delete parent[path.at(-1) ?? ''];
      save();
    },
  };
}

function toPath(key: string | string[]): string[] {
  return Array.isArray(key) ? key : [key];
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
