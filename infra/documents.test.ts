import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { QUEUES } from './queues.ts';
import { SCHEDULED_FUNCTIONS } from './schedules.ts';

const ROOT = join(import.meta.dirname, '..');

/** Folders that commands make. */
const MADE = ['.git', '.local', 'cdk.out', 'dist', 'node_modules'];

const found = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !MADE.includes(name))
  .flatMap((top) => [
    top,
    ...(top.isDirectory() ? readdirSync(join(ROOT, top.name), { recursive: true, withFileTypes: true }) : []),
  ]);
const pathOf = ({ parentPath, name }: { parentPath: string; name: string }) => relative(ROOT, join(parentPath, name));
const files = found.filter((entry) => entry.isFile()).map(pathOf);
const folders = new Set(found.filter((entry) => entry.isDirectory()).map(pathOf));
const documents = files.filter((file) => file.endsWith('.md'));
const scripts = new Set(
  Object.keys((JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts),
);
const projects = new Set(
  [...readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name),
);

const FENCED = /^```[\s\S]*?^```/gm;
/** "decision F1", "decisions F1, F2 and S3", "superseded by F4"; a comment's line may end in between. */
const CITATION = /(?:[Dd]ecisions?|superseded by)[\s*]+[FISTW]\d+(?:(?:,|\s+and)[\s*]+[FISTW]\d+)*/g;

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What a document names in backticks or in a block of code. */
function spansOf(document: string): string[] {
  const text = textOf(document);
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replaceAll(FENCED, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link);
  return [...blocks, ...inline, ...links].map((span) => span.replaceAll(/\s+/g, ' ').trim());
}

/** `a/{b,c}.ts` as two paths. */
function expanded(path: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return choices ? choices.split(',').flatMap((choice) => expanded(before + choice + after)) : [path];
}

const EXTENSION = /\.(?:tsx?|mjs|md|json|css|yml|grit|html|png|txt)$/;

function isPath(span: string): boolean {
  if (/[\s<>:…$()'"=%]|^[/#@]|^\.$|^\.\w+$/.test(span)) return false;
  return EXTENSION.test(span) || span.endsWith('/');
}

function exists(path: string, document: string): boolean {
  const wanted = path.replace(/\/$/, '').replace(/^\.\//, '');
  if (MADE.includes(wanted.split('/')[0] ?? '')) return true;
  const beside = normalize(join(dirname(document), wanted));
  const pattern = new RegExp(
    `(?:^|/)${wanted.replaceAll('.', '\\.').replaceAll('**', '.+').replaceAll('*', '[^/]*')}$`,
  );
  return files.includes(beside) || folders.has(beside) || [...files, ...folders].some((file) => pattern.test(file));
}

/** The npm scripts and the test projects of a command that do not exist. */
function missingOf(command: string): string[] {
  const named = [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].filter(
    ([, script = '']) => !scripts.has(script),
  );
  const tested = [...command.matchAll(/--project ['!]*(\w+)/g)].filter(([, project = '']) => !projects.has(project));
  return [...named, ...tested].map(([text]) => text);
}

/** The paths in a span: itself, or the files that a command names. */
function pathsIn(span: string): string[] {
  const named = isPath(span) ? [span] : span.split(' ').filter((word) => /^[\w{]+\/[^<]*\.tsx?$/.test(word));
  return named.flatMap(expanded);
}

it.each(documents)('%s names only files, scripts and projects that exist', (document) => {
  const spans = spansOf(document);
  const paths = spans.flatMap(pathsIn).filter((path) => !exists(path, document));
  expect([...paths, ...spans.flatMap(missingOf)]).toEqual([]);
});

it('the picture of what happens without a caller shows each queue with its function, and each schedule', () => {
  const picture =
    textOf('functions/README.md')
      .match(FENCED)
      ?.find((block) => block.includes('who asks')) ?? '';
  for (const [queue, { consumer }] of Object.entries(QUEUES)) {
    expect(picture).toMatch(new RegExp(`──► ${queue} +──► ${consumer} `));
  }
  for (const name of SCHEDULED_FUNCTIONS) expect(picture).toContain(`every hour: ${name}`);
});

it.each(documents.filter((document) => document.endsWith('README.md')))('%s has at most 150 lines', (document) => {
  expect(textOf(document).trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

const decided = documents
  .filter((document) => document.endsWith('decisions.md'))
  .flatMap((document) => [...textOf(document).matchAll(/^- \*\*([A-Z]\d+) /gm)].map(([, number = '']) => number));

it('no two decisions have the same number', () => {
  expect(decided.filter((number, index) => decided.indexOf(number) !== index)).toEqual([]);
});

it('every decision that is cited exists', () => {
  const cited = files
    .filter((file) => /\.(?:md|tsx?|mjs|css|grit)$/.test(file))
    .flatMap((file) => textOf(file).replaceAll(FENCED, '').match(CITATION) ?? [])
    .flatMap((citation) => citation.match(/[A-Z]\d+/g) ?? []);
  expect(cited.filter((number) => !decided.includes(number))).toEqual([]);
  expect(cited.length).toBeGreaterThan(0);
});

it('name the API version of the webhook that the Stripe package reads', () => {
  expect(textOf('infra/deploying.md')).toContain(`API version \`${Stripe.API_VERSION}\``);
});
