import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { readTree, type TreeReading } from '../read-tree.ts';
import { tree } from '../tree.ts';

test('every field of a pod spec that names a source, in the order it is read', () => {
  const reading = readTree(tree`
    === pod.yaml
    apiVersion: apps/v1
    kind: Deployment
    metadata: {name: d, namespace: shop}
    spec:
      template:
        spec:
          imagePullSecrets: [{name: pull}, {name: ""}, {}]
          initContainers:
            - {name: i, image: i, restartPolicy: Always, envFrom: [{secretRef: {name: init}}]}
          containers:
            - name: c
              image: i
              envFrom:
                - secretRef: {name: s1, optional: true}
                - configMapRef: {name: c1}
                - secretRef: {name: 12}
                - configMapRef: {}
              env:
                - {name: A, valueFrom: {configMapKeyRef: {name: c2, key: k}}}
                - {name: B, valueFrom: {secretKeyRef: {name: s2, key: k, optional: "true"}}}
                - {name: C, valueFrom: {secretKeyRef: {name: s2}}}
              volumeMounts: [{name: v1, mountPath: /1}, {name: v2, mountPath: /2}, {name: v3, mountPath: /3}]
          ephemeralContainers:
            - {name: e, image: i, envFrom: [{configMapRef: {name: ephemeral}}]}
          volumes:
            - {name: v1, configMap: {name: c3, items: [{key: a, path: a}]}}
            - {name: v2, secret: {secretName: s3, optional: true}}
            - {name: v3, projected: {sources: [{secret: {name: s4, items: [{key: b, path: b}]}}, {configMap: {name: c4}}]}}
            - {name: v4, csi: {driver: x, nodePublishSecretRef: {name: s5}}}
            - {name: v5, azureFile: {secretName: s6, shareName: x}}
            - {name: v6, iscsi: {secretRef: {name: s7}}}
            - {name: v7, secret: {name: not-a-field}}
  `);
  const unmounted = 'no container mounts volume';
  expect(tellReferences(reading)).toEqual([
    'env-from Secret shop/init at spec.template.spec.initContainers[0].envFrom[0].secretRef in sidecar i',
    'env-from Secret shop/s1 at spec.template.spec.containers[0].envFrom[0].secretRef in regular c, optional',
    'env-from ConfigMap shop/c1 at spec.template.spec.containers[0].envFrom[1].configMapRef in regular c',
    'env ConfigMap shop/c2[k] at spec.template.spec.containers[0].env[0].valueFrom.configMapKeyRef in regular c of A',
    'env Secret shop/s2[k] at spec.template.spec.containers[0].env[1].valueFrom.secretKeyRef in regular c of B',
    'env-from ConfigMap shop/ephemeral at spec.template.spec.ephemeralContainers[0].envFrom[0].configMapRef in ephemeral e',
    'volume ConfigMap shop/c3 at spec.template.spec.volumes[0].configMap of v1',
    'volume-item ConfigMap shop/c3[a] at spec.template.spec.volumes[0].configMap.items[0] of v1',
    'volume Secret shop/s3 at spec.template.spec.volumes[1].secret of v2, optional',
    'volume Secret shop/s4 at spec.template.spec.volumes[2].projected.sources[0].secret of v3',
    'volume-item Secret shop/s4[b] at spec.template.spec.volumes[2].projected.sources[0].secret.items[0] of v3',
    'volume ConfigMap shop/c4 at spec.template.spec.volumes[2].projected.sources[1].configMap of v3',
    `volume-driver Secret shop/s5 at spec.template.spec.volumes[3].csi.nodePublishSecretRef of v4 (${unmounted} v4)`,
    `volume-driver Secret shop/s6 at spec.template.spec.volumes[4].azureFile of v5 (${unmounted} v5)`,
    `volume-driver Secret shop/s7 at spec.template.spec.volumes[5].iscsi.secretRef of v6 (${unmounted} v6)`,
    'image-pull-secret Secret shop/pull at spec.template.spec.imagePullSecrets[0]',
  ]);
});

test('the other built-in objects', () => {
  const reading = readTree(tree`
    === objects.yaml
    apiVersion: v1
    kind: ServiceAccount
    metadata: {name: sa, namespace: shop}
    secrets: [{name: listed}]
    imagePullSecrets: [{name: pull}]
    ---
    apiVersion: extensions/v1beta1
    kind: Ingress
    metadata: {name: i, namespace: shop, annotations: {nginx.ingress.kubernetes.io/auth-secret: auth/basic}}
    spec: {tls: [{secretName: tls}, {secretName: ""}]}
    ---
    apiVersion: v1
    kind: PersistentVolume
    metadata: {name: pv}
    spec:
      csi: {nodeStageSecretRef: {name: stage, namespace: csi}}
      azureFile: {secretName: az}
    ---
    apiVersion: storage.k8s.io/v1
    kind: StorageClass
    metadata: {name: sc}
    parameters:
      csi.storage.k8s.io/provisioner-secret-name: prov
      csi.storage.k8s.io/provisioner-secret-namespace: csi
      adminSecretName: admin
      adminSecretNamespace: kube-system
      pool: x
    ---
    apiVersion: rbac.authorization.k8s.io/v1
    kind: Role
    metadata: {name: r, namespace: shop}
    rules: [{apiGroups: [""], resources: [secrets, pods], resourceNames: [a], verbs: [get]}]
    ---
    apiVersion: admissionregistration.k8s.io/v1
    kind: ValidatingAdmissionPolicy
    metadata: {name: p}
    spec: {paramKind: {apiVersion: v1, kind: ConfigMap}}
    ---
    apiVersion: admissionregistration.k8s.io/v1
    kind: ValidatingAdmissionPolicyBinding
    metadata: {name: b}
    spec: {policyName: p, paramRef: {name: limits, namespace: policies, parameterNotFoundAction: Allow}}
    ---
    apiVersion: v1
    kind: Service
    metadata: {name: s, namespace: shop, ownerReferences: [{apiVersion: v1, kind: ConfigMap, name: owner}]}
  `);
  expect(tellReferences(reading)).toEqual([
    'service-account Secret shop/listed at secrets[0] (the list of a ServiceAccount is informational)',
    'image-pull-secret Secret shop/pull at imagePullSecrets[0] (pods that use the ServiceAccount pull without it)',
    'ingress-tls Secret shop/tls at spec.tls[0]',
    'annotation Secret auth/basic at metadata.annotations[nginx.ingress.kubernetes.io/auth-secret]',
    'storage Secret csi/stage at spec.csi.nodeStageSecretRef',
    'storage Secret az at spec.azureFile',
    'storage Secret csi/prov at parameters[csi.storage.k8s.io/provisioner-secret-name]',
    'storage Secret kube-system/admin at parameters[adminSecretName]',
    'other Secret shop/a at rules[0].resourceNames[0] (a permission on a name that may come later)',
    'other ConfigMap policies/limits at spec.paramRef, optional',
    'other ConfigMap shop/owner at metadata.ownerReferences[0] (an owner only decides about garbage collection)',
  ]);
});

test('custom resources, by shape', () => {
  const reading = readTree(tree`
    === crs.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: h, namespace: shop}
    spec:
      valuesFrom: [{kind: ConfigMap, name: values, optional: true}]
      values:
        existingSecret: existing
        config: {existingConfigMap: "{{ .Release.Name }}-config"}
        env: [{name: A, valueFrom: {secretKeyRef: {name: k, key: x}}}]
        imagePullSecrets: [plain]
        chart: {secretStoreRef: {name: store}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: k, namespace: flux-system}
    spec: {postBuild: {substituteFrom: [{kind: Secret, name: vars}]}, decryption: {secretRef: {name: age}}}
    ---
    apiVersion: gateway.networking.k8s.io/v1
    kind: Gateway
    metadata: {name: g, namespace: gw}
    spec: {listeners: [{tls: {certificateRefs: [{name: tls, namespace: certs}, {kind: Other, name: no}]}}]}
    ---
    apiVersion: cert-manager.io/v1
    kind: Certificate
    metadata: {name: c, namespace: shop}
    spec: {secretName: made, issuerRef: {kind: Issuer, name: i}}
    ---
    apiVersion: db.example.com/v1
    kind: Database
    metadata: {name: d, namespace: shop}
    spec:
      adminPasswordSecretRef: {name: admin, key: password}
      tlsSecretName: db-tls
      config: {configMapRef: {name: conf, namespace: elsewhere}}
      target: {kind: Deployment, name: api}
  `);
  expect(tellReferences(reading)).toEqual([
    'custom-resource ConfigMap shop/values[values.yaml] at spec.valuesFrom[0], optional',
    'custom-resource Secret shop/existing at spec.values.existingSecret',
    'custom-resource ConfigMap shop/h-config at spec.values.config.existingConfigMap',
    'custom-resource Secret shop/k[x] at spec.values.env[0].valueFrom.secretKeyRef',
    'custom-resource Secret shop/plain at spec.values.imagePullSecrets[0]',
    'custom-resource Secret flux-system/vars at spec.postBuild.substituteFrom[0]',
    'custom-resource Secret flux-system/age at spec.decryption.secretRef',
    'custom-resource Secret certs/tls at spec.listeners[0].tls.certificateRefs[0]',
    'custom-resource Secret shop/admin[password] at spec.adminPasswordSecretRef',
    'custom-resource Secret shop/db-tls at spec.tlsSecretName',
    'custom-resource ConfigMap elsewhere/conf at spec.config.configMapRef',
  ]);
});

test('workloads: built-in kinds of every age, and pod specs by shape', () => {
  const reading = readTree(tree`
    === core.yaml
    {apiVersion: v1, kind: Pod, metadata: {name: pod}, spec: {containers: [{name: a}]}}
    ---
    {apiVersion: v1, kind: PodTemplate, metadata: {name: pt}, template: {spec: {containers: [{name: a}]}}}
    ---
    {apiVersion: v1, kind: ReplicationController, metadata: {name: rc}, spec: {template: null}}
    ---
    {apiVersion: extensions/v1beta1, kind: DaemonSet, metadata: {name: ds}, spec: {template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a}]}}}}
    ---
    {apiVersion: batch/v1beta1, kind: CronJob, metadata: {name: cj}, spec: {jobTemplate: {spec: {template: {spec: {containers: [{name: a}]}}}}}}
    ---
    {apiVersion: v1, kind: ConfigMap, metadata: {name: cm}, data: {x: "containers: [{name: a, image: b}]"}}
    === shapes.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Rollout
    metadata: {name: rollout}
    spec: {template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: i}]}}}
    ---
    apiVersion: argoproj.io/v1alpha1
    kind: Workflow
    metadata: {name: wf}
    spec:
      templates:
        - {name: one, container: {image: i}, sidecars: [{name: side, image: i}]}
        - {name: two, script: {image: i, source: x}}
        - {name: set, containerSet: {containers: [{name: a, image: i}, {name: b, image: i}]}}
        - {name: steps, steps: [[{name: x, template: one}]]}
    ---
    apiVersion: tekton.dev/v1
    kind: Task
    metadata: {name: task}
    spec: {stepTemplate: {env: [{name: A, value: b}]}, steps: [{name: s, image: i}, {image: j}]}
    ---
    apiVersion: serving.knative.dev/v1
    kind: Service
    metadata: {name: kn}
    spec: {template: {spec: {containers: [{image: i}]}}}
    ---
    apiVersion: ray.io/v1
    kind: RayCluster
    metadata: {name: ray}
    spec:
      headGroupSpec: {template: {spec: {containers: [{name: head, image: i}]}}}
      workerGroupSpecs: [{template: {spec: {containers: [{name: worker, image: i}]}}}]
    ---
    apiVersion: template.openshift.io/v1
    kind: Template
    metadata: {name: t}
    objects:
      - {apiVersion: apps.openshift.io/v1, kind: DeploymentConfig, metadata: {name: dc}, spec: {template: {spec: {containers: [{name: a, image: i}]}}}}
    ---
    apiVersion: kyverno.io/v1
    kind: ClusterPolicy
    metadata: {name: policy}
    spec: {rules: [{validate: {pattern: {spec: {containers: [{name: "*", image: "*"}]}}}}]}
    ---
    apiVersion: example.com/v1
    kind: Steps
    metadata: {name: no-task}
    spec: {steps: [{setWeight: 10}], containers: {a: {image: i}}}
  `);
  expect(
    reading.workloads.map(({ manifest, path, core, containers, podMetadata }) => {
      const names = containers.map(({ kind, name }) => `${kind} ${name}`).join(', ');
      const labelled = podMetadata === undefined ? '' : ' with metadata';
      return `${core ? 'core ' : ''}${manifest.kind} ${manifest.name} ${path}: ${names}${labelled}`;
    }),
  ).toEqual([
    'core Pod pod spec: regular a with metadata',
    'core PodTemplate pt template.spec: regular a',
    'core DaemonSet ds spec.template.spec: regular a with metadata',
    'core CronJob cj spec.jobTemplate.spec.template.spec: regular a',
    'Rollout rollout spec.template.spec: regular a with metadata',
    'Workflow wf spec.templates[0]: regular container, regular side',
    'Workflow wf spec.templates[1]: regular script',
    'Workflow wf spec.templates[2]: regular a, regular b',
    'Task task spec: regular stepTemplate, regular s, regular steps[1]',
    'Service kn spec.template.spec: regular containers[0]',
    'RayCluster ray spec.headGroupSpec.template.spec: regular head',
    'RayCluster ray spec.workerGroupSpecs[0].template.spec: regular worker',
    'DeploymentConfig dc spec.template.spec: regular a',
  ]);
});

function tellReferences({ judged }: TreeReading): string[] {
  return judged.map(({ reference }) => {
    const { use, kind, namespace, name, key, path, container, subject, optional } = reference;
    const what = `${namespace === undefined ? '' : `${namespace}/`}${name}`;
    const keyed = key === undefined ? '' : `[${key.name}]`;
    const within = container === undefined ? '' : ` in ${container.kind} ${container.name}`;
    const of = subject === undefined ? '' : ` of ${subject}`;
    const harmless =
      reference.toleratesMissing === undefined
        ? ''
        : ` (${messageText(reference.toleratesMissing)})`;
    return `${use} ${kind} ${what}${keyed} at ${path}${within}${of}${optional ? ', optional' : ''}${harmless}`;
  });
}
