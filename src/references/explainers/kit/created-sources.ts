import { appendTo } from '../../../model/group-by.ts';
import { memo, once } from '../../../model/memo.ts';
import type { Reference } from '../../../model/reference.ts';
import { mayMeet } from '../../objects/namespaces.ts';
import { environmentOf } from '../../scope/environment-word.ts';
import { mayExplainCreation } from './documentation-paths.ts';
import { isHelmTemplate, type ScannedText, type TextScan } from './scan-texts.ts';
import { type CreatedSource, quotedSources, sourcesCreatedIn } from './sources-in-text.ts';

interface CreatedSources {
  /** Kind and name → where it is created. */
  readonly named: ReadonlyMap<string, readonly Creation[]>;
  /** Name → the files that create a source of that name, of either kind. */
  readonly ofEitherKind: ReadonlyMap<string, readonly string[]>;
  /** What is created under a name of which only a part is known (`*`). */
  readonly patterns: readonly CreatedPattern[];
}

/** A file that creates a source, and the namespace if the file says so. */
type Creation = Pick<CreatedSource, 'kind' | 'name' | 'namespace'> & { readonly path: string };

interface CreatedPattern extends CreatedSource {
  readonly path: string;
}

/** The sources that commands, programs, objects in texts and Terraform create, of all manifests, documents and scripts. */
export const createdSources = memo((scan: TextScan): (() => CreatedSources) => {
  const named = new Map<string, Creation[]>();
  const ofEitherKind = new Map<string, string[]>();
  const patterns: CreatedPattern[] = [];
  return scan.add({
    wants: (path, file) =>
      file?.source !== undefined || isHelmTemplate(file) || mayExplainCreation(path),
    read: (text) => {
      const { path } = text;
      for (const each of [...knownIn(text), ...quotedSources(text)]) {
        if (each.name.includes('*')) patterns.push({ ...each, path });
        else if (!scan.names.has(each.name)) continue;
        else if (each.eitherKind === true) appendTo(ofEitherKind, each.name, path);
        else appendTo(named, `${each.kind} ${each.name}`, { ...each, path });
      }
    },
    found: () => ({ named, ofEitherKind, patterns }),
  });
});

/** What a text creates: the next run finds it again, unless somebody writes the file. */
function knownIn({ path, origin, text }: ScannedText): readonly CreatedSource[] {
  const known = createdIn(origin);
  const found = known.get(path) ?? [...sourcesCreatedIn(path, text())];
  known.set(path, found);
  return found;
}

const createdIn = memo((_origin: object) => new Map<string, readonly CreatedSource[]>());

/** Whether a text creates a source for another namespace than the one of a reference. */
type IsForAnother = (reference: Reference, creation: Creation) => boolean;

/**
 * A text creates a source for another namespace if it says which, and something in the repository reads a source of the name there. The
 * namespaces of two environments (`shop-dev`, `shop-prod`) are one: a document shows one of them.
 */
export function creationsForOthers(references: readonly Reference[]): IsForAnother {
  const readIn = once(
    () => new Set(references.map(({ kind, name, namespace }) => `${kind} ${namespace} ${name}`)),
  );
  return ({ kind, name, namespace }, creation) =>
    !mayMeet(creation.namespace, namespace) &&
    withoutEnvironment(creation.namespace) !== withoutEnvironment(namespace) &&
    readIn().has(`${kind} ${creation.namespace} ${name}`);
}

function withoutEnvironment(namespace = ''): string {
  return namespace
    .split('-')
    .filter((word) => environmentOf(word) === undefined)
    .join('-');
}

/** The files that create the source of a reference, unless they say that it is for another namespace. */
export function pathsFor(
  { named }: CreatedSources,
  reference: Reference,
  isForAnother: IsForAnother,
): readonly string[] {
  const creations = named.get(`${reference.kind} ${reference.name}`) ?? [];
  return creations.flatMap((each) => (isForAnother(reference, each) ? [] : [each.path]));
}
