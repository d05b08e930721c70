import { mapDone } from '../../../model/result.ts';
import {
  annotateOrigin,
  joinOrigin,
  originPathOf,
  type Origin,
} from '../generate/origin-annotations.ts';
import { EMPTY_ACCUMULATION } from '../load/accumulation.ts';
import type { Text } from '../load/decode.ts';
import { inlineText } from '../load/read-patch.ts';
import { readResources } from '../load/read-resources.ts';
import type { Target } from '../load/target.ts';
import { append, emptyList } from '../object/resource-list.ts';
import { gvkOf, nameOf, namespaceOf, resourceOf, type Resource } from '../object/resource.ts';
import type { BuildResult, ListField } from '../tree/build-refusal.ts';
import { printedForm } from '../tree/printed-form.ts';
import { accumulateResources } from './accumulate-resources.ts';

/** The configurations of plugins that `generators`, `transformers` or `validators` hold: in place, in files, in folders. */
export function pluginResources(
  target: Target,
  entries: readonly Text[],
  field: ListField,
): BuildResult<readonly Resource[]> {
  const { context, kustomization, run, originPath } = target;
  const inline = emptyList();
  const paths: Text[] = [];
  for (const entry of entries) {
    const at = entry.at ?? kustomization.root;
    const objects = readResources(context, inlineText(entry, at));
    if (objects.kind === 'refused') {
      if (entry.text.includes('\n')) return objects;
      paths.push(entry);
      continue;
    }
    const file = kustomization.path.slice(kustomization.path.lastIndexOf('/') + 1);
    for (const object of objects.value) {
      const made = resourceOf(object, run.schema);
      const path = joinOrigin(originPath, file);
      const own = run.buildMetadata.size > 0 ? annotateOrigin(made, { path }, at) : made;
      const failure = append(inline, own, at);
      if (failure !== undefined) return failure;
    }
  }
  const start = { ...EMPTY_ACCUMULATION, resources: inline.items };
  const all = accumulateResources(target, start, paths, field);
  return mapDone(all, ({ resources }) => resources);
}

/** Whether a plugin is one of kustomize's own. */
export function isBuiltIn({ node }: Resource): boolean {
  const { group, version } = gvkOf(node);
  return group === '' && version === 'builtin';
}

/** What `buildMetadata` says of what a plugin made or changed. */
export function pluginOrigin(resource: Resource): Origin | undefined {
  const path = originPathOf(resource);
  if (path === undefined) return undefined;
  const { node } = resource;
  const { group, version, kind } = gvkOf(node);
  const apiVersion = group === '' ? version : `${group}/${version}`;
  const configuredBy = { apiVersion, kind, name: nameOf(node), namespace: namespaceOf(node) };
  return { configuredIn: path, configuredBy };
}

/** A plugin's configuration as kustomize hands it to the plugin: printed, which it must be able to be. */
export function printedConfiguration(resource: Resource): BuildResult<Resource> {
  const printed = printedForm(resource.node);
  return mapDone(printed, (node) => ({ ...resource, node }));
}
