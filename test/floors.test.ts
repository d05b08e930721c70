import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What every stage may know. */
const BASE = ['model', 'go', 'kubernetes'] as const;
const STAGES =
  `${BASE.join(' ')} io parse render references resolve changes edits rollout suppress report`.split(
    ' ',
  );
const RUN =
  `${BASE.join(' ')} io edits report options config pipeline commands catalogue version`.split(' ');

/**
 * The rooms of the house, and whom each may import. A file belongs to the first room whose path it begins with; a room may
 * always import itself, and rules never each other.
 */
const ROOMS: readonly (readonly [room: string, path: string, imports: readonly string[]])[] = [
  ['go', 'src/go/', []],
  ['model', 'src/model/', ['go']],
  ['kubernetes', 'src/kubernetes/', ['model', 'go']],
  ['io', 'src/io/', ['model', 'go']],
  ['parse', 'src/parse/', ['model', 'go']],
  ['render', 'src/render/', [...BASE, 'parse']],
  ['references', 'src/references/', BASE],
  ['resolve', 'src/resolve/', BASE],
  ['changes', 'src/changes/', BASE],
  ['edits', 'src/edits/', ['model', 'go']],
  ['rollout', 'src/rollout/', [...BASE, 'edits', 'parse', 'render']],
  ['suppress', 'src/suppress/', [...BASE, 'edits']],
  ['report', 'src/report/', BASE],
  ['options', 'src/options/', [...BASE, 'report', 'config']],
  ['config', 'src/config/', [...BASE, 'parse']],
  ['pipeline', 'src/pipeline/', [...STAGES, 'options', 'config']],
  ['commands', 'src/commands/', [...STAGES, 'options', 'config', 'pipeline']],
  ['version', 'src/version.ts', []],
  ['edge', 'src/cli', [...RUN, 'action']],
  ['action', 'src/action', [...RUN, 'edge']],
  ['catalogue', 'rules/catalogue.ts', ['model', 'rule']],
  ['catalogue', 'rules/pages.ts', []],
  ['kit', 'rules/kit/', [...BASE, 'edits']],
  ['rule', 'rules/', [...BASE, 'edits', 'kit']],
];

/** Rooms with rooms inside, in order: each imports only itself and those named before it; the loose files import all. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  'src/render/kustomize/':
    'tree object fields merge load names generate transform build print'.split(' '),
  'src/references/': 'objects producers fields collect scope explainers verdict'.split(' '),
  'src/references/explainers/': ['text'],
  'src/render/helm/': 'text value template functions chart values objects output'.split(' '),
  'src/render/': [
    'memory',
    'work',
    'plain',
    'kustomize',
    'helm',
    'flux',
    'argo',
    'releases',
    'entry-points',
  ],
};

/** Rooms of `src/report/`: what a format uses, before the formats, which do not know each other. */
const REPORT: Readonly<Record<string, readonly string[]>> = {
  text: [],
  secrets: ['text'],
  problems: ['text', 'secrets'],
  environments: ['text', 'secrets'],
  inventory: ['text', 'problems'],
  describe: ['text', 'secrets'],
  changes: ['text', 'secrets', 'environments'],
  graph: ['text'],
  why: ['text', 'problems', 'environments'],
};

/** A room that holds more files than this tells a newcomer nothing. */
const MOST_FILES = 35;

/** Each package has one room that imports it; everything else is Node's, or a mistake. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  globby: /^src\/io\//,
  yaml: /^src\/config\//,
  // Its texts of JSON Schema's own schemas, as data.
  ajv: /^src\/render\/helm\/values\/schema\//,
  'get-east-asian-width': /^src\/report\/text\//,
  sarif: /^src\/report\/problems\//,
  '@actions/core': /^src\/action(\.ts|\/)/,
  ora: /^src\/cli(\.ts|\/)/,
};

/** Modules of Node that touch the outside, and who may: invariant 2. */
const OUTSIDE = /^node:(fs|fs\/promises|child_process|os|process|worker_threads|tty)$/;
const NEVER = /^node:(http|https|http2|net|dgram|tls|dns|inspector|cluster)/;
const MAY_TOUCH_OUTSIDE = new Set(['io', 'edge', 'action']);

interface Import {
  readonly from: string;
  readonly to: string;
}

const codeOf = new Map<string, string>();
const files = listSources();
const imports = files.flatMap(importsOf);

describe('the floors of the house', () => {
  test('every source file is in a room', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('a floor imports lower floors only', () => {
    const wrong = imports.filter(({ from, to }) => isFile(to) && !mayImport(from, to));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('a room inside another imports those named before it only', () => {
    const wrong = imports.filter(({ from, to }) => isUpward(from, to) || isWrongInReport(from, to));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('every room inside another has its place in the order', () => {
    const rooms = files.filter((file) =>
      Object.entries(INNER).some(([room, order]) => levelOf(room, order, file) === Infinity),
    );
    expect(rooms).toEqual([]);
  });

  test('no room is a drawer', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  test('each package is imported in one place', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        !isFile(to) && !to.startsWith('node:') && PACKAGES[packageOf(to)]?.test(from) !== true,
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('only io and the edges touch disk and processes, nobody the network', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        NEVER.test(to) || (OUTSIDE.test(to) && !MAY_TOUCH_OUTSIDE.has(roomOf(from) ?? '')),
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('programs are started in one file, files are written in one', () => {
    const starting = imports.filter(({ to }) => to === 'node:child_process');
    expect(starting.map(({ from }) => from)).toEqual(['src/io/git/run-git.ts']);
    const writing =
      /\b(?:writeFile(?:Sync)?\(|writeSync|appendFile|createWriteStream|mkdirSync|rmSync|renameSync)/;
    expect(files.filter((file) => writing.test(code(file)))).toEqual([
      // What the tool keeps for itself, in a folder of the user; and what the user asks for.
      'src/io/cache/open-store.ts',
      'src/io/write-file.ts',
    ]);
  });

  test('no hidden time, randomness or environment below the edges', () => {
    const hidden = /\b(Date\.now|new Date\b|Math\.random|process\.env|performance\.now)/;
    const wrong = files.filter(
      (file) => !MAY_TOUCH_OUTSIDE.has(roomOf(file) ?? '') && hidden.test(code(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('no import cycles', () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  test('files stay small', () => {
    const long = files.filter((file) => code(file).split('\n').length > 400);
    expect(long).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  if (to.endsWith('?raw') || to.endsWith('.json')) return true;
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (fromRoom === undefined || toRoom === undefined) return false;
  if (fromRoom === toRoom) return fromRoom !== 'rule' || dirname(from) === dirname(to);
  return ROOMS.find(([, path]) => from.startsWith(path))?.[2].includes(toRoom) === true;
}

/** Whether an import goes from a room inside another to one that comes later in the order. */
function isUpward(from: string, to: string): boolean {
  const places = Object.entries(INNER).map(([room, order]) => {
    return [levelOf(room, order, from), levelOf(room, order, to)] as const;
  });
  return places.some(([low, high]) => low !== undefined && high !== undefined && high > low);
}

/** How high a file is inside a room: a room that the order does not name is in no place, and so always too high. */
function levelOf(room: string, order: readonly string[], file: string): number | undefined {
  if (!file.startsWith(room)) return undefined;
  const [name, ...below] = file.slice(room.length).split('/');
  if (below.length === 0) return order.length;
  const level = order.indexOf(name ?? '');
  return level === -1 ? Infinity : level;
}

function isWrongInReport(from: string, to: string): boolean {
  const [fromRoom, toRoom] = [from, to].map((file) => /^src\/report\/([^/]+)/.exec(file)?.[1]);
  if (fromRoom === undefined || toRoom === undefined || fromRoom === toRoom) return false;
  return REPORT[fromRoom]?.includes(toRoom) !== true;
}

function roomOf(file: string): string | undefined {
  return ROOMS.find(([, path]) => file.startsWith(path))?.[0];
}

/** `ajv` of `ajv/dist/refs/data.json?raw`. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

function isFile(target: string): boolean {
  return /^(src|rules|schemas)\//.test(target);
}

function listSources(): string[] {
  const all = ['src', 'rules'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.split(sep).join('/'),
    ),
  );
  return all.filter((file) => file.endsWith('.ts')).sort();
}

function importsOf(file: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^;'"`]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g;
  return [...code(file).matchAll(pattern)].map(([, a, b, c]) => ({
    from: file,
    to: target(file, a ?? b ?? c ?? ''),
  }));
}

function target(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = resolve(ROOT, dirname(file), specifier);
  return relative(ROOT, path).split(sep).join('/');
}

function code(file: string): string {
  let text = codeOf.get(file);
  if (text === undefined) {
    text = readFileSync(join(ROOT, file), 'utf8');
    codeOf.set(file, text);
  }
  return text;
}

function cyclesIn(edges: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
