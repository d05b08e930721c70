import type { Random } from '../random.ts';
import { addResource, q, type Draft } from './draft.ts';
import type { Files } from './mutate-files.ts';
import { KEPT_SECRETS, SECRETS } from './secret-kinds.ts';
import { DAMAGES, TRANSPORTS } from './secret-transports.ts';

/** A repository, and the values that no output about it may hold. */
export interface SecretRepository {
  readonly files: Files;
  readonly values: readonly string[];
}

/** Secrets in the ways in which they are written and made, brought into other objects, with what is broken beside them. */
export function secretRepository(random: Random, drawValue: () => string): SecretRepository {
  const draft = newDraft(random, drawValue);
  addPod(draft);
  for (let count = 1 + random.below(3); count > 0; count -= 1) random.pick(SECRETS)(draft);
  for (let count = random.below(4); count > 0; count -= 1) random.pick(TRANSPORTS)(draft);
  if (random.oneIn(3)) random.pick(DAMAGES)(draft);
  return finish(draft);
}

/** The same, but nothing brings a value into another object, or makes a key of it. */
export function keptRepository(random: Random, drawValue: () => string): SecretRepository {
  const draft = newDraft(random, drawValue);
  addPod(draft);
  for (let count = 1 + random.below(3); count > 0; count -= 1) random.pick(KEPT_SECRETS)(draft);
  return finish(draft);
}

function newDraft(random: Random, drawValue: () => string): Draft {
  return { random, drawValue, files: {}, resources: [], fields: new Map(), values: [] };
}

function finish({ files, resources, fields, values }: Draft): SecretRepository {
  const lines = [...fields].map(([field, items]) => `${field}:\n${items.join('')}`);
  files['kustomization.yaml'] = `resources: ${q(resources)}\n${lines.join('')}`;
  return { files, values };
}

function addPod(draft: Draft): void {
  const { random } = draft;
  const kind = random.pick(['env', 'envFrom']);
  addResource(
    draft,
    `apiVersion: v1
kind: Pod
metadata:
  name: p
  namespace: ${random.pick(['shop', 'shop', '"a b"'])}
  annotations: {note: x}
  labels: {app: p}
spec:
  serviceAccountName: x
  hostname: h
  containers:
  - name: c
    image: x/y
    command: [run, --url=$(URL), $(NOPE), $(AGAIN)]
    args: ["$(PW)", "$(url)"]
    env:
    - {name: URL, value: x/y}
    - {name: AGAIN, valueFrom: {configMapKeyRef: {name: cm, key: copy}}}
    - {name: PW, valueFrom: {secretKeyRef: {name: s, key: ${random.pick(['url', 'ulr', 'a'])}}}}
    - {name: NOTE, valueFrom: {fieldRef: {fieldPath: "metadata.annotations['note']"}}}
    - {name: CPU, valueFrom: {resourceFieldRef: {resource: limits.cpu}}}
    - {name: VIA, value: "a-$(PW)-$(NOTE)-$(url)"}
    ${kind}:
    - configMapRef: {name: cm}
    - secretRef: {name: ${random.pick(['s', 's', 'ss'])}}
    envFrom:
    - configMapRef: {name: cm}
    - secretRef: {name: s}
    - prefix: "A-"
      secretRef: {name: s, optional: ${random.pick(['true', 'false'])}}
    livenessProbe: {exec: {command: [x, "$(VIA)"]}}
    volumeMounts:
    - {name: v, mountPath: /v, subPathExpr: $(PW)}
    - {name: w, mountPath: /w}
  volumes:
  - {name: v, configMap: {name: cm, items: [{key: copy, path: copy}]}}
  - {name: w, secret: {secretName: s, items: [{key: ${random.pick(['url', 'lru'])}, path: u}]}}
  imagePullSecrets: [{name: s}]
`.replace(
      kind === 'env'
        ? /    env:\n    - configMapRef.*\n.*\n/
        : /    envFrom:\n    - configMapRef: \{name: cm\}\n    - secretRef: \{name: s{1,2}\}\n(?=    envFrom)/,
      '',
    ),
  );
  addResource(
    draft,
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {copy: x, url: "http://x/y"}\n',
  );
  addResource(
    draft,
    'apiVersion: v1\nkind: Service\nmetadata: {name: svc}\nspec: {clusterIP: 10.0.0.1, ports: [{name: http, port: 80}]}\n',
  );
}
