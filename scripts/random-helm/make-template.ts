import { isFields, type Data } from '../random-kustomize/emit-yaml.ts';
import type { Random } from '../random.ts';
import type { ValuePath } from './make-values.ts';

/** What a made-up template may speak of. */
export interface Known {
  readonly paths: readonly ValuePath[];
  /** Names of helpers. */
  readonly helpers: readonly [string, ...string[]];
  /** Files that `.Files` has. */
  readonly files: readonly string[];
}

const KINDS = ['ConfigMap', 'Secret', 'Service', 'Deployment', 'Job', 'Namespace', 'Odd'] as const;

/** A made-up template of one or two objects. */
export function makeTemplate(random: Random, known: Known, at: number): string {
  const documents = [makeDocument(random, known, `${at}`)];
  if (random.oneIn(3)) documents.push(makeDocument(random, known, `${at}b`));
  const text = documents.join(random.pick(['---\n', '\n---\n', '--- # next\n', '---\n---\n']));
  return random.oneIn(4) ? `{{- if ${condition(random, known)} }}\n${text}{{- end }}\n` : text;
}

function makeDocument(random: Random, known: Known, name: string): string {
  const lines = [
    random.oneIn(5) ? '# {{ .Chart.Name }}: a comment' : '',
    `apiVersion: ${random.pick(['v1', 'apps/v1', '{{ .Capabilities.APIVersions.Has "v1" | ternary "v1" "v2" }}'])}`,
    `kind: ${random.pick(KINDS)}`,
    'metadata:',
    `  name: ${random.pick(['{{ .Release.Name }}', '{{ include "full" . }}', '{{ .Chart.Name }}', 'fixed'])}-${name}`,
    ...metadata(random, known),
    'data:',
    ...fields(random, known, 1 + random.below(6)),
  ];
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

function metadata(random: Random, known: Known): readonly string[] {
  const lines: string[] = [];
  if (random.oneIn(4)) lines.push('  namespace: {{ .Release.Namespace }}');
  if (random.oneIn(3)) lines.push('  labels:', '    {{- include "labels" . | nindent 4 }}');
  const isHook = random.oneIn(6);
  if (isHook) {
    const hook = random.pick([
      'pre-install',
      'post-install,pre-upgrade',
      'test',
      'crd-install',
      ' test-success ',
      'odd',
    ]);
    const weight = random.pick(['', '"5"', '"-3"', 'x']);
    lines.push('  annotations:', `    helm.sh/hook: "${hook}"`);
    if (weight !== '') lines.push(`    "helm.sh/hook-weight": ${weight}`);
  } else if (random.oneIn(6)) {
    lines.push(
      '  annotations:',
      `    sum: {{ ${textual(random, known)} | sha256sum | trunc 8 | quote }}`,
    );
  }
  return lines;
}

function fields(random: Random, known: Known, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => field(random, known, `k${at}`)).flat();
}

function field(random: Random, known: Known, key: string): readonly string[] {
  switch (random.below(14)) {
    case 0:
      return [`  ${key}:`, `    {{- ${place(random, known)} | toYaml | nindent 4 }}`];
    case 1:
      return [`  ${key}: {{ ${place(random, known)} | toJson }}`];
    case 2:
      return block(random, known, key);
    case 3:
      return [
        `  {{- range $k, $v := ${place(random, known, isMapOrList)} }}`,
        `  ${key}-{{ $k }}: {{ $v | toString | quote }}`,
        '  {{- end }}',
      ];
    case 4:
      return [
        `  {{- with ${place(random, known)} }}`,
        `  ${key}: {{ . | ${random.pick(['quote', 'toJson', 'toString | quote', 'kindOf'])} }}`,
        random.oneIn(2) ? `  {{- else }}\n  ${key}: none` : '',
        '  {{- end }}',
      ];
    case 5:
      return [
        `  {{- if ${condition(random, known)} }}`,
        `  ${key}: {{ ${scalar(random, known)} }}`,
        '  {{- else }}',
        `  ${key}: "{{ .Chart.Version }}"`,
        '  {{- end }}',
      ];
    case 6:
      return [
        `  {{- $v := ${textual(random, known)} }}`,
        `  ${key}: {{ printf ${random.pick(['"%s-%s"', '"%v|%q"', '"%5s%-4v"'])} $v .Release.Name | quote }}`,
      ];
    case 7:
      return [`  ${key}: {{ tpl ${tplText(random, known)} . | quote }}`];
    case 8:
      return [
        `  ${key}: '${random.pick(['a', "it''s"])} {{ ${textual(random, known)} | squote | trimAll "'" | replace "'" "" | nospace }}'`,
      ];
    case 9:
      return fileField(random, known, key);
    default:
      return [`  ${key}: {{ ${scalar(random, known)} }}`];
  }
}

function block(random: Random, known: Known, key: string): readonly string[] {
  const indent = random.pick(['nindent 4', 'indent 4 | trim']);
  return [
    `  ${key}: ${random.pick(['|', '|-', '>', '|+'])}`,
    '    first',
    `    {{ ${textual(random, known)} | trim | ${indent} }}`,
    `    last{{- /* nothing */ -}}`,
    random.oneIn(3) ? '' : '    {{ .Values | len }}',
  ];
}

function fileField(random: Random, { files }: Known, key: string): readonly string[] {
  const [first] = files;
  if (first === undefined) return [`  ${key}: {{ .Files.Get "none" | quote }}`];
  return random.pick([
    [`  ${key}: {{ .Files.Get "${first}" | b64enc }}`],
    ['  {{- (.Files.Glob "conf/*").AsConfig | nindent 2 }}'],
    [`  ${key}: |`, `    {{- .Files.Get "${first}" | nindent 4 }}`],
    [`  ${key}: {{ .Files.Lines "${first}" | toJson }}`],
  ]);
}

function condition(random: Random, known: Known): string {
  const one = place(random, known);
  switch (random.below(7)) {
    case 0:
      return `and ${one} ${place(random, known)}`;
    case 1:
      return `or (not ${one}) (eq .Release.Name "rel")`;
    case 2:
      return `kindIs "${random.pick(['string', 'map', 'slice', 'float64', 'invalid'])}" ${one}`;
    case 3:
      return `hasKey .Values "${random.pick(['image', 'tag', 'none'])}"`;
    case 4:
      return 'semverCompare ">=1.20-0" .Capabilities.KubeVersion.Version';
    default:
      return one;
  }
}

/** Something that prints as a scalar. */
function scalar(random: Random, known: Known): string {
  const one = place(random, known);
  switch (random.below(12)) {
    case 0:
      return `${one} | default "none" | quote`;
    case 1:
      return `${place(random, known, isScalar)} | quote`;
    case 2:
      return `int ${place(random, known, isScalar)}`;
    case 3:
      return `${textual(random, known)} | upper | quote`;
    case 4:
      return `include "${random.pick(known.helpers)}" . | trim | quote`;
    case 5:
      return `ternary "a" "b" (empty ${one})`;
    case 6:
      return `${random.oneIn(4) ? 'required "it is needed"' : 'default list'} ${one} | toJson`;
    case 7:
      return `${one} | toJson | b64enc`;
    case 8:
      return `len (${one} | toString)`;
    case 9:
      return `add (${place(random, known, isScalar)} | int) 1 | mul 3`;
    case 10:
      return `dig "image" "none" (.Values | toJson | fromJson) | toJson | quote`;
    default:
      return `${place(random, known, isScalar)} | toJson`;
  }
}

/** Something that is a string. */
function textual(random: Random, known: Known): string {
  const one = place(random, known);
  const text = random.pick([
    `${one} | toString`,
    `${one} | toYaml`,
    `${one} | toJson`,
    `join "," (list 1 "a" (${one} | toString))`,
    `regexReplaceAll "[^a-z]+" (${one} | toString) "-"`,
    `${one} | toString | trunc 9 | trimSuffix "-"`,
    `cat "a" (${one} | toString) | snakecase`,
  ]);
  return `(${text})`;
}

function tplText(random: Random, known: Known): string {
  return random.pick([
    '"{{ .Release.Name }}/{{ .Chart.Name }}"',
    `"{{ ${place(random, known).replaceAll('"', '\\"')} | toJson }}"`,
    `(${place(random, known, isText)} | toString)`,
  ]);
}

function place(
  random: Random,
  { paths }: Known,
  wanted: (value: Data) => boolean = () => true,
): string {
  const some = paths.filter(({ value }) => wanted(value));
  const found = some[random.below(Math.max(some.length, 1))];
  if (found === undefined || random.oneIn(30)) return '(.Values.none | default dict)';
  const { names } = found;
  const isPlain = names.every((name) => /^\w+$/.test(name));
  if (isPlain && !random.oneIn(6)) return `.Values.${names.join('.')}`;
  return `(index .Values ${names.map((name) => JSON.stringify(name)).join(' ')})`;
}

function isScalar(value: Data): boolean {
  return !isFields(value) && !Array.isArray(value);
}

function isText(value: Data): boolean {
  return typeof value === 'string';
}

function isMapOrList(value: Data): boolean {
  return !isScalar(value);
}
