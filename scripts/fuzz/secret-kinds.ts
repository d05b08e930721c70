import { add, addResource, b64, draw, q, scalar, type Step } from './draft.ts';
import { addChart, addRelease, addSubstitution } from './secret-charts.ts';

const HEAD = 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\n';

/** The ways in which Secrets are written and made, mistyped ones too, whose values become nothing else. */
export const KEPT_SECRETS: readonly [Step, ...Step[]] = [
  (draft) =>
    addResource(
      draft,
      `${HEAD}stringData:\n  url: ${scalar(draft, draw(draft))}\n  a: ${scalar(draft, draw(draft))}\n`,
    ),
  (draft) =>
    addResource(draft, `${HEAD}data:\n  url: ${b64(draw(draft))}\n  a: ${b64(b64(draw(draft)))}\n`),
  (draft) =>
    addResource(
      draft,
      q({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 's' },
        stringData: { url: draw(draft), 'a b': draw(draft) },
      }),
      'json',
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Secret\n  metadata: {name: s}\n  stringData: {url: ${q(draw(draft))}}\n- apiVersion: v1\n  kind: SecretList\n  items: [{metadata: {name: t}, data: {url: ${b64(draw(draft))}}}]\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `${HEAD}type: kubernetes.io/${draft.random.pick(['tls', 'dockerconfigjson', 'basic-auth'])}\nstringData:\n  tls.crt: ${q(draw(draft))}\n  .dockerconfigjson: ${q(draw(draft))}\n`,
    ),
  (draft) => {
    draft.files['s.txt'] = draw(draft);
    add(
      draft,
      'secretGenerator',
      `- name: s\n  files: [url=s.txt, ${draft.random.pick(['s.txt', '"a b=s.txt"', 'no.txt'])}]\n`,
    );
  },
  (draft) => {
    draft.files['g.yaml'] =
      `apiVersion: builtin\nkind: SecretGenerator\nmetadata: {name: s}\nliterals: [${q(`url=${draw(draft).replaceAll('\n', '')}`)}]\n`;
    add(draft, 'generators', '- g.yaml\n');
  },
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nKind: Secret\nmetadata: {name: s}\n${draft.random.pick(['data', 'stringData', 'stringDta'])}:\n  url: ${q(draw(draft))}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `${HEAD}${draft.random.pick(['stringDta', 'stringdata', 'Data', 'dta', 'strngData'])}:\n  url: ${q(draw(draft))}\n  "a b": ${q(draw(draft))}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nkind: ${draft.random.pick(['secret', 'Secrt', 'Secrets', 'SECRET', 'secrets'])}\nmetadata: {name: s}\nstringData:\n  url: ${q(draw(draft))}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nkind: Secret\nmetdata: {name: s}\nstringData:\n  url: ${q(draw(draft))}\nurl: ${q(draw(draft))}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `${HEAD}stringData:\n  url: ENC[AES256_GCM,data:${b64(draw(draft))},iv:x=,tag:y==,type:str]\n  plain: ${q(draw(draft))}\nsops: {mac: x}\n`,
    ),
];

/** All ways: values become keys, ConfigMaps and texts of charts, too. */
export const SECRETS: readonly [Step, ...Step[]] = [
  ...KEPT_SECRETS,
  (draft) => addResource(draft, `${HEAD}data:\n  url: ${scalar(draft, draw(draft))}\n`),
  (draft) =>
    addResource(
      draft,
      `${HEAD}stringData:\n  "${draw(draft).replaceAll(/[^\w ]/g, '')} x": y\n  url: x\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: ${q(q({ stringData: { a: draw(draft) } }))}\nimmutable: ${q(draw(draft))}\n`,
    ),
  (draft) =>
    add(
      draft,
      'secretGenerator',
      `- name: s\n  literals: [${q(`url=${draw(draft).replaceAll('\n', '')}`)}, ${q(draw(draft))}]\n`,
    ),
  (draft) => {
    draft.files['s.env'] =
      `url=${draw(draft)}\n${draw(draft)}\n# ${draw(draft)}\nA=${draw(draft)}\n`;
    add(draft, 'secretGenerator', '- name: s\n  envs: [s.env]\n');
  },
  (draft) =>
    add(
      draft,
      'generators',
      `- |-\n  apiVersion: builtin\n  kind: SecretGenerator\n  metadata: {name: s}\n  literals: [${q(`url=${draw(draft).replaceAll('\n', '')}`)}]\n`,
    ),
  (draft) =>
    add(
      draft,
      draft.random.pick([
        'secrtGenerator',
        'secretGenerators',
        'secretgenerator',
        'secretsGenerator',
      ]),
      `- name: s\n  literals: [${q(`url=${draw(draft).replaceAll('\n', '')}`)}]\n`,
    ),
  (draft) =>
    add(
      draft,
      'secretGenerator',
      `- name: s\n  ${draft.random.pick(['literal', 'litrals', 'literals'])}: ${q(`url=${draw(draft).replaceAll('\n', '')}`)}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Secret\n  metadata: {name: s}\n  stringData: &d\n    url: &v ${q(draw(draft))}\n    "b": x\n- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: cm2}\n  data: {<<: *d, c: *v, *v : z}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: cm2}\n  data: &d {url: ${q(draw(draft))}}\n- apiVersion: v1\n  kind: Secret\n  metadata: {name: s}\n  stringData: {<<: *d, "a b": x}\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata: {name: s}\nspec:\n  target:\n    name: s\n    template:\n      data: {url: ${q(draw(draft))}, "c d": x}\n  data: [{secretKey: "a b", remoteRef: {key: x}}]\n`,
    ),
  (draft) =>
    addResource(
      draft,
      `apiVersion: bitnami.com/v1alpha1\nkind: SealedSecret\nmetadata: {name: s}\nspec:\n  encryptedData: {url: AgBx}\n  template:\n    stringData: {url: ${q(draw(draft))}}\n    data: {url: ${q(draw(draft))}}\n`,
    ),
  addChart,
  addRelease,
  addSubstitution,
];
