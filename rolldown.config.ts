import { resolve } from 'node:path';
import { defineConfig } from 'rolldown';
import { executable, licences, noNetwork } from './scripts/bundle-plugins.mjs';
import { rawText } from './scripts/raw-text.mjs';

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
  plugins: [rawText(), noNetwork(), executable('cli.js'), licences('LICENSES.txt')],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    cleanDir: true,
    comments: { jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'yaml', test: /node_modules\/yaml\// },
        { name: 'config', test: /\/(?:src\/config|schemas\/config)/ },
        { name: 'pages', test: /\/rules\/(?:pages\.ts|[^/]+\/README\.md)/ },
        { name: 'info', test: /\/src\/(?:options\/(?:help|compl)|rules-table|cli\/run-info)/ },
        { name: 'engine', test: /\/(?:src|rules)\/(?!cli(?:-worker)?\.ts|action|version\.ts)/ },
      ],
    },
  },
});
