import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../src/model/versions/compare-versions.ts';
import { NEWEST_KUBERNETES } from '../src/model/versions/kubernetes-version.ts';
import { newestVersion } from '../src/render/versions/known-versions.ts';
import { deployerFacts } from './deployers/deployer-facts.ts';
import type { FetchModule, FoundModule } from './deployers/go-module.ts';
import { readDeployers } from './deployers/read-deployers.ts';
import { defaultDifferences } from './kubernetes/default-differences.ts';
import { fieldDifferences } from './kubernetes/field-differences.ts';

/**
 * `derive-tables [KUBERNETES MINOR]`: compares the tables of what other programs are with the Go modules that they were read from: the rows of `deployers/`,
 * the fields of Kubernetes' objects, and the defaults of pod templates. Prints each difference; exit 1 if there is any. Newer modules are only told. A module that the proxy does
 * not have is told, too.
 */
function main([minor = String(NEWEST_KUBERNETES)]: readonly string[]): number {
  const differences: string[] = [];
  const unread: string[] = [];
  for (const row of readDeployers()) {
    for (const module of row.modules) {
      const found = fetchModule(module);
      if (found === undefined) unread.push(module);
      else differences.push(...deployerFacts(row, found));
    }
  }
  for (const differencesOf of [fieldDifferences, defaultDifferences]) {
    const found = differencesOf(Number(minor), fetchModule, (module) => unread.push(module));
    differences.push(...found);
  }
  for (const each of differences) console.log(`differs: ${each}`);
  if (unread.length > 0)
    console.log(`not read, because the proxy does not have them: ${unread.join(', ')}`);
  for (const each of newer()) console.log(`newer: ${each}`);
  console.log(`${differences.length} differences`);
  return differences.length === 0 ? 0 : 1;
}

/** Newer versions than the tables know, as far as the proxy lists them. */
function newer(): readonly string[] {
  const known = [
    { module: 'github.com/argoproj/argo-cd/v3', version: newestVersion('argocd').version },
    { module: 'github.com/fluxcd/flux2/v2', version: newestVersion('flux').version },
    { module: 'k8s.io/api', version: `0.${NEWEST_KUBERNETES}` },
  ];
  return known.flatMap(({ module, version }) => {
    const listed = go(['list', '-m', '-versions', module])?.trim().split(' ').slice(1) ?? [];
    const releases = listed.filter((each) => /^v\d+\.\d+\.\d+$/.test(each));
    const newest =
      releases
        .at(-1)
        ?.slice(1)
        .replace(/\.\d+$/, '') ?? version;
    return compareVersions(newest, version) > 0
      ? [`${module} has ${newest}, known is ${version}`]
      : [];
  });
}

/** The folder and the go.mod of `path@version`; undefined where the proxy does not have it. */
const fetchModule: FetchModule = (module) => {
  const text = go(['mod', 'download', '-json', module]);
  const folder = field(text, 'Dir');
  const goMod = field(text, 'GoMod') ?? field(go(['list', '-m', '-json', module]), 'GoMod');
  if (goMod === undefined || !existsSync(goMod)) return undefined;
  const read = (path: string): string | undefined => {
    const file = folder === undefined ? undefined : join(folder, path);
    return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { module, goMod: readFileSync(goMod, 'utf8'), read } satisfies FoundModule;
};

function field(text: string | undefined, name: string): string | undefined {
  return new RegExp(`"${name}": "([^"]+)"`).exec(text ?? '')?.[1];
}

/** What a command of go prints, outside of any module; it prints JSON when it fails, too. */
function go(args: readonly string[]): string | undefined {
  const { stdout } = spawnSync('go', args, { encoding: 'utf8', cwd: '/', env: process.env });
  return stdout === '' ? undefined : stdout;
}

process.exitCode = main(process.argv.slice(2));
