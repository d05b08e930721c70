import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { envfrom } from '../../envfrom.ts';
import { scratch, write } from '../../scratch.ts';
import { addRemote, initRepository } from '../../write-repository.ts';

type Files = Readonly<Record<string, string>>;

/** Work trees next to each other, each with the remote `https://git.example.com/acme/NAME.git`; gives the folder around them. */
export function checkouts(repositories: Readonly<Record<string, Files>>): string {
  const folder = scratch();
  for (const [name, files] of Object.entries(repositories)) {
    const root = join(folder, name);
    mkdirSync(root);
    write(root, files);
    initRepository(root);
    addRemote(root, `https://git.example.com/acme/${name}.git`);
  }
  return folder;
}

interface Problem {
  readonly severity: string;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
  readonly builds?: readonly string[];
  readonly related: readonly { readonly path: string; readonly line: number }[];
}

interface Report {
  readonly problems: readonly Problem[];
  readonly builds: readonly {
    readonly id: string;
    readonly cluster?: string;
    readonly objects: number;
    readonly deployedBy?: { readonly name: string };
  }[];
  readonly uncheckedEntries: readonly { readonly name: string; readonly reason: string }[];
  readonly references: readonly {
    readonly name: string;
    readonly key?: string;
    readonly path: string;
    readonly verdict: string;
    readonly sources?: readonly { readonly path: string }[];
  }[];
  readonly repositories?: readonly string[];
  readonly notices: readonly string[];
}

/** What `envfrom` reports, as data. */
export async function reportOf(folder: string, line: string): Promise<Report> {
  const { stdout, stderr } = await envfrom(folder, `${line} -f json --references --no-cache`);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The problems of a report, each as a line: `error missing-secret-key shop/web.yaml:3 → infra/db.yaml:5`. */
export function problemsOf({ problems }: Report): readonly string[] {
  return problems.map(({ severity, rule, path, line, related }) =>
    [
      `${severity} ${rule} ${path}:${line}`,
      ...related.map((place) => `${place.path}:${place.line}`),
    ].join(' → '),
  );
}

/** What entry objects deploy: `Kustomization flux-system/shop → shop/deploy in infra/clusters/prod, 2 objects`. */
export function deployedOf({ builds }: Report): readonly string[] {
  return builds.flatMap(({ id, cluster, objects, deployedBy }) =>
    deployedBy === undefined
      ? []
      : [`${deployedBy.name} → ${id} in ${cluster}, ${objects} objects`],
  );
}

/** Verdicts on references: `db:user in shop/web.yaml elsewhere (infra/db.yaml)`. */
export function verdictsOf({ references }: Report): readonly string[] {
  return references.map(({ name, key, path, verdict, sources = [] }) => {
    const made = sources.map((source) => source.path).join(', ');
    return `${name}${key === undefined ? '' : `:${key}`} in ${path} ${verdict}${made === '' ? '' : ` (${made})`}`;
  });
}

/** A Flux GitRepository and a Kustomization that deploys a folder of it. */
export function fluxSource(name: string, path: string, branch = 'main'): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: ${name}, namespace: flux-system}
spec: {url: "https://git.example.com/acme/${name}", ref: {branch: ${branch}}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  targetNamespace: apps
  sourceRef: {kind: GitRepository, name: ${name}}
`;
}

/** An Argo CD Application with sources as they are written. */
export function application(name: string, ...sources: readonly string[]): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {namespace: apps, server: https://kubernetes.default.svc}
  sources:
${sources.map((source) => `  - ${source}\n`).join('')}`;
}

export const KUSTOMIZATION = 'resources: [web.yaml]\n';

/** A Deployment that needs keys of a source. */
export function deployment(source: string, ...keys: readonly string[]): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
      - name: web
        image: web
        env:
${keys
  .map(
    (key) => `        - name: ${key.toUpperCase()}
          valueFrom: {secretKeyRef: {name: ${source}, key: ${key}}}
`,
  )
  .join('')}`;
}

export function secret(name: string, ...keys: readonly string[]): string {
  return `apiVersion: v1
kind: Secret
metadata: {name: ${name}, namespace: apps}
stringData: {${keys.map((key) => `${key}: a`).join(', ')}}
`;
}
