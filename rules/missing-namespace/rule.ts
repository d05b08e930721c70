import { fluxMark } from '../../src/model/elsewhere/flux-marks.ts';
import { isNamespacedKind } from '../../src/model/kinds/kinds.ts';
import type { Build, Deployer, Manifest } from '../../src/model/manifest.ts';
import { message, name, words } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isAppliedAsItIs } from '../kit/applied-as-it-is.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { misspelledNamespaces } from './misspelled-namespace.ts';
import { unlistedNamespaces } from './unlisted-namespace.ts';

export const rule = rulePerRun(
  {
    id: 'missing-namespace',
    summary: 'Flux applies an object that has no namespace and needs one.',
    severity: 'error',
    group: 'builds',
    since: '0.1.0',
  },
  function* (evidence) {
    const { builds, isPreviewed } = evidence;
    yield* unlistedNamespaces(evidence);
    yield* misspelledNamespaces(evidence);
    for (const build of builds) {
      const { deployedBy } = build;
      if (deployedBy === undefined || !isAppliedAsItIs(build) || !appliesOnServer(deployedBy))
        continue;
      for (const manifest of build.objects)
        if (lacksNamespace(manifest) && !isPreviewed(manifest))
          yield findingOf(manifest, build, deployedBy);
    }
  },
);

/**
 * Until `v1beta2`, Flux applied with kubectl, which took the namespace of its controller. A Kustomization without a namespace is not seen as it is
 * applied: what adds the namespace may add the target namespace, too.
 */
function appliesOnServer({ at }: Deployer): boolean {
  return (
    scalarAt(at, 'apiVersion')?.text !== 'kustomize.toolkit.fluxcd.io/v1beta1' &&
    scalarAt(at, 'metadata', 'namespace') !== undefined
  );
}

function lacksNamespace(manifest: Manifest): boolean {
  return (
    manifest.namespace === undefined &&
    manifest.name !== undefined &&
    isNamespacedKind(manifest) &&
    fluxMark(manifest.node, 'reconcile', 'disabled') === undefined
  );
}

function findingOf(manifest: Manifest, build: Build, deployer: Deployer): Finding {
  const at = nameNodeOf(manifest.node);
  const said = message`${words(manifest.kind)}/${name(manifest.name ?? '', at)} namespace not specified`;
  return {
    at,
    message: message`${manifestName(manifest)} has no namespace, so ${name(deployer.name, deployer.at)} fails: Flux refuses it (\`${said}: the server could not find the requested resource\`).`,
    help: message`Write \`metadata.namespace\`, or set \`namespace\` in the kustomization or \`targetNamespace\` of the Kustomization.`,
    related: [{ at: deployer.at, message: message`${name(deployer.name, deployer.at)} is here` }],
    cause: `no namespace in ${build.id}`,
    subject: subjectOfManifest(manifest),
    build: build.id,
  };
}
