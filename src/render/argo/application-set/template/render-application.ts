import type { Manifest } from '../../../../model/manifest.ts';
import {
  entriesAt,
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
  entryWith,
} from '../../../../model/node.ts';
import { done } from '../../../../model/result.ts';
import { isTrue } from '../../../../model/scalars/scalar-text.ts';
import type { Span } from '../../../../model/span.ts';
import { templateTrail, type Trail } from '../../../../model/trail.ts';
import { renderedFile } from '../../../helm/output/rendered-file.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import {
  entry,
  mapOf,
  scalarOf,
  sequenceOf,
  stringScalar,
  withEntry,
  withoutEntry,
} from '../../../kustomize/tree/nodes.ts';
import type { ParameterSet, SetContext } from '../application-set.ts';
import { APPLICATION } from './application-struct.ts';
import { decodeObject } from './decode-object.ts';
import { filledScalar } from './filled-scalar.ts';
import { renderNode } from './render-node.ts';
import { applyTemplatePatch } from './template-patch.ts';
import { fillerFor } from './uses-parameters.ts';

const FINALIZER = 'resources-finalizer.argocd.argoproj.io';
const API_VERSION = 'argoproj.io/v1alpha1';

/** One Application: the template with one set of parameters, then the set's `templatePatch`. `spec` is that of the set, as JSON. */
export function renderApplication(
  set: Manifest,
  spec: YamlNode,
  template: MapNode,
  parameters: ParameterSet,
  context: SetContext,
): BuildResult<Manifest> {
  const { params, at } = parameters;
  const fill = fillerFor(parameters, context);
  const rendered: BuildResult<MapNode> =
    params.entries.size === 0
      ? done(template)
      : renderNode(template, (scalar) => filledScalar(scalar, fill(scalar), context.id));
  if (rendered.kind === 'refused') return rendered;
  const keeps = isTrue(valueAt(spec, 'syncPolicy', 'preserveResourcesOnDeletion'), 'kubectl');
  const finalized =
    params.entries.size === 0 || keeps ? rendered.value : withFinalizer(rendered.value);
  let app = decodeObject(finalized, APPLICATION).object;
  const patch = scalarAt(spec, 'templatePatch');
  if (patch !== undefined) {
    const text = fill(patch);
    if (text.kind === 'refused') {
      return refused(text.at, `error replacing values in templatePatch: ${text.message}`);
    }
    const patched = applyTemplatePatch(
      app,
      renderedFile(patch.file.path, text.value, patch),
      patch,
      context.limits,
    );
    if (patched.kind === 'refused') return patched;
    app = patched.value;
  }
  return done(manifestOf(set, app, at, context.id));
}

/** The controller deletes what an Application deployed, unless the set says otherwise or the template has its own finalizers. */
function withFinalizer(app: MapNode): MapNode {
  const metadata = mapAt(app, 'metadata');
  if (itemsAt(metadata, 'finalizers').length > 0) return app;
  const at = metadata ?? app;
  const list = sequenceOf([stringScalar(FINALIZER, at, at.trail)], at, at.trail);
  const before = metadata ?? mapOf([], at, at.trail);
  const next = withEntry(before, scalarOf('finalizers', at, at.trail), list);
  return withEntry(app, scalarOf('metadata', at, at.trail), next);
}

/** The steps on the root say which elements, files and clusters made it. The namespace is always the set's own. */
function manifestOf(set: Manifest, app: MapNode, at: readonly Span[], id: string): Manifest {
  let trail: Trail | undefined = app.trail;
  for (const span of at) trail = templateTrail(span, trail, id);
  const bare = mapAt(app, 'metadata') ?? mapOf([], app, app.trail);
  const written = entryOf(mapAt(set.node, 'metadata'), 'namespace');
  const metadata =
    written === undefined
      ? withoutEntry(bare, 'namespace')
      : withEntry(bare, written.key, written.value);
  const head = [
    ['apiVersion', API_VERSION],
    ['kind', 'Application'],
  ] as const;
  const entries = [
    ...head.map(([name, text]) => entry(scalarOf(name, app, trail), headText(app, name, text))),
    ...entriesAt(app)
      .filter(({ name }) => name !== 'apiVersion' && name !== 'kind')
      .map((one) => (one.name === 'metadata' ? entryWith(one, metadata) : one)),
  ];
  const node: MapNode = { ...app, entries, ...(trail !== undefined && { trail }) };
  return {
    apiVersion: API_VERSION,
    group: 'argoproj.io',
    kind: 'Application',
    name: scalarAt(metadata, 'name')?.text,
    namespace: set.namespace,
    node,
    dialect: 'kubectl',
  };
}

function headText(app: MapNode, name: string, text: string): ScalarNode {
  return scalarAt(app, name) ?? stringScalar(text, app, app.trail);
}
