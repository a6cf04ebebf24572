import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { checkDatabase } from './damaged-file.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/**
 * Keeps each of cognito-local's stores in `folder`: its initial state in a JSON file, later changes in a database.
 * cognito-local itself rewrites the whole user pool in the background on every change, so concurrent changes or a
 * crash can truncate the file.
 */
export function dataStoresIn(folder: string): DataStoreFactory {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'changes.sqlite');
  checkDatabase(file);
  const changesOf = openChanges(file);
  return {
    async create(_context, id, defaults) {
      // cognito-local finds its user pools by these files.
      const initial = join(folder, `${id}.json`);
      if (!existsSync(initial)) writeJsonFile(initial, defaults);
      const root = toNode(readJsonFile(initial, reviveDate));
      const changes = changesOf(id);
      for (const [path, value] of changes.all()) setIn(root, path, value);
      return dataStore(root, changes);
    },
  };
}

type Node = Record<string, unknown>;

/** The latest value of each path that has changed in one store; null once it is deleted. */
type Changes = { all(): [path: string[], value: unknown][]; put(path: string[], value: unknown): void };

function openChanges(file: string): (store: string) => Changes {
  const database = new DatabaseSync(file);
  // Writes survive a killed process; only a crash of the machine can lose the latest ones.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE IF NOT EXISTS changes (store TEXT, path TEXT, value TEXT, PRIMARY KEY (store, path))');
  const select = database.prepare('SELECT path, value FROM changes WHERE store = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO changes VALUES (?, ?, ?)');
  return (store) => ({
    all: () =>
      select
        .all(store)
        .map(
          ({ path, value }) => [JSON.parse(String(path)), JSON.parse(String(value), reviveDate)] as [string[], unknown],
        )
        .sort(([one], [other]) => one.length - other.length),
    put: (path, value) => upsert.run(store, JSON.stringify(path), JSON.stringify(value)),
  });
}

function dataStore(root: Node, changes: Changes): DataStore {
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
      changes.put(toPath(key), value);
    },
    async delete(_context, key) {
      setIn(root, toPath(key), null);
      changes.put(toPath(key), null);
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
