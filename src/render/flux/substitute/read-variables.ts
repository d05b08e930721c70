import { bytesToByteText, toByteText, type ByteText } from '../../../go/byte-text.ts';
import type { Dialect, Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import {
  entriesAt,
  itemsAt,
  scalarAt,
  valueAt,
  type Entry,
  type YamlNode,
} from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { jsonTypeName, stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { isTrue, scalarText } from '../../../model/scalars/scalar-text.ts';
import { isSourceKind, type Source, type SourceKey } from '../../../model/source.ts';
import type { Span } from '../../../model/span.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import type { UnknownVariable } from '../envsubst/evaluate-template.ts';
import type { FindSource } from '../find-source.ts';
import type { Variable, Variables } from './variable.ts';

const NAME = /^[_a-zA-Z][_a-zA-Z0-9]*$/;

/** The variables under construction; later sources overwrite earlier ones. */
interface Gathering {
  readonly byName: Map<string, Variable | UnknownVariable>;
  /** Where a name was set, for the check of names. */
  readonly namedAt: Map<string, Span>;
  open: boolean;
}

/**
 * The variables that `postBuild` of a Kustomization sets: those of `substituteFrom` in order, then those of `substitute`. Undefined when
 * Flux would substitute nothing. Refused if a source is certainly missing, a value is not a string or a name is none.
 */
export function readVariables(
  flux: Manifest,
  findSource: FindSource,
): BuildResult<Variables | undefined> {
  const { node, dialect } = flux;
  const gathering: Gathering = { byName: new Map(), namedAt: new Map(), open: false };
  for (const item of itemsAt(node, 'spec', 'postBuild', 'substituteFrom')) {
    const failure = addSource(gathering, item, flux, findSource);
    if (failure !== undefined) return failure;
  }
  for (const entry of entriesAt(node, 'spec', 'postBuild', 'substitute')) {
    const failure = addEntry(gathering, entry, dialect);
    if (failure !== undefined) return failure;
  }
  const { byName, open } = gathering;
  const strategy = scalarAt(node, 'spec', 'postBuild', 'substituteStrategy');
  const always = scalarText(strategy, dialect) === 'Always';
  if (byName.size === 0 && !open && !always) return done(undefined);
  return invalidName(gathering) ?? done({ byName, open });
}

function addSource(
  gathering: Gathering,
  item: YamlNode,
  { namespace, dialect }: Manifest,
  findSource: FindSource,
): BuildRefusal | undefined {
  const kind = scalarText(valueAt(item, 'kind'), dialect);
  const name = scalarText(valueAt(item, 'name'), dialect);
  if (!isSourceKind(kind)) return undefined;
  const found = findSource(kind, namespace, name);
  if (found.kind === 'found') {
    addKeys(gathering, found.source);
  } else if (found.kind === 'unknown') {
    // It may set anything again.
    gathering.byName.clear();
    gathering.open = true;
  } else if (!isTrue(valueAt(item, 'optional'), dialect)) {
    const at = valueAt(item, 'name') ?? item;
    const plural = kind === 'Secret' ? 'secrets' : 'configmaps';
    return refused(at, `substitute from '${kind}/${name}' error: ${plural} "${name}" not found`, {
      message: message`The ${kind} \`${name}\` that \`substituteFrom\` names does not exist`,
    });
  }
  return undefined;
}

function addKeys(gathering: Gathering, source: Source): void {
  if (source.keys.kind === 'unknown') {
    gathering.byName.clear();
    gathering.open = true;
    return;
  }
  for (const key of source.keys.value.values()) {
    if (key.field === 'binaryData') continue;
    gathering.byName.set(key.key, variableOf(source, key));
    gathering.namedAt.set(key.key, key.at);
  }
}

function variableOf(
  source: Source,
  { key, value, at, node }: SourceKey,
): Variable | UnknownVariable {
  const label = `${source.kind === 'Secret' ? 'secret' : 'config map'} ${source.name}/${key}`;
  if (value.kind === 'unknown') return { kind: 'unknown', label };
  const content = value.value;
  const bytes = content.kind === 'text' ? toByteText(content.text) : bytesToByteText(content.bytes);
  const known = { kind: 'known', name: key, value: inOneLine(bytes), at: node ?? at } as const;
  return filledIn({ ...known, secret: source.kind === 'Secret' ? label : undefined }, node);
}

function addEntry(
  gathering: Gathering,
  { name, key, value }: Entry,
  dialect: Dialect,
): BuildRefusal | undefined {
  const text = stringOf(value, dialect);
  if (text === undefined) return notString(name, value, dialect);
  gathering.namedAt.set(name, key);
  const variable = { name, value: inOneLine(toByteText(text)), at: value, secret: undefined };
  gathering.byName.set(name, filledIn({ kind: 'known', ...variable }, value));
  return undefined;
}

/** A variable whose value something else filled in: it is as secret, and as unknown, as what it is made of. */
function filledIn(variable: Variable, node: YamlNode | undefined): Variable | UnknownVariable {
  const parts = node?.kind === 'scalar' ? (node.value ?? []) : [];
  const unknown = parts.find((part) => part.kind === 'placeholder');
  if (unknown !== undefined) return { kind: 'unknown', label: unknown.label };
  const secret = parts.find((part) => part.kind === 'secret');
  return secret === undefined ? variable : { ...variable, secret: secret.label };
}

function notString(name: string, value: YamlNode, dialect: Dialect): BuildRefusal {
  const type = jsonTypeName(value, dialect);
  const found = type === 'object' || type === 'array' ? `an ${type}` : `a ${type}`;
  return refused(
    value,
    `.spec.postBuild.substitute accessor error: contains non-string value in the map under key "${name}"`,
    {
      message: message`The value of the variable \`${name}\` must be a string, not ${found}`,
      help: message`Quote the value.`,
    },
  );
}

function inOneLine(value: ByteText): ByteText {
  return value.replaceAll('\n', '');
}

function invalidName({ byName, namedAt }: Gathering): BuildRefusal | undefined {
  for (const name of byName.keys()) {
    const at = namedAt.get(name);
    if (at === undefined || NAME.test(name)) continue;
    return refused(
      at,
      `envsubst error: '${name}' var name is invalid, must match '^[_[:alpha:]][_[:alpha:][:digit:]]*$'`,
      {
        message: message`\`${name}\` is not a valid name for a variable, so Flux substitutes nothing`,
        help: message`Use letters, digits and \`_\` only, or remove the key from the ConfigMap or Secret.`,
      },
    );
  }
  return undefined;
}
