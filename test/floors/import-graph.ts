import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of this repository imports another one, or a module. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** By `import()`: loaded when it is called, not before the file itself. */
  readonly isLazy: boolean;
}

/** The text of every source file of the program, by its path. */
export function readSources(): ReadonlyMap<string, string> {
  const paths = ['src', 'rules'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.split(sep).join('/'),
    ),
  );
  const code = paths.filter((path) => path.endsWith('.ts')).sort();
  return new Map(code.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** All imports of some files; those of this repository by path, others as they are written. */
export function importsOf(sources: ReadonlyMap<string, string>): readonly Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^;'"`]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g;
  return [...sources].flatMap(([from, code]) =>
    [...code.matchAll(pattern)].map(([, a, b, c]) => ({
      from,
      to: target(from, a ?? b ?? c ?? ''),
      isLazy: b !== undefined,
    })),
  );
}

function target(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = resolve(ROOT, dirname(file), specifier);
  return relative(ROOT, path).split(sep).join('/');
}

/** Each cycle as `a → b → a`. */
export function cyclesIn(edges: readonly Import[]): readonly string[] {
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
