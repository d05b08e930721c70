import { appendTo } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { SourceIndex } from '../scope/source-index.ts';

/** Kind and name of sources → who refers to them. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Words that say what a source is, and not what it is for: `db-secret` and `db-credentials` are of one thing. */
const OF_ROLE =
  /^(?:secrets?|credentials?|creds?|config|configmap|conf|cm|settings|env|envs|vars|values)$/;
/** Letters that a name must have besides those words, so that it is of one thing. */
const SHORTEST = 3;

/** More sources that are alike say nothing of what is meant. */
const MAX_ALIKE = 50;

/**
 * The sources in the namespace of a reference whose names have the same words but for one, or for those that say what a source is, and that
 * nothing else reads: `mail-secret` for `mail`, `mail-admin-envs` for `mail-envs`. A source that lacks the key is none of them.
 */
export function alikeInWords(
  written: () => readonly Source[],
  users: () => Users,
  index: SourceIndex,
): (reference: Reference) => readonly Source[] {
  const alike = once(() => byForms(written()));
  return (reference) => {
    const { thing, whole, shorter } = formsOf(reference);
    const forms = [...thing, `less ${whole}`, ...shorter];
    const found = forms.flatMap((form) => {
      const some = alike().get(form) ?? [];
      return some.length > MAX_ALIKE ? [] : some;
    });
    return [...new Set(found)].filter(
      (source) =>
        isInNamespace(reference, source, index) &&
        isFree(reference, source, users()) &&
        textOf(source) !== textOf(reference),
    );
  };
}

/** Who refers to a source. */
export function userOf({ manifest: { kind, namespace = '', name = '' } }: Reference): string {
  return `${kind} ${namespace}/${name}`;
}

function isInNamespace(
  { build, namespace }: Reference,
  source: Source,
  { scopeOf }: SourceIndex,
): boolean {
  const scope = scopeOf(build, source.build);
  if (scope === 'build') return true;
  return scope === 'cluster' && namespace !== undefined && source.namespace === namespace;
}

/** Whether nothing reads a source, or only the same workload, under its right name, and it has the key. */
function isFree(reference: Reference, { kind, name, keys }: Source, users: Users): boolean {
  const { key, use } = reference;
  if (key !== undefined && keys.kind === 'known' && !keys.value.has(key.name)) return false;
  const by = users.get(`${kind} ${name}`) ?? new Set();
  if (by.size === 0) return true;
  const isOwn = by.size === 1 && by.has(userOf(reference)) && use !== 'custom-resource';
  return isOwn && key !== undefined && keys.kind === 'known';
}

type Named = Pick<Source, 'kind' | 'name' | 'at'>;

/** By what they have in common with others: `less NAME` for those that have a word more than that name. */
function byForms(sources: readonly Source[]): ReadonlyMap<string, readonly Source[]> {
  const known = new Map<string, Source[]>();
  for (const source of sources) {
    const { thing, whole, shorter } = formsOf(source);
    const less = shorter.map((each) => `less ${each}`);
    for (const form of [...thing, whole, ...less]) appendTo(known, form, source);
  }
  return known;
}

interface Forms {
  /** Without the words that say what a source is; nothing if too little is left. */
  readonly thing: readonly string[];
  readonly whole: string;
  /** Without one of the words, but for the first. */
  readonly shorter: readonly string[];
}

function formsOf(of: Named): Forms {
  const words = wordsOf(of);
  const [first = ''] = words;
  const thing = words.filter((word) => !OF_ROLE.test(word)).join('-');
  const short = words.length > MAX_WORDS ? [] : words.slice(1);
  return {
    thing: thing.length < SHORTEST ? [] : [`${of.kind} ${first} of ${thing}`],
    whole: `${of.kind} ${words.join('-')}`,
    shorter: short.map((_, at) => `${of.kind} ${words.toSpliced(at + 1, 1).join('-')}`),
  };
}

/** No word may be left out of a name with more words than this. */
const MAX_WORDS = 12;

function textOf(of: Named): string {
  return wordsOf(of).join('-');
}

function wordsOf({ name, at }: Omit<Named, 'kind'>): readonly string[] {
  return writtenName(at, name).split(/[-._]/);
}
