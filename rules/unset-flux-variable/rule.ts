import type { Build } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { scalarAt, valueAt, type YamlNode } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { trailOf } from '../../src/model/trail.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unset-flux-variable',
    summary: 'Flux replaces a variable with nothing, because `postBuild` does not set it.',
    severity: 'warning',
    group: 'builds',
    since: '0.2.0',
  },
  function* ({ builds, files }) {
    const isPatchedSomewhere = once(() => files.some(patchesVariables));
    for (const { id, deployedBy, unsetVariables = [] } of builds) {
      if (unsetVariables.length === 0) continue;
      // Where patches bring variables, the one that would bring them here may not be known.
      if (isPatchedSomewhere() && !gotVariables(deployedBy)) continue;
      for (const unset of unsetVariables) yield { ...unset, build: id };
    }
  },
);

/** Whether a patch in a file sets variables of Kustomizations. */
function patchesVariables({ source, documents, class: each }: ParsedFile): boolean {
  if (source === undefined || !source.text.includes('postBuild')) return false;
  if (each.kind === 'skipped' && each.as === 'patch') return true;
  return documents.some(
    ({ root }) =>
      root !== undefined &&
      scalarAt(root, 'kind')?.text !== 'CustomResourceDefinition' &&
      (isFragment(root) || holdsPatch(root)),
  );
}

/** A Kustomization that says neither what nor where from is a patch of one. */
function isFragment(root: YamlNode): boolean {
  return (
    valueAt(root, 'spec', 'postBuild') !== undefined &&
    valueAt(root, 'spec', 'sourceRef') === undefined
  );
}

/** Whether a text in a document is a patch of `postBuild`. */
function holdsPatch(node: YamlNode): boolean {
  if (node.kind === 'scalar') return /\bpostBuild\b[:/]|\/postBuild$/m.test(node.text);
  if (node.kind === 'sequence') return node.items.some(holdsPatch);
  return node.entries.some(({ value }) => holdsPatch(value));
}

/** Whether a patch set variables of the Kustomization that deploys a build. */
function gotVariables(deployer: Build['deployedBy']): boolean {
  return deployer !== undefined && isPatched(valueAt(deployer.at, 'spec', 'postBuild'));
}

function isPatched(node: YamlNode | undefined): boolean {
  if (node === undefined) return false;
  for (let trail = trailOf(node); trail !== undefined; trail = trail.before) {
    if (trail.step.kind === 'patch') return true;
  }
  if (node.kind === 'scalar') return false;
  const inside = node.kind === 'sequence' ? node.items : node.entries.map(({ value }) => value);
  return inside.some(isPatched);
}
