import type { FoundModule } from '../deployers/go-module.ts';

/** A default that the API server fills into a pod template. */
export interface FoundDefault {
  /** From the template: `spec.containers[]`. */
  readonly path: string;
  /** The field, as JSON has it. */
  readonly name: string;
  /** Type and value, as `canonicalOf` has them: `s:TCP`. */
  readonly text: string;
}

const FOLDER = 'pkg/apis/core/v1';
const WALK = /^func SetObjectDefaults_PodTemplate\([\s\S]*?^\}/m;
const SETTER = /^func SetDefaults_(\w+)\(obj \*v1\.\w+\) \{\n([\s\S]*?)^\}/gm;
/** Sets a field that is empty: `if b.Protocol == "" {`, and what it does then. */
const FIELD = /^(\t+)if (\w+)\.([\w.]+) == (?:nil|""|0) \{\n([\s\S]*?)^\1\}/gm;

/**
 * The defaults of a pod template that k8s.io/kubernetes writes down: those of the generated walk, and those of the functions that it calls, without what is
 * worked out (`imagePullPolicy`); then the zero of each optional field that is no pointer, which is the same as no field. `types`: core/v1/types.go of k8s.io/api.
 */
export function podTemplateDefaults(
  { read }: Pick<FoundModule, 'read'>,
  types: string,
): readonly FoundDefault[] {
  const generated = WALK.exec(read(`${FOLDER}/zz_generated.defaults.go`) ?? '')?.[0] ?? '';
  const written = read(`${FOLDER}/defaults.go`) ?? '';
  const setters = new Map(
    Array.from(written.matchAll(SETTER), ([, name = '', body = '']) => [name, body]),
  );
  const structs = structsIn(types);
  const constants = constantsIn(types);
  const found: FoundDefault[] = [];
  for (const { code, variables } of statements(generated, structs)) {
    const called = /SetDefaults_(\w+)\(&?(\w+)((?:\.\w+)*)\)/.exec(code);
    if (called !== null) {
      const [, name = '', variable = '', below = ''] = called;
      const place = placeOf(variables, variable, below, structs);
      found.push(
        ...assignments(setters.get(name) ?? '', new Map([['obj', place]]), structs, constants),
      );
    } else {
      found.push(...assignments(code, variables, structs, constants));
    }
  }
  return unique([...zeros('PodTemplateSpec', '', structs, basicTypesIn(types), []), ...found]);
}

/** A place in a template: its path, and the struct that is there. */
interface Place {
  readonly path: string;
  readonly struct: string;
}

interface GoField {
  readonly json: string;
  /** `*`, `[]`, `map[string]`. */
  readonly marks: string;
  readonly isOptional: boolean;
  readonly type: string;
}

type Structs = ReadonlyMap<string, ReadonlyMap<string, GoField>>;

function structsIn(types: string): Structs {
  const bodies = types.matchAll(/^type (\w+) struct \{\n([\s\S]*?)^\}/gm);
  return new Map(Array.from(bodies, ([, name = '', body = '']) => [name, fieldsIn(body)]));
}

function fieldsIn(body: string): ReadonlyMap<string, GoField> {
  const fields = body.matchAll(
    /^\t(?:(\w+)\s+)?((?:\[\]|\*|map\[string\])*)([\w.]+)\s+`json:"([^",]*)([^"]*)"/gm,
  );
  return new Map(
    Array.from(fields, ([, own, marks = '', type = '', json = '', options = '']) => [
      own ?? type,
      { json, marks, type, isOptional: options.includes('omitempty') },
    ]),
  );
}

const ZEROS = new Map([
  ['string', 's:'],
  ['bool', 'b:false'],
  ['int32', 'n:0'],
  ['int64', 'n:0'],
]);

/** `type DNSPolicy string`. */
function basicTypesIn(types: string): ReadonlyMap<string, string> {
  const all = types.matchAll(/^type (\w+) (string|bool|int32|int64)$/gm);
  return new Map(Array.from(all, ([, name = '', basic = '']) => [name, basic]));
}

/** A struct within itself is not followed. */
function* zeros(
  struct: string,
  path: string,
  structs: Structs,
  basicTypes: ReadonlyMap<string, string>,
  around: readonly string[],
): Generator<FoundDefault> {
  if (around.includes(struct)) return;
  for (const { json, marks, type, isOptional } of structs.get(struct)?.values() ?? []) {
    const zero = ZEROS.get(basicTypes.get(type) ?? type);
    if (zero !== undefined && marks === '') {
      if (isOptional) yield { path, name: json, text: zero };
    } else if (zero === undefined && !marks.includes('map')) {
      const own = [path, json].filter((each) => each !== '').join('.');
      const below = marks.includes('[]') ? `${own}[]` : own;
      yield* zeros(type, below, structs, basicTypes, [...around, struct]);
    }
  }
}

/** `RestartPolicyAlways RestartPolicy = "Always"`, `SecretVolumeSourceDefaultMode int32 = 0644`. */
function constantsIn(types: string): ReadonlyMap<string, string> {
  const all = types.matchAll(/^(?:const )?\t?(\w+)(?:\s+\w+)?\s*= ("[^"]*"|\d+)\s*$/gm);
  return new Map(Array.from(all, ([, name = '', value = '']) => [name, value]));
}

/** The calls and conditions of the generated walk, each with the variables that it sees. */
function* statements(
  walk: string,
  structs: Structs,
): Generator<{ readonly code: string; readonly variables: ReadonlyMap<string, Place> }> {
  const variables = new Map<string, Place>([['in', { path: '', struct: 'PodTemplate' }]]);
  const lines = walk.split('\n');
  for (const [at, line] of lines.entries()) {
    const item = /^\t+(\w) := &(\w+)((?:\.\w+)+)\[\w\]$/.exec(line);
    if (item !== null) {
      const [, name = '', from = '', below = ''] = item;
      const list = placeOf(variables, from, below, structs);
      variables.set(name, { ...list, path: `${list.path}[]` });
    } else if (line.includes('SetDefaults_')) {
      yield { code: line, variables };
    } else if (/ == (?:nil|"")/.test(line)) {
      yield { code: lines.slice(at, at + 4).join('\n'), variables };
    }
  }
}

function placeOf(
  variables: ReadonlyMap<string, Place>,
  variable: string,
  below: string,
  structs: Structs,
): Place {
  let { path, struct } = variables.get(variable) ?? { path: '?', struct: '' };
  for (const name of below.split('.').filter((each) => each !== '')) {
    const field = structs.get(struct)?.get(name);
    const step = struct === 'PodTemplate' ? '' : (field?.json ?? name);
    path = [path, step].filter((each) => each !== '').join('.');
    struct = field?.type ?? '';
  }
  return { path, struct };
}

function* assignments(
  code: string,
  variables: ReadonlyMap<string, Place>,
  structs: Structs,
  constants: ReadonlyMap<string, string>,
): Generator<FoundDefault> {
  for (const [, , variable = '', field = '', body = ''] of code.matchAll(FIELD)) {
    const value = valueIn(body, constants) ?? valueIn(variableOf(body, code), constants);
    const steps = field.split('.');
    const own = steps.pop() ?? '';
    const { path, struct } = placeOf(variables, variable, `.${steps.join('.')}`, structs);
    const json = structs.get(struct)?.get(own)?.json;
    if (value !== undefined && json !== undefined) yield { path, name: json, text: value };
  }
}

/** `typeVol := v1.HostPathUnset` of a function, where a block assigns `&typeVol`. */
function variableOf(body: string, code: string): string {
  const name = /= &(\w+)\s*$/m.exec(body)?.[1];
  return code.split('\n').find((line) => line.trim().startsWith(`${name} := `)) ?? '';
}

/** What the only assignment of a block assigns, through conversions and variables; undefined for structs, and where there are several. */
function valueIn(body: string, constants: ReadonlyMap<string, string>): string | undefined {
  if (/\bif\b|\{\}/.test(body)) return undefined;
  const written =
    /=\s*(?:\w+\()?(?:v1\.|corev1\.)?(?:\w+\()?(?:v1\.|corev1\.)?("[^"]*"|\w+)\)*\s*$/m;
  const lines = body.split('\n').filter((line) => !/= (?:&|new\()/.test(line));
  const [, value = ''] =
    lines.map((line) => written.exec(line)).find((each) => each !== null) ?? [];
  const known = constants.get(value) ?? value;
  if (known.startsWith('"')) return `s:${known.slice(1, -1)}`;
  if (/^(?:true|false)$/.test(known)) return `b:${known}`;
  if (!/^\d+$/.test(known)) return undefined;
  return `n:${known.startsWith('0') && known !== '0' ? Number.parseInt(known, 8) : known}`;
}

function unique(all: readonly FoundDefault[]): readonly FoundDefault[] {
  return [...new Map(all.map((each) => [`${each.path} ${each.name}`, each])).values()];
}
