// Vite plugin for `vitest run`: tests import `src/`, `rules/` and `scripts/` as plain JavaScript, translated once and loaded by Node. Vite
// would translate each of their 1,800 files by itself, in one process, which took a seventh of the time of the suite.
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { rawText } from './raw-text.mjs';

const FOLDERS = ['src', 'rules', 'scripts'];
/** What they import as text or data. */
const TEXTS = ['docs', 'schemas'];
const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache', 'tests');
const HOUR = 3_600_000;

/** Nothing for a run that watches sources or counts their lines: it needs the files themselves. */
export async function translatedSources(args = process.argv) {
  if (!args.includes('run') || args.some((each) => each.startsWith('--coverage'))) return [];
  const folder = join(cache, keyOfSources());
  if (!existsSync(folder)) await translate(folder);
  // In use: not to be removed by another run for an hour.
  utimesSync(folder, new Date(), new Date());
  return [
    {
      name: 'translated-sources',
      enforce: 'pre',
      resolveId(id, importer) {
        if (importer === undefined || !id.startsWith('.') || !id.endsWith('.ts')) return undefined;
        const path = relative(root, resolve(dirname(importer), id)).replace(/\.ts$/, '.mjs');
        const target = join(folder, path);
        return FOLDERS.includes(path.split(/[\\/]/)[0]) && existsSync(target) ? target : undefined;
      },
    },
  ];
}

function filesBelow(name) {
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file));
}

/** Checkouts may share one `node_modules`: equal sources have equal translations, but each names its own folder in stacks. */
function keyOfSources() {
  const hash = createHash('sha256').update(root);
  const files = [...FOLDERS, ...TEXTS].flatMap(filesBelow).toSorted((a, b) => (a < b ? -1 : 1));
  for (const path of [...files, join(root, 'package-lock.json')])
    hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 20);
}

async function translate(folder) {
  removeOld();
  const build = await rolldown({
    input: FOLDERS.flatMap(filesBelow).filter((path) => /(?<!\.d)\.ts$/.test(path)),
    cwd: root,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(root) && !id.includes('?raw'),
    plugins: [rawText()],
  });
  const own = `${folder}-${process.pid}`;
  await build.write({
    dir: own,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    // A folder of that name would be taken for the packages themselves.
    entryFileNames: ({ name }) => `${name.replace(/^node_modules\//, 'texts/')}.mjs`,
    sourcemap: 'inline',
  });
  await build.close();
  try {
    renameSync(own, folder);
  } catch {
    // Another run has made the same in the meantime.
    rmSync(own, { recursive: true, force: true });
  }
}

/** What no run has used for an hour. */
function removeOld() {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path, { recursive: true, force: true });
  }
}
