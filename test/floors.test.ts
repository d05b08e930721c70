import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The rooms of the house: the first pattern that matches a file names its room. */
const ROOMS: readonly (readonly [room: string, pattern: RegExp])[] = [
  ['model', /^src\/model\//],
  ['io', /^src\/io\//],
  ['parse', /^src\/parse\//],
  ['render', /^src\/render\//],
  ['references', /^src\/references\//],
  ['resolve', /^src\/resolve\//],
  ['rollout', /^src\/rollout\//],
  ['suppress', /^src\/suppress\//],
  ['report', /^src\/report\//],
  ['edge', /^src\/(cli|action)(\.ts$|\/)/],
  ['command', /^src\/([^/]+\.ts$|options\/|config\/)/],
  ['catalogue', /^rules\/(catalogue|pages)\.ts$/],
  ['rule', /^rules\/[^/]+\/rule\.ts$/],
];

/** Who may import whom. A room may always import itself, except that rules never import each other. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  io: ['model'],
  parse: ['model'],
  render: ['model', 'parse'],
  references: ['model'],
  resolve: ['model'],
  rollout: ['model'],
  suppress: ['model'],
  report: ['model'],
  command: [
    'model',
    'io',
    'parse',
    'render',
    'references',
    'resolve',
    'rollout',
    'suppress',
    'report',
  ],
  catalogue: ['model', 'rule'],
  rule: ['model'],
  edge: ['model', 'io', 'report', 'command', 'catalogue'],
};

/** Each package has one room that imports it; everything else is Node's, or a mistake. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  yaml: /^src\/parse\//,
  globby: /^src\/io\//,
  '@actions/core': /^src\/action(\.ts|\/)/,
  ora: /^src\/cli(\.ts|\/)/,
};

/** Modules of Node that touch the outside, and who may: invariant 2. */
const OUTSIDE = /^node:(fs|fs\/promises|child_process|os|process|worker_threads|tty)$/;
const NEVER = /^node:(http|https|http2|net|dgram|tls|dns|inspector|cluster)/;
const MAY_TOUCH_OUTSIDE = new Set(['io', 'edge']);

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

  test('each package is imported in one place', () => {
    const wrong = imports.filter(
      ({ from, to }) => !isFile(to) && !to.startsWith('node:') && PACKAGES[to]?.test(from) !== true,
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
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (fromRoom === undefined) return false;
  if (to.endsWith('?raw') || to.endsWith('.json')) return true;
  if (toRoom === undefined) return false;
  if (fromRoom === toRoom) return fromRoom !== 'rule' || dirname(from) === dirname(to);
  return MAY_IMPORT[fromRoom]?.includes(toRoom) === true;
}

function roomOf(file: string): string | undefined {
  return ROOMS.find(([, pattern]) => pattern.test(file))?.[0];
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
