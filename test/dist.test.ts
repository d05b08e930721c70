import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../src/version.ts';
import { scratchForFile } from './scratch.ts';
import { IS_SLOW } from './suite.ts';

const fresh = scratchForFile();

beforeAll(() => {
  const rolldown = resolve('node_modules/rolldown/bin/cli.mjs');
  execFileSync(process.execPath, [rolldown, '--config', '--dir', fresh, '--log-level', 'silent']);
});

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

const code = filesIn('dist').filter((name) => name.endsWith('.js'));

describe('the committed bundle', () => {
  test('is what the sources give: `npm run bundle`', () => {
    expect(filesIn('dist')).toEqual(filesIn(fresh));
    const stale = filesIn(fresh).filter(
      (name) => !readFileSync(join(fresh, name)).equals(readFileSync(join('dist', name))),
    );
    expect(stale).toEqual([]);
  });

  test('has no network code', () => {
    const network =
      /undici|\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|(?:from|require\(|import\()\s*["'](?:node:)?(?:https?|http2|net|dgram|tls|dns)(?:\/|["'])/;
    expect(code.filter((name) => network.test(readFileSync(join('dist', name), 'utf8')))).toEqual(
      [],
    );
  });

  test('imports nothing but Node and itself', () => {
    const imported = code.flatMap((name) =>
      [...readFileSync(join('dist', name), 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map(
        ([, from]) => from ?? '',
      ),
    );
    const builtins =
      /^(?:node:)?(?:assert|buffer|child_process|crypto|events|fs|fs\/promises|module|os|path|process|stream|stream\/promises|string_decoder|timers\/promises|tty|url|util|v8|vm|worker_threads|zlib)$/;
    expect(imported.length).toBeGreaterThan(100);
    expect(
      [...new Set(imported)].filter((from) => !from.startsWith('.') && !builtins.test(from)),
    ).toEqual([]);
  });

  test('is ASCII, strict and CommonJS: what the code kept between runs is made of', () => {
    const texts = code.map((name) => [name, readFileSync(join('dist', name), 'utf8')] as const);
    const strict = /^(?:#!.*\n)?"use strict";\n/;
    // A shell script in a text exports variables.
    const modules =
      /^import\b|^export (?:default|const|let|var|function|async|class|[{*])|\bimport\(|\bimport\.meta\b/m;
    const other = /[^\0-\x7f]/;
    expect(
      texts.filter(([, text]) => !strict.test(text) || modules.test(text) || other.test(text)),
    ).toEqual([]);
    expect(JSON.parse(readFileSync('dist/package.json', 'utf8'))).toEqual({ type: 'commonjs' });
  });

  if (IS_SLOW) {
    test('each part that is loaded on demand can be the first one', () => {
      const parts = filesIn(fresh)
        .filter((name) => name.endsWith('.js'))
        .flatMap((name) => [
          ...readFileSync(join(fresh, name), 'utf8').matchAll(
            /\(\) => require\("\.\/(?:chunks\/)?([^"]+)"\)/g,
          ),
        ])
        .flatMap(([, part]) => part ?? []);
      const paths = [...new Set(parts)].map((part) => join(fresh, 'chunks', part));
      // One process for all: a part is the first one if nothing is loaded yet.
      const program = `for (const path of ${JSON.stringify(paths)}) {
      for (const loaded of Object.keys(require.cache)) delete require.cache[loaded];
      try { require(path); } catch (error) { console.log(path, error); }
    }`;
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
      expect([paths.length > 20, stdout, stderr]).toEqual([true, '', '']);
    });
  }

  test('names no folder of the machine that made it', () => {
    const named = filesIn('dist').filter((name) =>
      readFileSync(join('dist', name), 'utf8').includes(resolve('.')),
    );
    expect(named).toEqual([]);
  });

  test('the command can be run as it is', () => {
    expect(readFileSync('dist/cli.js', 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
    expect(statSync('dist/cli.js').mode & 0o111).toBe(0o111);
    expect(execFileSync(resolve('dist/cli.js'), ['--version'], { encoding: 'utf8' })).toBe(
      `${VERSION}\n`,
    );
  });

  if (IS_SLOW) {
    test('loads in any order without a warning of Node', () => {
      const chunks = code.filter((name) => name.startsWith('chunks/') && !/worker/.test(name));
      const script = `for (const each of process.argv.slice(1)) require(each)`;
      const loads = [chunks, chunks.toReversed()].map((names) => {
        const paths = names.map((name) => resolve('dist', name));
        return spawnSync(process.execPath, ['-e', script, ...paths], { encoding: 'utf8' });
      });
      expect(loads.map(({ stderr, status }) => [stderr, status])).toEqual([
        ['', 0],
        ['', 0],
      ]);
    });
  }

  test('brings the licences of what it holds', () => {
    const licences = readFileSync('dist/LICENSES.txt', 'utf8');
    const packages = ['yaml', 'ora', '@actions/core'];
    expect(packages.filter((name) => !new RegExp(`^${name} \\d`, 'm').test(licences))).toEqual([]);
  });
});

describe('the package', () => {
  test('has one version', () => {
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, latest] = /^## (\d\S*)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect([version, latest]).toEqual([VERSION, VERSION]);
  });

  test('has no script that makes a hook of pre-commit fail to install', () => {
    const { scripts, dependencies }: { scripts: object; dependencies?: object } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    const forbidden = /^(?:build|prepare|prepack|(?:pre|post)?install)$/;
    expect(Object.keys(scripts).filter((name) => forbidden.test(name))).toEqual([]);
    expect(dependencies).toBeUndefined();
  });

  if (IS_SLOW) {
    test('is sound', async () => {
      const { messages } = await publint({ level: 'warning', pack: 'npm' });
      expect(messages).toEqual([]);
    });
  }
});
