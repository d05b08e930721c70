import { bytesToByteText, toByteText, type ByteText } from '../../../go/byte-text.ts';
import {
  entriesAt,
  itemsAt,
  scalarAt,
  valueAt,
  type Entry,
  type MapNode,
  type YamlNode,
} from '../../../model/node.ts';
import { jsonTypeName, stringOf } from '../../../model/resolve-scalar.ts';
import { isTrue, scalarText } from '../../../model/scalar-text.ts';
import type { Source, SourceKey, SourceKind } from '../../../model/source.ts';
import type { Span } from '../../../model/span.ts';
import type { UnknownVariable } from '../envsubst/evaluate-template.ts';
import type { FindSource } from '../find-source.ts';
import { done, refused, type Outcome, type Refused } from '../../kustomize/tree/outcome.ts';
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
 * Flux would substitute nothing. Refused where a source is certainly missing, a value is no string or a name is none.
 */
export function readVariables(
  kustomization: MapNode,
  namespace: string | undefined,
  findSource: FindSource,
): Outcome<Variables | undefined> {
  const gathering: Gathering = { byName: new Map(), namedAt: new Map(), open: false };
  for (const item of itemsAt(kustomization, 'spec', 'postBuild', 'substituteFrom')) {
    const failure = addSource(gathering, item, namespace, findSource);
    if (failure !== undefined) return failure;
  }
  for (const entry of entriesAt(kustomization, 'spec', 'postBuild', 'substitute')) {
    const failure = addEntry(gathering, entry);
    if (failure !== undefined) return failure;
  }
  const { byName, open } = gathering;
  const always = scalarText(strategyOf(kustomization), 'kustomize') === 'Always';
  if (byName.size === 0 && !open && !always) return done(undefined);
  return invalidName(gathering) ?? done({ byName, open });
}

function strategyOf(kustomization: MapNode): YamlNode | undefined {
  return scalarAt(kustomization, 'spec', 'postBuild', 'substituteStrategy');
}

function addSource(
  gathering: Gathering,
  item: YamlNode,
  namespace: string | undefined,
  findSource: FindSource,
): Refused | undefined {
  const kind = kindOf(scalarText(valueAt(item, 'kind'), 'kustomize'));
  const name = scalarText(valueAt(item, 'name'), 'kustomize');
  if (kind === undefined) return undefined;
  const found = findSource(kind, namespace, name);
  if (found.kind === 'found') {
    addKeys(gathering, found.source);
  } else if (found.kind === 'unknown') {
    // It may set anything anew.
    gathering.byName.clear();
    gathering.open = true;
  } else if (!isTrue(valueAt(item, 'optional'), 'kustomize')) {
    const at = valueAt(item, 'name') ?? item;
    const plural = kind === 'Secret' ? 'secrets' : 'configmaps';
    return refused(at, `substitute from '${kind}/${name}' error: ${plural} "${name}" not found`, {
      message: `The ${kind} \`${name}\` that \`substituteFrom\` names does not exist`,
    });
  }
  return undefined;
}

function kindOf(text: string): SourceKind | undefined {
  return text === 'ConfigMap' || text === 'Secret' ? text : undefined;
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
  const secret = source.kind === 'Secret' ? label : undefined;
  return { kind: 'known', name: key, value: inOneLine(bytes), at: node ?? at, secret };
}

function addEntry(gathering: Gathering, { name, key, value }: Entry): Refused | undefined {
  const text = stringOf(value, 'kustomize');
  if (text === undefined) {
    const type = jsonTypeName(value, 'kustomize');
    return refused(
      value,
      `.spec.postBuild.substitute accessor error: contains non-string value in the map under key "${name}"`,
      {
        message: `The value of the variable \`${name}\` must be a string, and this is ${type === 'object' || type === 'array' ? 'an' : 'a'} ${type}`,
        help: 'Quote the value.',
      },
    );
  }
  gathering.namedAt.set(name, key);
  const variable = { name, value: inOneLine(toByteText(text)), at: value, secret: undefined };
  gathering.byName.set(name, { kind: 'known', ...variable });
  return undefined;
}

function inOneLine(value: ByteText): ByteText {
  return value.replaceAll('\n', '');
}

function invalidName({ byName, namedAt }: Gathering): Refused | undefined {
  for (const name of byName.keys()) {
    const at = namedAt.get(name);
    if (at === undefined || NAME.test(name)) continue;
    return refused(
      at,
      `envsubst error: '${name}' var name is invalid, must match '^[_[:alpha:]][_[:alpha:][:digit:]]*$'`,
      {
        message: `\`${name}\` is not a valid name for a variable, so Flux substitutes nothing`,
        help: 'Use letters, digits and `_` only, or take the key out of the source.',
      },
    );
  }
  return undefined;
}
