import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const TREE = treeOf({
  'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
  'c/values.yaml': 'users: [bob]\n',
  'c/templates/all.yaml': `apiVersion: v1
kind: Secret
metadata: {name: s}
stringData:
{{- range $i, $user := .Values.users }}
  USER_{{ $i }}: {{ $user | quote }}
{{- end }}
---
apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers: [{name: c, image: i, envFrom: [{secretRef: {name: s}}]}]
`,
});

function names(settings: Parameters<typeof check>[3]): readonly string[] {
  const { environments } = check(ENGINES, TREE, catalogue, settings);
  return environments().flatMap(({ bindings }) => bindings.map(({ name }) => name));
}

test('a name that a template writes into a Secret is hidden, unless values are asked for', () => {
  expect(names(SETTINGS)).toEqual(['***']);
  expect(names({ ...SETTINGS, revealsValues: true })).toEqual(['USER_0']);
});
