import { expect, test } from 'vitest';
import { deployerFacts } from '../../scripts/deployers/deployer-facts.ts';
import { readDeployers } from '../../scripts/deployers/read-deployers.ts';
import { fieldDifferences } from '../../scripts/kubernetes/field-differences.ts';
import { goStructs } from '../../scripts/kubernetes/go-structs.ts';
import { podTemplateDefaults } from '../../scripts/kubernetes/pod-template-defaults.ts';

const SOURCE = `package v1

// A volume.
type Volume struct {
\tName string \`json:"name" protobuf:"bytes,1,opt,name=name"\`
\tVolumeSource \`json:",inline" protobuf:"bytes,2,opt,name=volumeSource"\`
}

type VolumeSource struct {
\t// Old.
\tEmptyDir *EmptyDirVolumeSource \`json:"emptyDir,omitempty" protobuf:"x"\`
\tItems []map[string]string \`json:"-"\`
}

type ConfigMap struct {
\tmetav1.TypeMeta \`json:""\`
\tData map[string]string \`json:"data,omitempty"\`
}
`;

test('the fields of Go structs, embedded ones too', () => {
  const shown = [...goStructs(SOURCE)].map(([name, fields]) => `${name}: ${[...fields].join(' ')}`);
  expect(shown).toEqual([
    'Volume: emptyDir name',
    'VolumeSource: emptyDir',
    'ConfigMap: apiVersion kind data',
  ]);
});

function shape(fields: string): string {
  return `type SecretEnvSource struct {\n${fields
    .split(' ')
    .map((each) => `\tX string \`json:"${each}"\``)
    .join('\n')}\n}\n`;
}

test('fields that a newer version has, and those that it does not have any more', () => {
  const texts = new Map([
    ['k8s.io/api@v0.38.1', shape('name key')],
    ['k8s.io/api@v0.37.0', shape('name optional')],
  ]);
  const fetch = (module: string) => {
    const text = texts.get(module);
    if (text === undefined) return undefined;
    return {
      module,
      goMod: '',
      read: (path: string) => (path === 'core/v1/types.go' ? text : undefined),
    };
  };
  const unread: string[] = [];
  expect(fieldDifferences(38, fetch, (module) => unread.push(module))).toEqual([
    'SecretEnvSource lacks key, which is new in 1.38',
    'SecretEnvSource has optional, which is gone',
  ]);
  expect(fieldDifferences(39, fetch, (module) => unread.push(module))).toEqual([]);
  expect(unread).toEqual(['k8s.io/api@v0.39']);
});

function found(tools: string) {
  return {
    module: 'github.com/argoproj/argo-cd/v3@v3.5.7',
    goMod: '',
    read: () => tools,
  };
}

test('a row of a deployer and its modules', () => {
  const row = readDeployers().find(
    ({ deployer, version }) => deployer === 'argocd' && version === '3.5',
  );
  if (row === undefined) throw new Error('no row');
  expect(
    deployerFacts(row, found(`helm4_version=${row.helm}\nkustomize5_version=5.9.0\n`)),
  ).toEqual([`argocd 3.5: ${row.kustomize}, but github.com/argoproj/argo-cd/v3@v3.5.7 has 5.9.0`]);
});

const TYPES = `
const DefaultMode int32 = 0644
const (
\tProtocolTCP Protocol = "TCP"
)

type Protocol string

type PodTemplate struct {
\tTemplate PodTemplateSpec \`json:"template,omitempty"\`
}

type PodTemplateSpec struct {
\tSpec PodSpec \`json:"spec,omitempty"\`
}

type PodSpec struct {
\tVolumes []Volume \`json:"volumes,omitempty"\`
\tHostNetwork bool \`json:"hostNetwork,omitempty"\`
\tName string \`json:"name"\`
}

type Volume struct {
\tVolumeSource \`json:",inline"\`
}

type VolumeSource struct {
\tSecret *SecretVolumeSource \`json:"secret,omitempty"\`
}

type SecretVolumeSource struct {
\tDefaultMode *int32 \`json:"defaultMode,omitempty"\`
\tProtocol *Protocol \`json:"protocol,omitempty"\`
\tType *string \`json:"type,omitempty"\`
}
`;

const GENERATED = `func SetObjectDefaults_PodTemplate(in *corev1.PodTemplate) {
\tfor i := range in.Template.Spec.Volumes {
\t\ta := &in.Template.Spec.Volumes[i]
\t\tif a.VolumeSource.Secret != nil {
\t\t\tSetDefaults_SecretVolumeSource(a.VolumeSource.Secret)
\t\t\tif a.VolumeSource.Secret.Protocol == nil {
\t\t\t\tptrVar1 := corev1.Protocol(corev1.ProtocolTCP)
\t\t\t\ta.VolumeSource.Secret.Protocol = &ptrVar1
\t\t\t}
\t\t}
\t}
}
`;

const WRITTEN = `func SetDefaults_SecretVolumeSource(obj *v1.SecretVolumeSource) {
\tif obj.DefaultMode == nil {
\t\tperm := int32(v1.DefaultMode)
\t\tobj.DefaultMode = &perm
\t}
\tunset := ""
\tif obj.Type == nil {
\t\tobj.Type = &unset
\t}
}
`;

function sourceAt(path: string): string {
  return path.endsWith('zz_generated.defaults.go') ? GENERATED : WRITTEN;
}

test('the defaults of a pod template in the source of Kubernetes', () => {
  const shown = podTemplateDefaults({ read: sourceAt }, TYPES).map(
    ({ path, name, text }) => `${path}.${name} ${text}`,
  );
  expect(shown).toEqual([
    'spec.hostNetwork b:false',
    'spec.volumes[].secret.defaultMode n:420',
    'spec.volumes[].secret.type s:',
    'spec.volumes[].secret.protocol s:TCP',
  ]);
});
