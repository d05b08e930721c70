import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Random } from '../random.ts';
import { mutateFiles, type Files } from './mutate-files.ts';

/** Larger files take long, and are more of the same. */
const MAX_CHARACTERS = 12_000;

/** Everything that the reader for plain YAML reads itself, in one document each. */
export const PLAIN_DOCUMENTS: readonly string[] = [
  `---
# Scalars in all styles.
plain: two words # a comment
number: 010
url: http://example.com:8080/#top
empty:
tilde: ~
single: 'it''s'
double: "a\\tb: c # d"
"quoted key": on
'another key' : 'no'
long: a plain scalar
  that goes on

  and on, or so it seems
`,
  `literal: |
  #!/bin/sh
    echo "\t$1"

folded: >-
  one
  two

    three
kept: |+
  text

indented: |2-
    x
below:
  a plain scalar in a line of its own
quoted: "over
  two lines \\
  or three"
`,
  `apiVersion: apps/v1
kind: Deployment
metadata: {name: api, labels: {app: api, "tier": 'back end'}}
spec:
  template:
    spec:
      containers:
      - name: &app api
        image: "api:1.2"
        args: ["--level", -v, a@b, 'c d', [], {}, 1.5]
        command: [ # over lines
          sh,
          "-c", {a : b, c:
            d},
        ]
        env:
          - name: NAME
            value: *app
          -
            name: EMPTY
            value: ""
          - name: OLD
            value:
      - - a
        - - b
          - c: d
      - *app
`,
  `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  annotations: {}
  name: things.example.com
spec:
  versions:
  - name: v1
    schema:
      openAPIV3Schema:
        description: Thing is the Schema for the
          things API. It has \`a\` and
          "b".
        properties:
          apiVersion:
            description: |-
              APIVersion defines the versioned schema.
              More info: https://example.com#resources
            type: string
        required:
        - spec
        type: object
        x-kubernetes-validations:
        - message: may not change
          rule: 'self == oldSelf
            || size(self) > 0'
    served: true
    storage: true
`,
];

/** So many mutated texts: of the documents above, a repository, and real repositories. */
export function readerDocuments(
  count: number,
  repository: Files,
  real: readonly string[],
  random: Random,
): Files {
  const kinds = [PLAIN_DOCUMENTS, Object.values(repository), real];
  const texts = Array.from({ length: count }, (_, index) => {
    const choices = kinds[index % kinds.length] ?? [];
    const path = `${index}.yaml`;
    const text = choices[random.below(choices.length)] ?? PLAIN_DOCUMENTS[0] ?? '';
    return mutateFiles({ [path]: text }, random);
  });
  return Object.assign({}, ...texts);
}

/** The smaller YAML files below a folder; none if it does not exist. */
export function realDocuments(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return paths
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .filter((text) => text.length <= MAX_CHARACTERS);
}
