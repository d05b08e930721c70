import type { Binding, Environment } from '../../src/model/environment.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { once } from '../../src/model/memo.ts';
import { message, name } from '../../src/model/message.ts';
import { bindingName, keyName, sourceName } from '../../src/model/names/message-names.ts';
import { itemsAt, scalarAt } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import { originOfKey, type Source, type SourceKey } from '../../src/model/source.ts';
import { joinedRule, rulePerEnvironmentWith, rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { shellReference } from './shell-references.ts';

const META: RuleMeta = {
  id: 'unexpanded-value',
  summary:
    'A value refers to a variable in a way that Kubernetes does not expand: `$(NAME)` in a ConfigMap, or `${NAME}` in `env`.',
  severity: 'warning',
  group: 'environment',
  since: '0.1.0',
};

const ofContainers = rulePerEnvironmentWith(META, 'holdsDollar', function* (environment) {
  const { bindings } = environment;
  const names = once(() => new Set(bindings.map(({ name: each }) => each)));
  for (const binding of bindings) {
    const literal = literalFinding(binding, names, environment);
    if (literal !== undefined) yield literal;
    const read = readKey(binding);
    // Few values hold a reference: what costs more is asked about those only.
    if (read === undefined || !read.text.includes('$(')) continue;
    yield* findingsOf(binding, read, names(), environment);
  }
});

/** `vars` of kustomize: what is left of them in a build was not expanded. */
const ofKustomize = rulePerRun(META, function* ({ builds, files: all, sources, fileOf }) {
  if (!all.some(isKustomization)) return;
  const byBuild = groupBy(sources, ({ build }) => build);
  for (const { id, files } of builds) {
    const names = new Set(files.flatMap((path) => varsIn(fileOf(path))));
    if (names.size === 0) continue;
    for (const source of byBuild.get(id) ?? []) {
      if (source.kind !== 'ConfigMap' || source.keys.kind === 'unknown') continue;
      for (const key of source.keys.value.values()) {
        const found = varFinding(source, key, names);
        const subject = subjectOfManifest(source.producer.manifest, key.key);
        if (found !== undefined) yield { ...found, subject, build: id };
      }
    }
  }
});

export const rule: Rule = joinedRule(META, [ofContainers, ofKustomize]);

function isKustomization(file: ParsedFile): boolean {
  return file.class.kind === 'kustomization';
}

function varsIn(file: ParsedFile | undefined): readonly string[] {
  if (file === undefined || !isKustomization(file)) return [];
  return file.documents.flatMap(({ root }) =>
    itemsAt(root, 'vars').flatMap((item) => scalarAt(item, 'name')?.text ?? []),
  );
}

function varFinding(
  source: Source,
  key: SourceKey,
  names: ReadonlySet<string>,
): Finding | undefined {
  if (key.value.kind !== 'known' || key.value.value.kind !== 'text') return undefined;
  for (const [whole, variable = ''] of key.value.value.text.matchAll(REFERENCE)) {
    if (whole.startsWith('$$') || !names.has(variable)) continue;
    const shown = name(variable, key.node ?? key.at);
    return {
      at: originOfKey(key),
      message: message`\`$(${shown})\` in key \`${keyName(key)}\` of ${sourceName(source)} stays literal text: kustomize replaces \`vars\` only in the fields that it knows for them, and \`data\` of a ConfigMap is not one of them.`,
      help: message`List \`data\` of ConfigMaps as a \`varReference\` under \`configurations\`, or use \`replacements\`.`,
    };
  }
  return undefined;
}

const REFERENCE = /\$?\$\(([A-Za-z_][A-Za-z0-9_]*)\)/g;

/** Only names of variables that the container has: `$(date)` is for a shell. */
function* findingsOf(
  binding: Binding,
  { source, key, text }: ReadKey,
  names: ReadonlySet<string>,
  { command, args }: Environment,
): Iterable<Finding> {
  if (isExpandedLater(binding.name, [...command, ...args])) return;
  for (const [whole, variable = ''] of text.matchAll(REFERENCE)) {
    if (whole.startsWith('$$') || variable === binding.name || !names.has(variable)) continue;
    const shown = name(variable, key.node ?? key.at);
    yield {
      at: originOfKey(key),
      message: message`\`$(${shown})\` in key \`${keyName(key)}\` of ${sourceName(source)} stays literal text: Kubernetes expands such references only in \`value\`, \`command\` and \`args\` of a container, so \`${bindingName(binding)}\` keeps the text as it is.`,
      help: message`Set \`${bindingName(binding)}\` with a \`value\` in \`env\`, or write the value of \`${shown}\` here.`,
    };
    return;
  }
}

interface ReadKey {
  readonly source: Source;
  readonly key: SourceKey;
  readonly text: string;
}

/** The key of the ConfigMap that the variable takes its value from. */
function readKey({ from }: Binding): ReadKey | undefined {
  if (from.kind !== 'env-from' && from.kind !== 'key') return undefined;
  const { source } = from;
  if (source?.kind !== 'ConfigMap' || source.keys.kind === 'unknown') return undefined;
  const key: SourceKey | undefined = source.keys.value.get(from.key);
  if (key?.value.kind !== 'known' || key.value.value.kind !== 'text') return undefined;
  return { source, key, text: key.value.value.text };
}

function literalFinding(
  binding: Binding,
  names: () => ReadonlySet<string>,
  { command, args }: Environment,
): Finding | undefined {
  const found = shellReference(binding, names);
  if (found === undefined || isExpandedLater(binding.name, [...command, ...args])) return undefined;
  return found;
}

/** A shell may evaluate what the variable holds. */
function isExpandedLater(variable: string, texts: Environment['command']): boolean {
  return texts.some(({ value }) =>
    value.some(
      (part) =>
        part.kind === 'text' && /\beval\b|envsubst/.test(part.text) && part.text.includes(variable),
    ),
  );
}
