// Runs a TypeScript script of this folder: `node scripts/run.mjs NAME [ARG…]`. Node 20 cannot strip types itself.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { rawText } from './raw-text.mjs';

const [name, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
// Checkouts may share one `node_modules`: each bundles into a folder of its own.
const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
const outDir = join(root, 'node_modules', '.cache', 'scripts', checkout, String(name));
mkdirSync(outDir, { recursive: true });
const build = await rolldown({
  input: join(root, 'scripts', `${name}.ts`),
  cwd: root,
  platform: 'node',
  external: [/^node:/, 'rolldown', 'fast-check', 'playwright-core'],
  plugins: [rawText()],
});
await build.write({ dir: outDir, format: 'esm', entryFileNames: 'main.mjs' });
process.argv.splice(1, 2 + args.length, join(outDir, 'main.mjs'), ...args);
await import(`${pathToFileURL(join(outDir, 'main.mjs')).href}?${Date.now()}`);
