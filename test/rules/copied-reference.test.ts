import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const deployment = (name: string, secret: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec: {selector: {matchLabels: {app: a}}, template: {metadata: {labels: {app: a}}, spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: ${secret}}}]}]}}}\n`;
const secret = (name: string): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}}\nstringData: {A: b}\n`;

function said(files: Readonly<Record<string, string>>): readonly string[] {
  return check(ENGINES, treeOf(files), catalogue, SETTINGS)
    .problems.filter(({ rule }) => rule === 'copied-reference')
    .map(({ at }) => at.file.path);
}

const RADARR = {
  'apps/radarr/app/deployment.yaml': deployment('radarr-4k', 'radarr-4k-secret'),
  'apps/radarr/app/secret.yaml': secret('radarr-4k-secret'),
};

const LISTED = 'resources: [radarr-4k/app.yaml, sonarr-4k/app.yaml]\n';
const COPY = {
  'apps/kustomization.yaml': LISTED,
  'apps/radarr-4k/app.yaml': `${deployment('radarr-4k', 'radarr-4k-secret')}---\n${secret('radarr-4k-secret')}`,
};
const copy = (named: string, own: string): string =>
  `${deployment('sonarr-4k', named)}---\n${secret(own)}`;

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  [
    'its own is read by nothing',
    { 'apps/sonarr-4k/app.yaml': copy('radarr-4k-secret', 'sonarr-4k-secret') },
    true,
  ],
  [
    'it reads its own',
    { 'apps/sonarr-4k/app.yaml': copy('sonarr-4k-secret', 'sonarr-4k-secret') },
    false,
  ],
  [
    'its own is called otherwise',
    { 'apps/sonarr-4k/app.yaml': copy('radarr-4k-secret', 'sonarr-4k-backup') },
    false,
  ],
  [
    'its own is read by another',
    {
      'apps/kustomization.yaml':
        'resources: [radarr-4k/app.yaml, sonarr-4k/app.yaml, other.yaml]\n',
      'apps/other.yaml': deployment('other', 'sonarr-4k-secret'),
      'apps/sonarr-4k/app.yaml': copy('radarr-4k-secret', 'sonarr-4k-secret'),
    },
    false,
  ],
])('a copy that names the source of the original: %s', (_, files, isReported) => {
  expect(said({ ...COPY, ...files })).toEqual(isReported ? ['apps/sonarr-4k/app.yaml'] : []);
});

test('files of other shapes are no copies', () => {
  const other = { 'web/deployment.yaml': copy('radarr-4k-secret', 'sonarr-4k-secret') };
  const kustomization = {
    'kustomization.yaml':
      'resources: [apps/radarr/app/deployment.yaml, apps/radarr/app/secret.yaml, web/deployment.yaml]\n',
  };
  expect(said({ ...RADARR, ...other, ...kustomization })).toEqual([]);
});
