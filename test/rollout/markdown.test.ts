import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function treeWith(level: string, unused: string): ReturnType<typeof treeOf> {
  return treeOf({
    'web.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "web:1", envFrom: [{configMapRef: {name: web}}]}]}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: web}
data: {LEVEL: ${level}}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: other}
data: {A: ${unused}}
`,
  });
}

test('says once what a source does to a workload, and which changed source none uses', () => {
  const change = diff(ENGINES, treeWith('info', 'a'), treeWith('debug', 'b'), SETTINGS);
  const text = formatChanges('markdown', change, {
    ...DEFAULT_CHANGE_OPTIONS,
    maxBytes: 10_000,
  });
  expect(text).toMatchInlineSnapshot(`
    "### 1 workload: 1 keeps old values. 1 variable changed.

    | Verdict | Workload | Why |
    | :--- | :--- | :--- |
    | 🔴 **stale** | \`Deployment web\` | it reads \`LEVEL\` from ConfigMap \`web\` when it starts, and nothing in its pod template changes (\`web.yaml:13\`) |

    **help:** Restart stale workloads (\`kubectl rollout restart\`) after the merge, or make it automatic: a configMapGenerator, a checksum annotation, or Stakater Reloader.

    **Changed, but no affected workload uses it:**<br>ConfigMap other changes in key A (web.yaml:17)

    <details open><summary><b>Deployment web</b></summary>

    container web

    |   | Name | Value | From |
    | :---: | :--- | :--- | :--- |
    | \`~\` | \`LEVEL\` | \`info\` → \`debug\` | web/LEVEL (web.yaml:13) |

    </details>
    "
  `);
});
