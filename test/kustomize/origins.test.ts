import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { isManifestName } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Build } from '../../src/model/manifest.ts';
import type { ScalarNode, YamlNode } from '../../src/model/node.ts';
import { hostSpan, placeOf, positionOf } from '../../src/model/span.ts';
import { trailOf } from '../../src/model/trail.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { filesBelow } from '../files-below.ts';
import { realRepositories } from '../real-programs.ts';
import { IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';

/**
 * Every scalar of every build can be followed back to what a person wrote: its span holds its text, or a step of the build made the text and
 * names the place that asked for it.
 */
describe.each(['examples/overlays', ...(IS_SLOW ? realRepositories() : [])])('%s', (folder) => {
  const tree = treeOf(filesBelow(folder));
  const files = tree.paths
    .filter(isManifestName)
    .map((path) => parseFile(path, tree.read(path), DEFAULT_LIMITS));
  const { builds } = renderBuilds(ENGINES, tree, files, {
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  });
  const scalars = builds.filter(isRendered).flatMap(scalarsOf);

  test('every scalar has an origin', () => {
    const lost = scalars.filter((scalar) => !isWritten(scalar) && !isMade(scalar));
    expect([
      ...new Set(
        lost.map(
          (scalar) =>
            `${scalar.text} ${placeOf(scalar)} ${trailOf(scalar)?.step.kind ?? 'as written'}`,
        ),
      ),
    ]).toEqual([]);
  });

  test('every origin is a place in a file of the repository', () => {
    const paths = new Set(tree.paths);
    const nowhere = scalars.filter((scalar) => !paths.has(positionOf(scalar).path));
    expect([...new Set(nowhere.map((scalar) => `${scalar.text} ${placeOf(scalar)}`))]).toEqual([]);
  });
});

function isRendered({ kind }: Build): boolean {
  return kind === 'kustomization';
}

function scalarsOf({ objects }: Build): ScalarNode[] {
  const found: ScalarNode[] = [];
  const visit = (node: YamlNode): void => {
    if (node.kind === 'scalar') found.push(node);
    else if (node.kind === 'sequence') node.items.forEach(visit);
    else for (const { value } of node.entries) visit(value);
  };
  for (const { node } of objects) visit(node);
  return found;
}

/** The place holds the text: literally, or quoted, folded and escaped over its words. */
function isWritten(scalar: ScalarNode): boolean {
  const { file, start, end } = hostSpan(scalar);
  const slice = file.text.slice(start, end);
  if (slice.includes(scalar.text)) return true;
  // kustomize prints a number or null as what it means: `0777` is 511, nothing is null.
  if (numberOf(slice) === scalar.text || (slice.trim() === '' && scalar.text === 'null'))
    return true;
  const words = scalar.text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => slice.includes(word));
}

function numberOf(text: string): string | undefined {
  return /^0[0-7]+$/.test(text) ? String(Number.parseInt(text, 8)) : undefined;
}

/** A step made it, and says who asked for the step; for a hash nobody asks. */
function isMade(scalar: ScalarNode): boolean {
  const trail = trailOf(scalar);
  return trail !== undefined && (trail.step.at !== undefined || trail.step.kind === 'hash');
}
