// rolldown plugin: `import text from './page.md?raw'` gives the file's text, as Vite does.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const SUFFIX = '?raw';

export function rawText() {
  return {
    name: 'raw-text',
    resolveId(id, importer) {
      if (!id.endsWith(SUFFIX) || importer === undefined) return null;
      const path = id.slice(0, -SUFFIX.length);
      const file = path.startsWith('.')
        ? resolve(dirname(importer), path)
        : createRequire(importer).resolve(path);
      return file + SUFFIX;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const text = readFileSync(id.slice(0, -SUFFIX.length), 'utf8');
      return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  };
}
