import { describe, expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { bindingRows, failureRows, only, resolveTree, shown, skippedRows } from './tree.ts';

describe('envFrom and env', () => {
  test('the two worked examples of the ConfigMap environment proposal', () => {
    const environments = resolveTree(tree`
      === etcd.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: etcd-env-config}
      data:
        number_of_members: "1"
        initial_cluster_state: new
        initial_cluster_token: DUMMY_ETCD_INITIAL_CLUSTER_TOKEN
        discovery_token: DUMMY_ETCD_DISCOVERY_TOKEN
        discovery_url: http://etcd_discovery:2379
        etcdctl_peers: http://etcd:2379
        duplicate_key: FROM_CONFIG_MAP
        REPLACE_ME: "a value"
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: config-env-example}
      spec:
        containers:
        - name: etcd
          image: x
          envFrom: [{configMapRef: {name: etcd-env-config}}]
          env:
          - {name: duplicate_key, value: FROM_ENV}
          - {name: expansion, value: $(REPLACE_ME)}
      === prefixes.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: env-config}
      data: {key1: a, key2: b}
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: prefixes}
      spec:
        containers:
        - name: twice
          image: x
          envFrom:
          - {prefix: cm1_, configMapRef: {name: env-config}}
          - {prefix: cm2_, configMapRef: {name: env-config}}
    `);
    expect(environments.map((environment) => bindingRows(environment))).toEqual([
      [
        'number_of_members=1 (env-from etcd.yaml:5)',
        'initial_cluster_state=new (env-from etcd.yaml:6)',
        'initial_cluster_token=DUMMY_ETCD_INITIAL_CLUSTER_TOKEN (env-from etcd.yaml:7)',
        'discovery_token=DUMMY_ETCD_DISCOVERY_TOKEN (env-from etcd.yaml:8)',
        'discovery_url=http://etcd_discovery:2379 (env-from etcd.yaml:9)',
        'etcdctl_peers=http://etcd:2379 (env-from etcd.yaml:10)',
        'REPLACE_ME=a value (env-from etcd.yaml:12)',
        'duplicate_key=FROM_ENV (literal etcd.yaml:23)\n hides FROM_CONFIG_MAP (env-from etcd.yaml:11)',
        'expansion=a value (literal etcd.yaml:24)',
      ],
      [
        'cm1_key1=a (env-from prefixes.yaml:4)',
        'cm1_key2=b (env-from prefixes.yaml:4)',
        'cm2_key1=a (env-from prefixes.yaml:4)',
        'cm2_key2=b (env-from prefixes.yaml:4)',
      ],
    ]);
  });

  test('later assignments hide earlier ones, latest first; names stand in the order of the last one', () => {
    const environment = only(
      resolveTree(tree`
        === app.yaml
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: one}
        data: {A: one, B: one, "__proto__": x}
        ---
        apiVersion: v1
        kind: Secret
        metadata: {name: two}
        stringData: {A: two}
        ---
        apiVersion: v1
        kind: Pod
        metadata: {name: p}
        spec:
          containers:
          - name: c
            image: x
            env:
            - {name: A, value: first}
            - {name: A, value: "$(A), then $(constructor)"}
            envFrom:
            - configMapRef: {name: one}
            - secretRef: {name: two}
      `),
    );
    expect(bindingRows(environment)).toEqual([
      'B=one (env-from app.yaml:4)',
      '__proto__=x (env-from app.yaml:4)',
      [
        'A=first, then $(constructor) (literal app.yaml:20)',
        ' hides first (literal app.yaml:19)',
        ' hides <secret two/A> (env-from app.yaml:9)',
        ' hides one (env-from app.yaml:4)',
        ' $(constructor) at app.yaml:20 means nothing',
      ].join('\n'),
    ]);
  });

  test('optional misses leave the earlier value; required ones fail, all of them, in the order of the kubelet', () => {
    const environment = only(
      resolveTree(tree`
        === app.yaml
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: app, namespace: shop}
        data: {HAVE: have}
        binaryData: {BIN: aGk=}
        ---
        apiVersion: v1
        kind: Pod
        metadata: {name: p, namespace: shop}
        spec:
          containers:
          - name: c
            image: x
            envFrom:
            - configMapRef: {name: app}
            - secretRef: {name: nowhere, optional: true}
            - secretRef: {name: gone}
            env:
            - {name: HAVE, valueFrom: {configMapKeyRef: {name: app, key: NOT, optional: true}}}
            - {name: KEPT, value: "[$(HAVE)]"}
            - {name: BIN, valueFrom: {configMapKeyRef: {name: app, key: BIN}}}
            - {name: LOST, valueFrom: {configMapKeyRef: {name: lost, key: X}}}
            - {name: AFTER, value: "[$(LOST)]"}
            - {name: PHASE, valueFrom: {fieldRef: {fieldPath: status.phase}}}
      `),
    );
    expect(bindingRows(environment)).toEqual([
      '*=<all keys of secret gone, which is missing> (env-from-unknown app.yaml:17)',
      'HAVE=have (env-from app.yaml:4)\n may be hidden by gone',
      'KEPT=[have] (literal app.yaml:20)',
      'BIN=<missing configmap app/BIN> (key app.yaml:21)',
      'LOST=<missing configmap lost/X> (key app.yaml:22)',
      'AFTER=[<missing configmap lost/X>] (literal app.yaml:23)',
      'PHASE=<field status.phase> (field app.yaml:24)',
    ]);
    expect(skippedRows(environment)).toEqual([
      '*: optional, and there is no Secret nowhere (app.yaml:16)',
      'HAVE: optional, and ConfigMap app has no key NOT (app.yaml:19)',
    ]);
    expect(failureRows(environment)).toEqual([
      'CreateContainerConfigError: secret "gone" not found (app.yaml:17)',
      "CreateContainerConfigError: couldn't find key BIN in ConfigMap shop/app (app.yaml:21)",
      'CreateContainerConfigError: configmap "lost" not found (app.yaml:22)',
      'CreateContainerConfigError: unsupported fieldPath: status.phase (app.yaml:24)',
    ]);
  });

  test('a name that is set only later stays literal, and is told with its place', () => {
    const environment = only(
      resolveTree(tree`
        === app.yaml
        apiVersion: v1
        kind: Pod
        metadata: {name: p}
        spec:
          containers:
          - name: c
            image: x
            args: ["$(LATE)", "$(NEVER)"]
            env:
            - name: EARLY
              value: "a $(LATE) b $(NEVER)"
            - name: LATE
              value: late
      `),
    );
    expect(bindingRows(environment)).toEqual([
      [
        'EARLY=a $(LATE) b $(NEVER) (literal app.yaml:11)',
        ' $(LATE) at app.yaml:11 means nothing, set later at app.yaml:12',
        ' $(NEVER) at app.yaml:11 means nothing',
      ].join('\n'),
      'LATE=late (literal app.yaml:13)',
    ]);
    expect(environment.args.map(({ value }) => shown(value))).toEqual(['late', '$(NEVER)']);
    expect(environment.args.map(({ unresolved }) => unresolved.map(({ at }) => at.start))).toEqual([
      [],
      [environment.args[1]?.at.start === undefined ? 0 : environment.args[1].at.start + 1],
    ]);
  });

  test('an entry that set nothing is set later for those before it only', () => {
    const environment = only(
      resolveTree(tree`
        === app.yaml
        apiVersion: v1
        kind: Pod
        metadata: {name: app}
        spec:
          containers:
          - name: app
            image: x
            env:
            - {name: FIRST, value: $(MAYBE)}
            - name: MAYBE
              valueFrom: {configMapKeyRef: {name: none, key: k, optional: true}}
            - {name: LAST, value: $(MAYBE)}
      `),
    );
    expect(bindingRows(environment)).toEqual([
      'FIRST=$(MAYBE) (literal app.yaml:9)\n $(MAYBE) at app.yaml:9 means nothing, set later at app.yaml:10',
      'LAST=$(MAYBE) (literal app.yaml:12)\n $(MAYBE) at app.yaml:12 means nothing',
    ]);
  });

  test('kubelets up to 1.29 skip names that are not valid, with the text of their event', () => {
    const files = tree`
      === app.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: app, namespace: shop}
      data: {1abc: a, ok: b, app.properties: c}
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: p, namespace: shop}
      spec:
        containers:
        - name: c
          image: x
          envFrom: [{configMapRef: {name: app}}]
    `;
    const old = only(resolveTree(files, { version: 29 }));
    expect(old.bindings.map(({ name }) => name)).toEqual(['ok', 'app.properties']);
    expect(skippedRows(old)).toEqual([
      '1abc: InvalidEnvironmentVariableNames: Keys [1abc] from the EnvFrom configmap shop/app were skipped since they are considered invalid environment variable names. (app.yaml:13)',
    ]);
    const young = only(resolveTree(files, { version: 30 }));
    expect(young.bindings.map(({ name }) => name)).toEqual(['1abc', 'ok', 'app.properties']);
    expect(young.skipped).toEqual([]);
  });
});

describe('what cannot be told', () => {
  const files = tree`
    === app.yaml
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: all, namespace: shop}
    spec:
      target: {name: all}
      dataFrom: [{extract: {key: app}}]
    ---
    apiVersion: external-secrets.io/v1
    kind: ExternalSecret
    metadata: {name: db, namespace: shop}
    spec:
      target: {name: db}
      data: [{secretKey: password, remoteRef: {key: db}}]
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app, namespace: shop}
    data: {LEVEL: info}
    ---
    apiVersion: apps/v1
    kind: Deployment
    metadata: {name: api, namespace: shop}
    spec:
      selector: {matchLabels: {app: api}}
      template:
        metadata: {labels: {app: api}}
        spec:
          containers:
          - name: c
            image: x
            envFrom:
            - configMapRef: {name: app}
            - {prefix: S_, secretRef: {name: all}}
            - secretRef: {name: db}
            env:
            - {name: URL, value: "db://user:$(password)@$(S_HOST)/$(NAME)"}
            - {name: S_X, value: x}
            - {name: IP, valueFrom: {fieldRef: {fieldPath: status.podIP}}}
            - {name: WHERE, value: "$(IP):80 on $(KUBERNETES_SERVICE_HOST)"}
  `;

  test('unknown values are placeholders, and travel through $(VAR)', () => {
    const environment = only(resolveTree(files));
    expect(bindingRows(environment)).toEqual([
      'S_*=<all keys of secret all> (env-from-unknown app.yaml:33)',
      'LEVEL=info (env-from app.yaml:18)',
      'password=<secret db/password> (env-from app.yaml:13)',
      [
        'URL=db://user:<secret db/password>@<HOST, if secret all has it>/$(NAME) (literal app.yaml:36)',
        ' $(NAME) at app.yaml:36 means nothing',
      ].join('\n'),
      'S_X=x (literal app.yaml:37)',
      'IP=<pod IP> (field app.yaml:38)',
      'WHERE=<pod IP>:80 on <cluster IP of kubernetes> (literal app.yaml:39)',
    ]);
    expect(environment.failures).toEqual([]);
  });

  test('a fact takes the place of its placeholder', () => {
    const facts = { podIPs: ['10.0.0.9'] };
    const environment = only(resolveTree(files, { facts }));
    expect(bindingRows(environment).slice(-2)).toEqual([
      'IP=10.0.0.9 (field app.yaml:38)',
      'WHERE=10.0.0.9:80 on <cluster IP of kubernetes> (literal app.yaml:39)',
    ]);
  });

  test('sources that may be meant: known when they agree', () => {
    const environment = only(
      resolveTree(tree`
        === app.yaml
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: app, namespace: one}
        data: {SAME: x, OTHER: a, HERE: h}
        ---
        apiVersion: v1
        kind: ConfigMap
        metadata: {name: app, namespace: two}
        data: {SAME: x, OTHER: b}
        ---
        apiVersion: v1
        kind: Pod
        metadata: {name: p}
        spec:
          containers:
          - name: c
            image: x
            envFrom: [{configMapRef: {name: app}}]
            env: [{name: KEY, valueFrom: {configMapKeyRef: {name: app, key: OTHER}}}]
      `),
    );
    expect(environment.bindings.map(({ name, value }) => `${name}=${shown(value)}`)).toEqual([
      'SAME=x',
      'OTHER=<configmap app/OTHER>',
      'HERE=<configmap app/HERE>',
      'KEY=<configmap app/OTHER>',
    ]);
  });
});

test('containers inherit nothing; probes and hooks have their own ways', () => {
  const environments = resolveTree(tree`
    === app.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app}
    data: {FROM: app}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      initContainers:
      - {name: i, image: x, env: [{name: INIT, value: "1"}]}
      - {name: side, image: x, restartPolicy: Always, env: [{name: S, value: "$(INIT)"}]}
      containers:
      - name: c
        image: x
        command: [sh, "$(A)$(FROM)"]
        envFrom: [{configMapRef: {name: app}}]
        env:
        - {name: A, value: "a$(FROM)"}
        - {name: B, valueFrom: {configMapKeyRef: {name: app, key: FROM}}}
        livenessProbe: {exec: {command: ["$(A)", "$(B)", "$(FROM)", "$$(A)"]}}
        lifecycle: {preStop: {exec: {command: ["$(A)"]}}}
  `);
  expect(
    environments.map(({ container, bindings }) => [
      container.kind,
      ...bindings.map(({ name, value }) => `${name}=${shown(value)}`),
    ]),
  ).toEqual([
    ['init', 'INIT=1'],
    ['sidecar', 'S=$(INIT)'],
    ['regular', 'FROM=app', 'A=aapp', 'B=app'],
  ]);
  const { command, probes, hooks } = only(environments, 'c');
  expect(command.map(({ value }) => shown(value))).toEqual(['sh', 'aappapp']);
  expect(probes.map((each) => each.command.map(({ value }) => shown(value)))).toEqual([
    ['a$(FROM)', '', '$(FROM)', '$(A)'],
  ]);
  expect(hooks).toEqual([{ hook: 'preStop', command: ['$(A)'] }]);
});
