import { PLAIN_NAME } from '../../kubernetes/validation/names.ts';
import { groupBy } from '../../model/group-by.ts';
import { nameOfManifest } from '../../model/names/name-of.ts';
import type { JudgedReference, Reference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import type { External } from '../../model/settings.ts';
import type { SourceKind } from '../../model/source.ts';
import { placeOf } from '../../model/span.ts';
import { globNames } from '../../references/objects/glob-names.ts';
import { escapeText } from '../../report/text/escape-text.ts';
import { shortListOf } from '../../report/text/words.ts';
import { nameGlobs } from '../../text/glob/glob-set.ts';

/** What `externals` of a configuration should say. */
interface ExternalsPlan {
  readonly add: readonly DeclaredExternal[];
  /** Indexes of those declared that nothing needs any more. */
  readonly drop: ReadonlySet<number>;
}

/** A declaration with a comment that says who needs it. */
interface DeclaredExternal {
  readonly kind: SourceKind;
  /** Undefined: any. */
  readonly namespace: string | undefined;
  readonly name: string;
  readonly comment: string;
}

/** Namespaces from which on a name is declared for all of them. */
const MANY_NAMESPACES = 3;
const EXISTS: ReadonlySet<string> = new Set(['present', 'elsewhere', 'produced']);

/**
 * The declarations that make a repository quiet: every name that nothing in it makes or mentions, so that only new ones are reported.
 * `report` is of a run without `externals`; `declared` are those that the configuration has.
 */
export function planExternals(
  { references }: Report,
  declared: readonly External[],
): ExternalsPlan {
  const covering = coveringOf(declared);
  const needed = references.filter(({ verdict }) => !EXISTS.has(verdict.kind));
  const used = new Set(needed.flatMap(({ reference }) => covering(reference)));
  const undeclared = references.filter(
    ({ verdict, reference }) =>
      verdict.kind === 'undeclared' &&
      // A name that may be a typo is not declared away.
      verdict.missing.nearest === undefined &&
      [reference.name, reference.namespace ?? reference.name].every((name) =>
        PLAIN_NAME.test(name),
      ) &&
      covering(reference).length === 0,
  );
  const unused = [...declared.keys()].filter((index) => !used.has(index));
  return {
    add: KINDS.flatMap((kind) => declarationsOf(kind, undeclared, references)),
    drop: new Set(unused),
  };
}

const KINDS = ['ConfigMap', 'Secret'] as const;

/** The indexes of the declarations that a reference is under. */
function coveringOf(declared: readonly External[]): (reference: Reference) => readonly number[] {
  const names = nameGlobs(declared.map(({ name }) => name));
  const namespaces = nameGlobs(declared.map(({ namespace }) => namespace));
  return ({ kind, name, namespace }) => {
    const named = names.matching(name).filter((index) => declared[index]?.kind === kind);
    if (named.length === 0 || namespace === undefined) return named;
    const within = new Set(namespaces.matching(namespace));
    return named.filter((index) => within.has(index));
  };
}

function declarationsOf(
  kind: SourceKind,
  undeclared: readonly JudgedReference[],
  all: readonly JudgedReference[],
): readonly DeclaredExternal[] {
  const existing = all.flatMap(({ reference, verdict }) =>
    reference.kind === kind && EXISTS.has(verdict.kind) ? [reference.name] : [],
  );
  const byNamespace = groupBy(
    usesOf(undeclared.filter(({ reference }) => reference.kind === kind)),
    ({ namespace }) => namespace,
  );
  return [...byNamespace].flatMap(([namespace, uses]) => {
    const users = new Map(uses.map((use) => [use.name, use.users]));
    return globNames([...users.keys()], existing).map(({ pattern, names }) => ({
      kind,
      namespace,
      name: pattern,
      comment: commentOf(
        names,
        names.flatMap((name) => users.get(name) ?? []),
      ),
    }));
  });
}

/** A name, where it is looked for, and who does. */
interface Use {
  readonly name: string;
  readonly namespace: string | undefined;
  readonly users: readonly JudgedReference[];
}

/** Names by namespace; one that many namespaces use, or that some object without a namespace does, is declared for all of them. */
function usesOf(undeclared: readonly JudgedReference[]): readonly Use[] {
  return [...groupBy(undeclared, ({ reference }) => reference.name)].flatMap(([name, users]) => {
    const namespaces = groupBy(users, ({ reference }) => reference.namespace);
    if (namespaces.has(undefined) || namespaces.size >= MANY_NAMESPACES)
      return [{ name, namespace: undefined, users }];
    return [...namespaces].map(([namespace, some]) => ({ name, namespace, users: some }));
  });
}

function commentOf(names: readonly string[], users: readonly JudgedReference[]): string {
  const [first] = users;
  if (first === undefined) return '';
  const objects = new Set(users.map(({ reference }) => nameOfManifest(reference.manifest, '')));
  const which = names.length === 1 ? '' : `${shortListOf(names, 3)}: `;
  const who = shortListOf([...objects], 1);
  return escapeText(
    `${which}${WHY[first.reference.use] ?? 'not defined or mentioned anywhere in this repository'}; for ${who}, ${placeOf(first.at)}`,
  );
}

/** Why a name is taken for one that is made elsewhere, where its use tells more than its absence. */
const WHY: Readonly<Partial<Record<Reference['use'], string>>> = {
  'image-pull-secret': 'credentials of a registry, usually created by hand',
  'ingress-tls': 'a certificate that nothing in this repository requests',
};
