import { emitYaml, isFields, type Data, type Fields } from '../random-kustomize/emit-yaml.ts';
import { randomFrom, type Random } from '../random.ts';
import { makeTemplate, type Known } from './make-template.ts';
import { makeOverrides, makeScalar, makeValues, pathsOf } from './make-values.ts';

/** A made-up chart, with what a user says about its values. */
export interface MadeChart {
  /** Relative to the chart's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Texts of files for `-f`. */
  readonly values: readonly string[];
  readonly sets: readonly MadeSet[];
}

interface MadeSet {
  readonly kind: 'set' | 'set-string' | 'set-json' | 'set-literal';
  readonly text: string;
}

/** The chart of a seed: the same on every machine. */
export function makeChart(seed: number): MadeChart {
  const random = randomFrom(seed);
  const files = new Map<string, string>();
  const values = writeChart(files, random, '', 'app', 0);
  const given = random.oneIn(3) ? [] : [emitYaml(makeOverrides(random, values), random)];
  if (random.oneIn(4)) given.push(emitYaml(makeOverrides(random, values), random));
  return { files, values: given, sets: makeSets(random, values) };
}

/** Writes a chart and its subcharts; gives all values that its templates see. */
function writeChart(
  files: Map<string, string>,
  random: Random,
  folder: string,
  name: string,
  depth: number,
): Fields {
  const isOld = random.oneIn(5);
  const dependencies: Fields[] = [];
  const own = makeValues(random);
  const below: Record<string, Data> = {};
  const count = depth < 2 ? random.below(3 - depth) : 0;
  for (let at = 0; at < count; at++) {
    const child = `${name}${at}`;
    const path = `${folder}charts/${child}/`;
    const values = writeChart(files, random, path, child, depth + 1);
    const alias = random.oneIn(4) ? `alias${at}` : undefined;
    below[alias ?? child] = random.oneIn(2) ? makeOverrides(random, values) : {};
    if (!random.oneIn(5)) dependencies.push(dependency(random, child, alias));
  }
  const values = { ...own, ...below, ...(random.oneIn(2) && { global: makeValues(random, 2) }) };
  const shared = random.oneIn(3) ? { exports: { data: makeValues(random, 2) } } : {};
  files.set(`${folder}values.yaml`, emitYaml({ ...values, ...shared }, random));
  const chart = {
    apiVersion: isOld ? 'v1' : 'v2',
    name,
    version: '1.2.3',
    ...(random.oneIn(2) && { appVersion: random.pick(['1.0', '"2"', 'v3.1']) }),
    ...(random.oneIn(4) && {
      kubeVersion: random.pick(['>=1.20', '>=1.20.0-0', '^1.25.0-0', '*', '>1.10 <2 || <1.0']),
    }),
    ...(!isOld && dependencies.length > 0 && { dependencies }),
  };
  files.set(`${folder}Chart.yaml`, emitYaml(chart, random));
  if (isOld && dependencies.length > 0) {
    files.set(`${folder}requirements.yaml`, emitYaml({ dependencies }, random));
  }
  writeTemplates(files, random, folder, values);
  return values;
}

function dependency(random: Random, name: string, alias: string | undefined): Fields {
  return {
    name,
    version: random.pick(['1.2.3', '^1.0.0', '*', '9.x']),
    repository: '',
    ...(alias !== undefined && { alias }),
    ...(random.oneIn(3) && {
      condition: random.pick(['enabled', `${name}.enabled`, 'none.enabled,enabled']),
    }),
    ...(random.oneIn(4) && { tags: ['some'] }),
    ...(random.oneIn(4) && {
      'import-values': random.oneIn(2) ? ['data'] : [{ child: 'image', parent: 'labels' }],
    }),
  };
}

function writeTemplates(
  files: Map<string, string>,
  random: Random,
  folder: string,
  values: Fields,
): void {
  const withFiles = random.oneIn(3);
  if (withFiles) {
    files.set(`${folder}conf/a.conf`, 'a = 1\nb = {{ 2 }}\n');
    files.set(`${folder}conf/b.txt`, 'no end of line');
  }
  const known: Known = {
    paths: pathsOf(values),
    helpers: ['full', 'labels'],
    files: withFiles ? ['conf/a.conf'] : [],
  };
  files.set(`${folder}templates/_helpers.tpl`, helpers(random));
  const count = 1 + random.below(3);
  for (let at = 0; at < count; at++) {
    const path = random.pick(['templates/', 'templates/sub/', 'templates/a-']);
    files.set(`${folder}${path}${at}.yaml`, makeTemplate(random, known, at));
  }
  if (random.oneIn(3))
    files.set(`${folder}templates/NOTES.txt`, 'Thanks for {{ .Chart.Name }}: {{ .none }}\n');
  if (random.oneIn(5)) {
    files.set(
      `${folder}crds/crd.yaml`,
      '# {{ not a template }}\nkind: CustomResourceDefinition\n---\nkind: Other\n',
    );
  }
  if (random.oneIn(6)) files.set(`${folder}values.schema.json`, makeSchema(random));
  if (random.oneIn(6))
    files.set(
      `${folder}.helmignore`,
      random.pick(['# ignored\n*.txt\n', '/conf\n', 'conf/\n*.tmp\n', 'templates/sub\n']),
    );
}

function helpers(random: Random): string {
  return `{{- define "full" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc ${10 + random.below(50)} | trimSuffix "-" -}}
{{- end }}
{{/* labels */}}
{{- define "labels" -}}
app: {{ include "full" . }}
version: {{ .Chart.Version | replace "+" "_" | quote }}
{{- if .Chart.AppVersion }}
appVersion: {{ .Chart.AppVersion | quote }}
{{- end }}
managed: {{ .Release.Service }}
{{- with .Values.global }}
global: {{ . | toJson | sha256sum | trunc 6 }}
{{- end }}
{{- end -}}
`;
}

function makeSchema(random: Random): string {
  const type = random.pick(['string', 'integer', 'boolean', 'object', 'number', 'null']);
  return JSON.stringify({
    $schema: random.pick([
      'http://json-schema.org/draft-07/schema#',
      'https://json-schema.org/draft/2020-12/schema',
    ]),
    type: 'object',
    properties: {
      tag: { type: [...new Set([type, 'string', 'null', 'object', 'number', 'boolean', 'array'])] },
      port: random.oneIn(3) ? { type: 'integer', maximum: 65_535 } : {},
      name: random.oneIn(9) ? { pattern: '^[a-z ]*$' } : {},
    },
    ...(random.oneIn(9) && { required: ['image'] }),
  });
}

function makeSets(random: Random, values: Fields): readonly MadeSet[] {
  const paths = pathsOf(values);
  const sets: MadeSet[] = [];
  const count = random.oneIn(2) ? 0 : 1 + random.below(3);
  for (let at = 0; at < count; at++) {
    const { names, value } = paths[random.below(paths.length)] ?? { names: ['new'], value: null };
    const key = names.map((name) => name.replaceAll('.', '\\.')).join('.');
    // What is set below a scalar, or instead of a map, mostly fails.
    if (!isFields(value) || random.oneIn(5)) sets.push(makeSet(random, key));
  }
  return sets;
}

function makeSet(random: Random, key: string): MadeSet {
  switch (random.below(8)) {
    case 0:
      return { kind: 'set-string', text: `${key}=${random.pick(['012', 'true', 'a\\,b', ''])}` };
    case 1:
      return { kind: 'set-json', text: `${key}=${JSON.stringify(makeList(random))}` };
    case 2:
      return { kind: 'set-literal', text: `${key}=${random.pick(['a,b=c', '{x}', '[0]'])}` };
    case 3:
      return {
        kind: 'set',
        text: `${random.oneIn(3) ? key : 'added'}[${random.below(3)}]=${random.pick(['1', 'x', 'null'])}`,
      };
    case 4:
      return { kind: 'set', text: `${key}=null` };
    case 5:
      return { kind: 'set', text: `${key}={a,1,true},added.deep=2` };
    default:
      return {
        kind: 'set',
        text: `${key}=${random.pick(['1', '1.5', 'text', 'true', '', '0x1', '01', 'a b'])}`,
      };
  }
}

function makeList(random: Random): unknown {
  const scalar = makeScalar(random);
  const choices: readonly [unknown, ...unknown[]] = [
    [1, 2.5, 'a'],
    { a: null, b: [true] },
    typeof scalar === 'string' ? scalar : 7,
  ];
  return random.pick(choices);
}
