/** A repository with two overlays of one workload: values that differ, a Secret that is the same and one that is not, and a missing key. */
export const SHOP: Readonly<Record<string, string>> = {
  'base/kustomization.yaml': `resources: [api.yaml]
configMapGenerator:
- name: app
  literals: [LOG_LEVEL=info, REGION=eu]
`,
  'base/api.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers:
      - name: server
        image: api
        envFrom:
        - configMapRef: {name: app}
        env:
        - name: TOKEN
          valueFrom: {secretKeyRef: {name: keys, key: token}}
        - name: PASSWORD
          valueFrom: {secretKeyRef: {name: keys, key: password}}
        - name: LEVEL
          valueFrom: {configMapKeyRef: {name: app, key: LOG_LEVL}}
        - name: GREETING
          value: "hello $(REGION)"
`,
  'dev/kustomization.yaml': `resources: [../base, keys.yaml]
namespace: dev
configMapGenerator:
- name: app
  behavior: merge
  literals: [LOG_LEVEL=debug, ONLY_DEV=1]
`,
  'dev/keys.yaml': `apiVersion: v1
kind: Secret
metadata: {name: keys}
stringData: {token: same-token-4711, password: dev-password-0815}
`,
  'prod/kustomization.yaml': `resources: [../base, keys.yaml]
namespace: prod
`,
  'prod/keys.yaml': `apiVersion: v1
kind: Secret
metadata: {name: keys}
stringData: {token: same-token-4711, password: prod-password-9999-longer}
`,
};

/** What no page may hold. */
export const SECRETS: readonly string[] = [
  'same-token-4711',
  'dev-password-0815',
  'prod-password-9999-longer',
];
