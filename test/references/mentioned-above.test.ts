import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

const POD = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: web', 'spec:'];

/** The verdict on a Secret that nothing makes, which a Pod with these lines in its `spec` needs. */
function verdict(...lines: readonly string[]): string {
  const files = treeOf({ 'pod.yaml': [...POD, ...lines, ''].join('\n') });
  return tellVerdicts(readTree(files)).join('\n').replace(/^\S+ /, '');
}

const TOLD = 'Secret web unknown: a comment in pod.yaml says where it comes from';

test.each([
  [
    'right above it',
    '  containers:',
    '    - name: c',
    '      envFrom:',
    '        # The secret must be created by hand.',
    '        - secretRef: {name: web}',
  ],
  [
    'above a key around it, with others between',
    '  containers:',
    '    - name: c',
    '      # Secrets which Terraform creates.',
    '      # See the README.',
    '      envFrom:',
    '        - configMapRef: {name: other, optional: true}',
    '        - secretRef:',
    '            name: web',
  ],
  [
    'above a list that is not indented',
    '  containers:',
    '  - name: c',
    '    # Create these secrets first.',
    '    envFrom:',
    '    - secretRef:',
    '        name: web',
  ],
  [
    'right above the name, without the word',
    '  containers:',
    '    - name: c',
    '      envFrom:',
    '        - secretRef:',
    '            # Least privileges. Created in the repository of the platform.',
    '            name: web',
  ],
])('a comment %s tells of a source without naming it', (_, ...lines) => {
  expect(verdict(...lines)).toContain(TOLD);
});

test.each([
  [
    'of the other kind',
    '  containers:',
    '    - name: c',
    '      # The ConfigMap must be created by hand.',
    '      envFrom: [{secretRef: {name: web}}]',
  ],
  [
    'above a key around it, without the word',
    '  containers:',
    '    # Created by the platform team.',
    '    - name: c',
    '      envFrom: [{secretRef: {name: web}}]',
  ],
  [
    'that does not say where it comes from',
    '  containers:',
    '    - name: c',
    '      # The secret with all passwords.',
    '      envFrom: [{secretRef: {name: web}}]',
  ],
  [
    'above what does not hold it',
    '  containers:',
    '    - name: c',
    '      # Needs a secret that someone created.',
    '      image: i',
    '      envFrom: [{secretRef: {name: web}}]',
  ],
  [
    'at the end of what is before it',
    '  containers:',
    '    - name: c',
    '      resources:',
    '        limits: {}',
    '        # Created like the secret.',
    '      envFrom: [{secretRef: {name: web}}]',
  ],
])('a comment %s tells nothing', (_, ...lines) => {
  expect(verdict(...lines)).toBe('Secret web undeclared: no source');
});
