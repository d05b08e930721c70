import type { Evidence } from '../../model/evidence.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { isManifestName } from '../../model/file-tree.ts';
import { once } from '../../model/memo.ts';
import type {
  NamedSource,
  OtherParts,
  SecretsElsewhere,
  ServiceElsewhere,
  ServicePort,
} from '../../model/parts/other-parts.ts';
import type { SourceFile, Span } from '../../model/span.ts';
import { writtenName } from '../../model/written-name.ts';
import type { Islands } from './find-islands.ts';
import { digestedTexts } from './secret-digests.ts';
import { openSourceFile } from './source-file.ts';
import { wordDigest } from './special-island.ts';
import { namesMadeBy } from './survey.ts';
import type { Survey, SurveyedBuild, SurveyedService } from './survey.ts';

/** The parts of a repository, by the surveys of all of them. */
export interface Parts {
  /** Islands that every process looks at, and one of them reports about. */
  readonly special: ReadonlySet<number>;
  readonly secrets: SecretsElsewhere;
  /** What to look at for the right answers about some islands; `more`: islands that turned out to be needed. */
  readonly view: (own: ReadonlySet<number>, more: ReadonlySet<number>) => View;
}

/** A part of the repository, and what there is to know of the rest. */
export interface View {
  readonly tree: FileTree;
  readonly others: OtherParts;
  /** Islands without which some answer of the run is not certain: with them in view, it has to run again. */
  readonly lacking: (evidence: Evidence) => ReadonlySet<number>;
}

type Digest = (text: string) => string;

/** Puts surveys together, which are read twice. `digest` is the one that they were made with. */
export function openParts(
  read: Iterable<Survey>,
  tree: FileTree,
  islands: Islands,
  digest: Digest,
): Parts {
  const surveys = Array.from(read, withoutNames);
  const special = specialIslands(surveys, islands);
  const builds = surveys
    .flatMap((survey) => survey.builds)
    .filter(([, island]) => !special.has(island))
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const isWord = wordsOf(surveys, digest);
  const services = surveys.flatMap((survey) => survey.services);
  const secrets = secretsOf(surveys, read, tree, digest);
  return {
    special,
    secrets,
    view(own, more) {
      const seen = new Set([...special, ...own, ...more]);
      for (const island of neighbours(own, builds, isWord)) seen.add(island);
      return viewOf(own, seen, { tree, islands, builds, services, secrets, special });
    },
  };
}

/** Names in the open are as many as objects, and nearly all of them nobody asks for. */
function withoutNames(survey: Survey): Survey {
  return { ...survey, open: [] };
}

/** Islands with what concerns all, what these deploy, and what is a test or template because of them. */
function specialIslands(surveys: readonly Survey[], islands: Islands): ReadonlySet<number> {
  const found = surveys.flatMap((survey) => survey.special);
  const special = new Set(found.map(({ island }) => island));
  const folders = new Set(found.flatMap(({ claims, tests }) => [...claims, ...tests]));
  for (const island of islands.below(folders)) special.add(island);
  if (found.some(({ isTemplate }) => isTemplate)) {
    for (const island of surveys.flatMap(({ naming }) => naming)) special.add(island);
  }
  return special;
}

/** Whether a name is among the words of special islands. */
function wordsOf(surveys: readonly Survey[], digest: Digest): (name: string) => boolean {
  const words = new Set(surveys.flatMap((survey) => survey.special.flatMap((each) => each.words)));
  if (words.size === 0) return () => false;
  const known = new Map<string, boolean>();
  return (name) => {
    let isWord = known.get(name);
    if (isWord === undefined) known.set(name, (isWord = words.has(wordDigest(name, digest))));
    return isWord;
  };
}

/** Other islands that ask for one name from this many files are enough to tell that it is no slip of the keyboard (src/references/verdict/prove.ts). */
const MOST_ASKING = 4;

/**
 * Islands that have a say in what the references of some islands mean, or in who uses their sources: those that make what these need, need what
 * these make, or need the same.
 */
function neighbours(
  own: ReadonlySet<number>,
  builds: readonly SurveyedBuild[],
  isWord: (name: string) => boolean,
): ReadonlySet<number> {
  const ours = builds.filter(([, island]) => own.has(island));
  const asked = new Set(ours.flatMap(([, , , asks]) => asks));
  const made = new Set(ours.flatMap(namesMadeBy));
  const isAsked = (name: string): boolean => asked.has(name) || isWord(name);
  const makers = builds.filter((build) => namesMadeBy(build).some(isAsked));
  const shared = new Set(makers.flatMap(namesMadeBy));
  const asking = new Map<string, number>();
  const found = new Set(makers.map(([, island]) => island));
  for (const [, island, , asks] of builds) {
    if (own.has(island)) continue;
    for (const name of asks) {
      const count = asking.get(name) ?? 0;
      const isNeeded = isAsked(name);
      if (isNeeded) asking.set(name, count + 1);
      const mayTell = shared.has(name) || count < MOST_ASKING;
      if (made.has(name) || isWord(name) || (isNeeded && mayTell)) found.add(island);
    }
  }
  return found;
}

function namedSource(source: string): NamedSource {
  const [kind, name = '', written = name] = source.split('\n');
  return [kind === 'Secret' ? kind : 'ConfigMap', written];
}

const NOT_JUDGED: ReadonlySet<string> = new Set();

interface Whole {
  readonly tree: FileTree;
  readonly islands: Islands;
  /** Those of islands that are not special, sorted by id. */
  readonly builds: readonly SurveyedBuild[];
  readonly services: readonly SurveyedService[];
  readonly secrets: SecretsElsewhere;
  readonly special: ReadonlySet<number>;
}

function viewOf(own: ReadonlySet<number>, seen: ReadonlySet<number>, whole: Whole): View {
  const { tree, islands, builds, services, secrets, special } = whole;
  const rest = builds.filter(([, island]) => !seen.has(island));
  const away = new Set(rest.map(([id]) => id));
  const foreign = new Set(builds.flatMap(([id, island]) => (own.has(island) ? [] : [id])));
  const fileOf = openSourceFile(tree);
  const wanted = new Set<string>();
  const isSpecialOwn = [...own].some((island) => special.has(island));
  return {
    tree: { ...tree, isElsewhere: (path) => !seen.has(islands.of(path) ?? -1) },
    others: {
      sources: () => rest.map(([build, , sources]) => ({ build, names: sources.map(namedSource) })),
      services: services
        .filter(([build]) => away.has(build))
        .map((service) => new SurveyedElsewhere(service, fileOf))
        .sort((a, b) => (a.build < b.build ? -1 : Number(a.build > b.build))),
      secrets,
      made: NOT_JUDGED,
      isForeign: (build) => foreign.has(build),
      want(written, build) {
        if (!foreign.has(build)) wanted.add(written);
      },
    },
    lacking(evidence) {
      const ordinary = new Set(builds.map(([id]) => id));
      const isMeant = (id: string): boolean => isSpecialOwn && !ordinary.has(id);
      return lackingIn(rest, wanted, namesOf(evidence, isMeant));
    },
  };
}

interface Names {
  readonly needed: ReadonlySet<string>;
  readonly made: ReadonlySet<string>;
}

/** The names that some builds need and make, as rendered and as written. */
function namesOf({ references, sources }: Evidence, isMeant: (build: string) => boolean): Names {
  const needed = references.flatMap(({ reference: { name, at, build } }) =>
    isMeant(build) ? [name, writtenName(at, name)] : [],
  );
  const made = sources.flatMap(({ name, at, build }) =>
    isMeant(build) ? [name, writtenName(at, name)] : [],
  );
  return { needed: new Set(needed), made: new Set(made) };
}

/** Of the builds out of view, the islands of those that make what is wanted or needed, or need what is made; of each wanted name also one that needs it. */
function lackingIn(
  rest: readonly SurveyedBuild[],
  wanted: ReadonlySet<string>,
  { needed, made }: Names,
): ReadonlySet<number> {
  const lacking = new Set<number>();
  for (const build of rest) {
    const [, island, , asks] = build;
    const makes = namesMadeBy(build).some((name) => wanted.has(name) || needed.has(name));
    if (makes || asks.some((name) => made.has(name))) lacking.add(island);
  }
  if (lacking.size === 0) return lacking;
  const named = new Set<string>();
  for (const [, island, , asks] of rest) {
    for (const name of asks) {
      if (!wanted.has(name) || named.has(name)) continue;
      named.add(name);
      lacking.add(island);
    }
  }
  return lacking;
}

/** What all surveys tell of Secrets. A name that is open somewhere only counts if a Secret holds the same text. */
function secretsOf(
  surveys: readonly Survey[],
  whole: Iterable<Survey>,
  tree: FileTree,
  digest: Digest,
): SecretsElsewhere {
  const { lengthsAt, has } = digestedTexts(
    surveys.flatMap((survey) => survey.secrets),
    digest,
  );
  const open = new Set<string>();
  for (const survey of whole) for (const name of survey.open) if (has(name)) open.add(name);
  const paths = once(() => tree.paths.filter(isManifestName));
  const isOfPath = (text: string): boolean =>
    paths().some(
      (path) =>
        path === text ||
        path.startsWith(`${text}/`) ||
        (!text.includes('/') && `${path}/`.includes(`/${text}/`)),
    );
  const known = new Map<string, boolean>();
  return {
    lengthsAt,
    has,
    isOpen(text) {
      if (open.has(text)) return true;
      let isKnown = known.get(text);
      if (isKnown === undefined) known.set(text, (isKnown = isOfPath(text)));
      return isKnown;
    },
  };
}

/** A Service as the survey lists it: there may be hundreds of thousands, of which hardly one is asked for. */
class SurveyedElsewhere implements ServiceElsewhere {
  readonly #service: SurveyedService;
  readonly #fileOf: (path: string) => SourceFile;

  constructor(service: SurveyedService, fileOf: (path: string) => SourceFile) {
    this.#service = service;
    this.#fileOf = fileOf;
  }

  get build(): string {
    return this.#service[0];
  }

  get name(): string {
    return this.#service[1];
  }

  get namespace(): string {
    return this.#service[2];
  }

  get clusterIp(): string | undefined {
    return this.#service[3] ?? undefined;
  }

  get ports(): readonly ServicePort[] {
    return this.#service[4].map(([name, port, protocol]) => ({ name, port, protocol }));
  }

  get at(): Span {
    const [, , , , , path, start, end] = this.#service;
    return { file: this.#fileOf(path), start, end };
  }
}
