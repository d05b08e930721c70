// Vite plugin for `vitest run`: tests import `src/`, `rules/` and `scripts/` as plain JavaScript, translated once and loaded by Node. Vite would
// translate each of their 1,700 files by itself, in one process, which took a seventh of the time of the suite.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { rawText } from './raw-text.mjs';

const FOLDERS = ['src', 'rules', 'scripts'];
const root = resolve(import.meta.dirname, '..');
// Checkouts may share one `node_modules`, and runs may go on beside each other.
const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
const folder = join(root, 'node_modules', '.cache', 'tests', `${checkout}-${process.pid}`);

/** Nothing for a run that watches sources or counts their lines: it needs the files themselves. */
export async function translatedSources(args = process.argv) {
  if (!args.includes('run') || args.some((each) => each.startsWith('--coverage'))) return [];
  await translate();
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
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

async function translate() {
  const input = FOLDERS.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
      .map((path) => join(root, name, path)),
  );
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(root) && !id.includes('?raw'),
    plugins: [rawText()],
  });
  await build.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].mjs',
    sourcemap: 'inline',
  });
  await build.close();
}
