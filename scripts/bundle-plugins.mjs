// Plugins of the bundle: network code stubbed out, the command made executable, licences of what is bundled.
import { chmodSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const NETWORK = /^@actions\/(?:http-client|exec)(?:\/|$)/;
const STUB = '\0no-network';

/** `@actions/core` brings an HTTP client for a service that is never asked here; no code of it is in the bundle. */
export function noNetwork() {
  return {
    name: 'no-network',
    resolveId(id) {
      return NETWORK.test(id) ? STUB : null;
    },
    load(id) {
      if (id !== STUB) return null;
      return [
        'export class HttpClient {}',
        'export class BearerCredentialHandler {}',
        'export function getExecOutput() {}',
      ].join('\n');
    },
  };
}

/** `dist/cli.js` can be run as it is. */
export function executable(name) {
  return {
    name: 'executable',
    writeBundle({ dir }) {
      chmodSync(join(dir, name), 0o755);
    },
  };
}

/** Says that the bundle is CommonJS, whatever the package around it is. */
export function commonJs() {
  return {
    name: 'common-js',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{"type":"commonjs"}\n' });
    },
  };
}

/** Escapes what is not ASCII: Node reads such code faster, and holds it in half the memory. */
export function asciiOnly() {
  return {
    name: 'ascii-only',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = escaped(chunk);
      }
    },
  };
}

function escaped({ code, fileName }) {
  const after = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f]/.exec(code);
  if (after !== null) throw new Error(`${fileName}: cannot be escaped: ${after[0]}`);
  return code.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Writes the licence of every bundled package, sorted by name. */
export function licences(name) {
  return {
    name: 'licences',
    writeBundle({ dir }, bundle) {
      const folders = new Set();
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const folder = packageFolder(id);
          if (folder !== undefined) folders.add(folder);
        }
      }
      writeFileSync(join(dir, name), [...folders].map(licenceOf).sort().join('\n\n'));
    },
  };
}

/** The innermost `node_modules/<package>` of a module's path. */
function packageFolder(id) {
  const match = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id);
  return match?.[1];
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n${'-'.repeat(60)}\n${text.split(/\r?\n/).join('\n')}\n`;
}

/** The modules that some modules import statically, themselves included: known once everything is parsed. */
export function staticImports(...entries) {
  const found = new Set();
  return {
    has: (id) => found.has(id),
    plugin: {
      name: 'static-imports',
      buildEnd() {
        const left = entries.map((entry) => resolve(entry));
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          left.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
