import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { namespaceOf } from '../kit/namespace-of.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

const ANNOTATION = 'traefik.ingress.kubernetes.io/router.middlewares';
/** What Traefik calls the custom resources of Kubernetes. */
const PROVIDER = '@kubernetescrd';
const GROUP = /^traefik\.(?:io|containo\.us)$/;
/** Nobody lists more for one Ingress. */
const MAX_LISTED = 50;

/** Middlewares that an Ingress names without the namespace, which Traefik expects before the name (`shop-strip@kubernetescrd`). */
export function* middlewaresOfIngresses(evidence: Evidence): Iterable<Finding> {
  const users = evidence.manifests.flatMap(({ manifest, build }) => {
    const { group, kind, node } = manifest;
    if (group !== 'networking.k8s.io' || kind !== 'Ingress') return [];
    const at = scalarAt(node, 'metadata', 'annotations', ANNOTATION);
    return at === undefined ? [] : [{ manifest, build, at }];
  });
  if (users.length === 0) return;
  const middlewares = evidence.manifests.flatMap(({ manifest, build }) => {
    const { group, kind, name } = manifest;
    if (kind !== 'Middleware' || !GROUP.test(group) || name === undefined) return [];
    return [{ manifest, name, namespace: namespaceOf(manifest, build, evidence) }];
  });
  const whole = new Set(middlewares.map(({ namespace = '', name }) => `${namespace}-${name}`));
  const byName = groupBy(middlewares, ({ name }) => name);
  for (const { manifest, build, at } of users) {
    const own = namespaceOf(manifest, build, evidence);
    for (const each of at.text.split(',', MAX_LISTED)) {
      const text = each.trim();
      const name = text.endsWith(PROVIDER) ? text.slice(0, -PROVIDER.length) : '';
      const alike = byName.get(name) ?? [];
      const meant = alike.find(({ namespace }) => namespace === own) ?? alike[0];
      if (meant?.namespace === undefined || whole.has(name) || !PLAIN_NAME.test(name)) continue;
      yield {
        ...findingOf(manifest, meant.manifest, at, `${meant.namespace}-${name}`),
        subject: subjectOfManifest(manifest, name),
        build,
      };
    }
  }
}

function findingOf(
  ingress: Manifest,
  { name = '', node }: Manifest,
  at: Finding['at'],
  whole: string,
): Finding {
  const place = nameNodeOf(node);
  const shown = named(name, place);
  return {
    at,
    message: message`${clusterName(ingress)} names Middleware \`${shown}\` without its namespace. Traefik leaves the route out (middleware "${shown}@kubernetescrd" does not exist).`,
    help: message`Write \`${named(whole, place)}@kubernetescrd\`.`,
    related: [{ at: place, message: words('the Middleware is here') }],
    isOfAbsence: true,
  };
}
