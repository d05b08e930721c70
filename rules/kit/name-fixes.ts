import { editScalar } from '../../src/edits/edit-scalar.ts';
import type { Fix } from '../../src/model/edit.ts';
import { memo } from '../../src/model/memo.ts';
import { writtenName } from '../../src/model/names/written-name.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { MissingKey, MissingSource, Reference } from '../../src/model/reference.ts';
import type { SourceKey } from '../../src/model/source.ts';
import { openTypos } from '../../src/text/open-typos.ts';
import { typoOf } from '../../src/text/typo.ts';

/** The name that help asks about, where no other is near. */
export function sourceSuggestion(
  { at, name }: Reference,
  missing: MissingSource,
): Pick<Finding, 'suggestion'> {
  const { nearest, isOnlyNear, otherKind, elsewhere, siblings, notDeployed, removed } = missing;
  const isOther = [otherKind, notDeployed, removed].some((each) => each !== undefined);
  if (nearest === undefined || !isOnlyNear || isOther) return {};
  if (elsewhere.length > 0 || siblings.length > 0) return {};
  const near = writtenName(nearest.at, nearest.name);
  if (near === writtenName(at, name)) return {};
  const fix = writing(at, near);
  return fix === undefined ? {} : { suggestion: fix };
}

/** Writes another name in place of one. */
function writing(at: Reference['at'], name: string): Fix | undefined {
  const edit = editScalar(at, name, true);
  return edit && { message: `Write \`${name}\`.`, edits: [edit] };
}

const typosOfKeys = memo((keys: ReadonlyMap<string, SourceKey>) =>
  openTypos(keys.keys(), (key) => key),
);

/** The key that was meant: certain where its source has just one that is that near. */
export function keyFix(
  { key }: Reference,
  { source, nearest, isOnlyNear }: MissingKey,
): Pick<Finding, 'fix' | 'suggestion'> {
  if (key === undefined || nearest === undefined || source.keys.kind === 'unknown') return {};
  // A key that nobody wrote is reported at the name.
  if (key.at.text !== key.name) return {};
  const fix = writing(key.at, nearest.key);
  if (fix === undefined) return {};
  const nearly = typosOfKeys(source.keys.value);
  const isOther = (each: string): boolean => each !== nearest.key;
  const isTypo = typoOf(key.name, nearest.key) !== undefined;
  if (isTypo && nearly(key.name, isOther) === undefined) return { fix };
  return isOnlyNear ? { suggestion: fix } : {};
}
