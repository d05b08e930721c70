import { tree } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

const SHOP = tree`
  === charts/api/values.yaml
  image: api
  === config/app.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: app-config
  data:
    LOG_LEVEL: info
  === deploy/my api.yaml
  apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: api
  spec:
    template:
      spec:
        containers:
          - name: api
            envFrom:
              - configMapRef:
                  name: app-confg
            env:
              - name: LOG_LEVEL
                value: debug
`;

export const API = 'deploy/my api.yaml';
export const SUBJECT = { kind: 'Deployment', namespace: undefined, name: 'api', container: 'api' };
export const MISSING = problemAt(spanOf(SHOP, API, 'app-confg'), {
  related: [
    {
      at: spanOf(SHOP, 'config/app.yaml', 'app-config'),
      message: 'ConfigMap `app-config` is here',
    },
  ],
  help: 'Did you mean `app-config`?',
  builds: ['overlays/prod', 'overlays/uat'],
  subject: { ...SUBJECT, detail: 'app-confg' },
});
const COLLIDING = problemAt(spanOf(SHOP, API, 'configMapRef:\n                name: app-confg'), {
  rule: 'colliding-variable',
  severity: 'warning',
  message: '`A|B` is set twice, see https://example.com, @octocat, #12.',
});
export const UNUSED = problemAt(spanOf(SHOP, 'config/app.yaml', 'LOG_LEVEL'), {
  rule: 'unused-key',
  severity: 'info',
  message: 'Nothing reads key `LOG_LEVEL`.',
});
export const REPORT = reportOf(SHOP, {
  problems: [UNUSED, COLLIDING, MISSING],
  suppressed: [
    {
      problem: { ...UNUSED, message: 'Suppressed.' },
      by: spanOf(SHOP, 'config/app.yaml', 'data'),
      reason: 'read by a script',
    },
  ],
});

export const EMPTY = reportOf(SHOP);
