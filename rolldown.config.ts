import { resolve } from 'node:path';
import { defineConfig } from 'rolldown';
import {
  asciiOnly,
  commonJs,
  executable,
  licences,
  noNetwork,
  staticImports,
} from './scripts/bundle-plugins.mjs';
import { rawText } from './scripts/raw-text.mjs';

/** What loads the rest of the program: it cannot be loaded by itself. */
const load = staticImports('src/cli/compiled/load-compiled.ts');

/** What a check runs before it knows whether there is anything to do: a kept answer is given without the rest. */
const start = staticImports('src/cli/run.ts', 'src/cli/spinner.ts', 'src/commands/check/run.ts');

/** What every check runs that has to be computed: one file, because each costs Node as much as several kilobytes of code. */
const check = staticImports(
  'src/commands/check/view.ts',
  'src/commands/check/examine-check.ts',
  'src/report/problems/format-text.ts',
);

/** The formats other than text, without which a text report is made. */
const formats = staticImports('src/report/problems/format-problems.ts');

export default defineConfig({
  input: {
    cli: 'src/cli.ts',
    'cli-worker': 'src/cli-worker.ts',
    action: 'src/action.ts',
    'action-worker': 'src/action-worker.ts',
  },
  platform: 'node',
  // Node would get CommonJS of the package `yaml`, which is bundled whole; of its modules only what is used.
  resolve: { alias: { yaml: resolve('node_modules/yaml/browser/dist/index.js') } },
  plugins: [
    load.plugin,
    start.plugin,
    check.plugin,
    formats.plugin,
    rawText(),
    noNetwork(),
    executable('cli.js'),
    commonJs(),
    asciiOnly(),
    licences('LICENSES.txt'),
  ],
  output: {
    dir: 'dist',
    // Modules of Node's older kind: their compiled code can be kept (`src/cli/compiled/`), and they start faster.
    format: 'cjs',
    strict: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ name, moduleIds }) => `chunks/${chunkName(name, moduleIds)}.js`,
    cleanDir: true,
    comments: { jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'yaml', test: /node_modules\/yaml\// },
        {
          name: 'config',
          test: /\/(?:src\/config\/(?!config-(?:notice|value))|schemas\/config|ajv\/dist\/runtime)/,
        },
        {
          name: 'pages',
          test: /\/(?:rules\/(?:pages\.ts|[^/]+\/README\.md)|docs\/(?:verdicts|changes)\.md)/,
        },
        { name: 'help', test: /\/src\/commands\/(?:help|completion)\/(?!options)/ },
        { name: 'version', test: /\/src\/version\.ts/ },
        { name: 'load', test: (id) => load.has(id) },
        { name: 'start', test: (id) => start.has(id) && /\/src\//.test(id) },
        { name: 'check', test: (id) => check.has(id) },
        { name: 'formats', test: (id) => formats.has(id) && /\/(?:src|rules)\//.test(id) },
        {
          name: 'engine',
          test: /\/(?:src|rules)\/(?!cli(?:-worker)?\.ts|action)/,
          entriesAware: true,
          entriesAwareMergeThreshold: 20_000,
        },
      ],
    },
  },
});

/** A chunk of one command is called after it; what several share, after the folder that most of it comes from: rolldown would name all who share it. */
function chunkName(name: string, moduleIds: readonly string[]): string {
  if (!name.startsWith('engine')) return name;
  const folders = moduleIds.map((id) => folderOfCode(id) ?? 'code');
  const commands = new Set(folders.filter((folder) => /^commands-[a-z]+$/.test(folder)));
  const [command = ''] = commands;
  const isOwn = commands.size === 1 && moduleIds.some((id) => /[\\/]run\.ts$/.test(id));
  return isOwn ? command.replace('commands', 'command') : mostCommon(folders);
}

/** `render-helm` for a file anywhere below `src/render/helm/`. */
function folderOfCode(id: string): string | undefined {
  const path = /[\\/](?:src|rules)[\\/](.+)[\\/]/.exec(id)?.[1];
  return path?.split(/[\\/]/).slice(0, 2).join('-');
}

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const each of names) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [[most] = ['code']] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most;
}
