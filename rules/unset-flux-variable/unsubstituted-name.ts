import { refusalOfSubdomain } from '../../src/kubernetes/validation/names.ts';
import { invalidValue, refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message, name as named } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt, valueAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { isAppliedAsItIs } from '../kit/applied-as-it-is.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const VARIABLE = /\$\{[A-Za-z_]\w*\}/;

/** Kinds of this group may have any name that is a part of a path. */
const ANY_NAME = 'rbac.authorization.k8s.io';

/** The first object that Flux applies with a variable in its name, because the Kustomization has no `postBuild` at all: the API server refuses it. */
export function unsubstitutedName(build: Build): Finding | undefined {
  const { deployedBy: by } = build;
  if (by === undefined || !isAppliedAsItIs(build)) return undefined;
  if (scalarAt(by.at, 'spec', 'sourceRef', 'kind')?.text !== 'GitRepository') return undefined;
  if (valueAt(by.at, 'spec', 'postBuild') !== undefined) return undefined;
  const manifest = build.objects.find(holdsVariable);
  if (manifest === undefined) return undefined;
  const { name = '' } = manifest;
  const at = nameNodeOf(manifest.node);
  const deployer = named(by.name, by.at);
  const why = refusalOfSubdomain(name) ?? '';
  return {
    at,
    severity: 'error',
    message: message`${deployer} has no \`postBuild\`, so Flux leaves the variable in the name of ${manifestName(manifest)} as it is. ${refusal('metadata.name', invalidValue(name, why), at)}`,
    help: message`Set the variable in \`postBuild.substitute\` of the Kustomization.`,
    related: [{ at: by.at, message: message`${deployer} is here` }],
    cause: `no variables in ${build.id}`,
    subject: subjectOfManifest(manifest),
    build: build.id,
  };
}

function holdsVariable({ name, group }: Manifest): boolean {
  return name !== undefined && group !== ANY_NAME && VARIABLE.test(name);
}
