// rolldown plugin: `import text from './page.md?raw'` gives the file's text, as Vite does.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SUFFIX = '?raw';

export function rawText() {
  return {
    name: 'raw-text',
    resolveId(id, importer) {
      if (!id.endsWith(SUFFIX) || importer === undefined) return null;
      return resolve(dirname(importer), id.slice(0, -SUFFIX.length)) + SUFFIX;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const text = readFileSync(id.slice(0, -SUFFIX.length), 'utf8');
      return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  };
}
