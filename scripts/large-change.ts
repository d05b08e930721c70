import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const APPS =
  'accounts audit billing cart catalog checkout console coupons delivery events exports fraud gateway images inventory invoices ledger login mailer metrics orders payments pricing profile quotes reports returns reviews search shipping'.split(
    ' ',
  );
const CLUSTERS = ['prod', 'staging'];
const NEW_CLUSTERS = ['asia', 'europe', 'us'];

/**
 * Writes the two sides of a change that touches 96 workloads: 30 applications come to three new clusters (90 workloads), and of those in the
 * two old clusters one gets another image, one another setting, and one a reference with a typo. That one line is an error.
 */
export function writeLargeChange(before: string, after: string): void {
  writeFiles(before, sideOf(false));
  writeFiles(after, sideOf(true));
}

function sideOf(isAfter: boolean): ReadonlyMap<string, string> {
  const clusters = isAfter ? [...CLUSTERS, ...NEW_CLUSTERS] : CLUSTERS;
  return new Map([
    ...APPS.flatMap((app): [string, string][] => [
      [`apps/${app}/deployment.yaml`, deployment(app, isAfter)],
      [`apps/${app}/settings.yaml`, settings(app, isAfter)],
      [`apps/${app}/kustomization.yaml`, 'resources: [deployment.yaml, settings.yaml]\n'],
    ]),
    ...clusters.map((cluster): [string, string] => [
      `clusters/${cluster}/kustomization.yaml`,
      `namespace: ${cluster}\nresources:\n${APPS.map((app) => `  - ../../apps/${app}\n`).join('')}`,
    ]),
  ]);
}

function deployment(app: string, isAfter: boolean): string {
  const settingsName = isAfter && app === 'payments' ? 'payment-settings' : `${app}-settings`;
  const tag = isAfter && app === 'gateway' ? '1.9.0' : '1.8.2';
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${app}
spec:
  selector:
    matchLabels: {app: ${app}}
  template:
    metadata:
      labels: {app: ${app}}
    spec:
      containers:
        - name: ${app}
          image: registry.example/${app}:${tag}
          envFrom:
            - configMapRef:
                name: ${settingsName}
`;
}

function settings(app: string, isAfter: boolean): string {
  const level = isAfter && app === 'pricing' ? 'debug' : 'info';
  return `apiVersion: v1
kind: ConfigMap
metadata:
  name: ${app}-settings
data:
  LOG_LEVEL: ${level}
  TIMEOUT: 30s
`;
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
