import type { MissingField, ShapeMistake } from '../../src/kubernetes/shape/shape-mistake.ts';
import { shapeMistakes } from '../../src/kubernetes/shape/shape-mistakes.ts';
import { headOf } from '../../src/kubernetes/validation/field.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import { podSpecPath } from '../../src/kubernetes/workload-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { field, message, words } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { entryOf, itemsAt, mapAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerManifest } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { missingWithOthers } from './missing-with-others.ts';

export const rule = rulePerManifest(
  {
    id: 'missing-field',
    summary: 'A field is missing that the API server refuses to do without.',
    severity: 'error',
    group: 'fields',
    since: '0.1.0',
  },
  function* (manifest, { isPreviewed }) {
    // A script completes what it creates under a name of its own.
    if (manifest.name === undefined) return;
    const mistakes = shapeMistakes(manifest);
    const missing = [...mistakes.filter(isMissing), ...missingWithOthers(manifest)];
    if (missing.length === 0 || isPart(missing) || isPreviewed(manifest)) return;
    // A field of another name, or in another place, may be the one that is missing.
    if (mistakes.some(({ kind }) => kind === 'unknown-field')) return;
    for (const each of missing) {
      if (!isOfSketch(each, manifest)) yield findingOf(each, manifest);
    }
  },
);

function isMissing(mistake: ShapeMistake): mistake is MissingField {
  return mistake.kind === 'missing-field';
}

/** What lacks several fields is a part of an object: a patch, or what server-side apply adds to an object of somebody else. */
function isPart(missing: readonly MissingField[]): boolean {
  return new Set(missing.map(({ name }) => name)).size > 1;
}

/** Whether what belongs to a field is missing, too: no container has an image, or the pods have no labels to select. */
function isOfSketch({ name }: MissingField, manifest: Manifest): boolean {
  const { node } = manifest;
  if (name === 'selector')
    return mapAt(node, 'spec', 'template', 'metadata', 'labels') === undefined;
  if (name !== 'image') return false;
  const pod = mapAt(node, ...(podSpecPath(manifest) ?? []));
  return !['initContainers', 'containers'].some((list) =>
    itemsAt(pod, list).some((each) => each.kind === 'map' && entryOf(each, 'image') !== undefined),
  );
}

function findingOf(missing: MissingField, manifest: Manifest): Finding {
  const { parent, name, path, refusedPath, said, choices = [] } = missing;
  const at = headOf(parent);
  const refused =
    refusedPath === undefined
      ? message`The API server refuses it: ${words(said)}.`
      : refusal(refusedPath, said, at);
  const wanted = choices.length === 0 ? [name] : choices.map((choice) => `${name}: ${choice}`);
  const add = words(`Add ${wanted.map((each) => `\`${each}\``).join(' or ')}`);
  // A patch for a container of another name adds one.
  const isPatched = name === 'image' && parent.file !== manifest.node.file;
  return {
    at,
    message: message`${manifestName(manifest)} has no \`${field(path, at)}\`. ${refused}`,
    help: isPatched
      ? message`${add}, or write the name of a container that is there.`
      : message`${add}.`,
    subject: subjectOfManifest(manifest, path),
  };
}
