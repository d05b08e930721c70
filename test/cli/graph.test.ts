import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

const FILES = {
  'prod/kustomization.yaml': 'resources: [api.yaml, cm.yaml]\n',
  'prod/cm.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: app, namespace: shop}
data: {PORT: "80"}
`,
  'prod/api.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: api, namespace: shop}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers:
      - name: api
        image: a
        envFrom:
        - configMapRef: {name: app}
        - secretRef: {name: nowhere}
        env:
        - name: LEVEL
          valueFrom: {configMapKeyRef: {name: app, key: LEVEL}}
---
apiVersion: v1
kind: Pod
metadata: {name: job, namespace: shop}
spec:
  containers:
  - name: a
    image: a
    envFrom: [{configMapRef: {name: app}}]
`,
};

async function graph(words: string): Promise<string> {
  const { stdout, stderr } = await envfrom(scratch(FILES), `graph ${words}`);
  return stdout + stderr;
}

describe('envfrom graph', () => {
  test('as Mermaid', async () => {
    expect(await graph('')).toMatchInlineSnapshot(`
      "flowchart LR
        subgraph b0["prod, namespace shop"]
          n0["Deployment api"]
          n1(["ConfigMap app"])
          n2(["Secret nowhere"]):::absent
          n3["Pod job"]
        end
        n0 ==>|"envFrom, env: broken (missing-key LEVEL)"| n1
        n0 -.->|"envFrom: undeclared"| n2
        n3 -->|"envFrom"| n1
        linkStyle 0 stroke:#c62828,color:#c62828
        classDef absent stroke-dasharray: 5 5
      "
    `);
  });

  test('of one workload, for Graphviz', async () => {
    expect(await graph('deploy/api -f dot')).toMatchInlineSnapshot(`
      "digraph references {
        rankdir=LR;
        node [shape=box];
        subgraph cluster_0 {
          label="prod, namespace shop";
          n0 [label="Deployment api"];
          n1 [label="ConfigMap app", style=rounded];
          n2 [label="Secret nowhere", style="rounded,dashed"];
        }
        n0 -> n1 [label="envFrom, env: broken (missing-key LEVEL)", style=bold, color="#c62828", fontcolor="#c62828"];
        n0 -> n2 [label="envFrom: undeclared", style=dashed];
      }
      "
    `);
  });

  test('as a picture', async () => {
    expect(await graph('job -f svg')).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="326" height="98" viewBox="0 0 326 98">
      <style>svg{background:#fff}text{fill:#212121;font:12px monospace}.said{font-size:10.5px}.title{font-weight:bold}.frame{fill:#fafafa;stroke:#cfd8dc}.node{fill:#fff;stroke:#37474f}.absent{stroke-dasharray:5 4}.edge{fill:none;stroke:#607d8b}.open{stroke-dasharray:5 4}.broken{stroke:#c62828;stroke-width:2}.said.bad{fill:#c62828}</style>
      <rect class="frame" x="12" y="12" width="302" height="74" rx="6"/>
      <text class="title" x="22" y="31.2">prod, namespace shop</text>
      <path class="edge fine" d="M94 58 C117.8 58 117.8 58 141.5 58 C165.3 58 165.3 58 189 58"/>
      <rect class="node" x="26" y="44" width="68" height="28" rx="3"/>
      <text x="34" y="62">Pod job</text>
      <rect class="node" x="189" y="44" width="111" height="28" rx="14"/>
      <text x="197" y="62">ConfigMap app</text>
      <text class="said" x="141.5" y="55" text-anchor="middle">envFrom</text>
      </svg>
      "
    `);
  });

  test('a workload that is not there', async () => {
    expect(await graph('deploy/apx')).toMatchInlineSnapshot(`
      "envfrom: No workload matches \`deploy/apx\`.
        Did you mean \`deploy/api\`?
      "
    `);
  });

  test('hostile names stay in their place, and there are bounds', async () => {
    const bad = '"]\\n click n0 <b>|%%{a}';
    const refs = Array.from({ length: 450 }, (_, at) => `[{secretRef: {name: s${at}}}]`);
    const pods = refs.map(
      (ref, at) =>
        `apiVersion: v1\nkind: Pod\nmetadata: {name: ${JSON.stringify(`p${at}${at === 0 ? bad : ''}`)}}\nspec: {containers: [{name: a, image: a, envFrom: ${ref}}]}\n`,
    );
    const root = scratch({ 'a.yaml': pods.join('---\n') });
    const texts = await Promise.all(
      ['mermaid', 'dot', 'svg'].map(async (f) => (await envfrom(root, `graph -f ${f}`)).stdout),
    );
    expect(texts.map((text) => /(?:390|50) more references not drawn/.test(text))).toEqual([
      true,
      true,
      true,
    ]);
    expect(Number(/ height="(\d+)/.exec(texts[2] ?? '')?.[1])).toBeLessThan(4000);
    expect(texts.map((text) => text.split('\n').find((line) => line.includes('p0'))))
      .toMatchInlineSnapshot(`
        [
          "    n0["Pod p0#34;#93;#92;n click n0 #60;b#62;#124;#37;#37;#123;a#125;"]",
          "    n0 [label="Pod p0\\"]\\\\n click n0 <b>|%%{a}"];",
          "<text x="34" y="62">Pod p0&#34;]\\n click n0 &#60;b&#62;|%%{a}</text>",
        ]
      `);
  });
});

test('envfrom builds as Mermaid', async () => {
  const { stdout } = await envfrom(scratch(FILES), 'builds -f mermaid');
  expect(stdout).toMatchInlineSnapshot(`
    "flowchart TD
      subgraph g0["Entry points"]
        n0["prod<br/>kustomization<br/>3 objects, 2 workloads, 2 problems"]
      end
      classDef failed stroke:#c62828
    "
  `);
});

test('builds: what is too long for a terminal goes on below', async () => {
  const folder = 'applications/production/europe/observability-platform';
  const root = scratch({
    [`${folder}/kustomization.yaml`]: 'resources: [../../pod.yaml]\n',
    'applications/production/pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: x}]}\n',
  });
  const shown = async (given: { isTTY?: boolean }) =>
    (await envfrom(root, 'builds --color never', { ...given, columns: 60 })).stdout.split('\n');
  expect(await shown({ isTTY: true })).toEqual([
    'Entry points',
    '└─ applications/production/europe/observability-platform',
    '      (kustomization)  1 object, 1 workload',
    '',
  ]);
  expect(await shown({})).toEqual([
    'Entry points',
    '└─ applications/production/europe/observability-platform (kustomization)  1 object, 1 workload',
    '',
  ]);
});
