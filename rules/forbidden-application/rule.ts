import { IN_CLUSTER, sourcesOfApplication } from '../../src/model/elsewhere/argo-application.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { ARGO, isApplication } from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message, name as named, userText } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { mapAt, scalarAt, valueAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { forbiddenObjects, listOf, type IsForbidden } from './forbidden-objects.ts';
import { missingProjects } from './missing-projects.ts';
import { permitsDestination, permitsSource, type Destination } from './project.ts';

/** Items in the lists of all projects of one name, in as many clusters, which are compared with each Application. */
const MAX_ITEMS = 1000;
/** Items that are compared in all. */
const MAX_COMPARED = 2_000_000;

export const rule = rulePerRun(
  {
    id: 'forbidden-application',
    summary:
      'The AppProject of an Application does not exist, or does not permit its source, its destination, or an object that it deploys.',
    severity: 'error',
    group: 'builds',
    since: '0.1.0',
  },
  function* (evidence) {
    const { manifests } = evidence;
    const projects = groupBy(
      manifests.flatMap(({ manifest }) => (isProject(manifest) ? [manifest] : [])),
      ({ name }) => name ?? '',
    );
    yield* missingProjects(manifests, projects);
    if (projects.size === 0 || manifests.some(({ manifest }) => hasGlobalProjects(manifest)))
      return;
    const applications = groupBy(
      manifests.filter(({ manifest }) => isApplication(manifest)),
      ({ manifest }) => scalarAt(manifest.node, 'spec', 'project')?.text ?? '',
    );
    let left = MAX_COMPARED;
    // A template makes many Applications at one place.
    const builds = groupBy(evidence.builds, ({ deployedBy }) => deployedBy?.at);
    for (const [name, all] of projects) {
      const items = all.reduce((sum, project) => sum + itemsOf(project), 0);
      if (items > MAX_ITEMS) continue;
      const isForbidden: IsForbidden = (ask) => {
        left -= items;
        return left >= 0 && all.every((each) => ask(each) === false);
      };
      for (const { manifest, build } of applications.get(name) ?? []) {
        for (const finding of findingsOf(
          manifest,
          all,
          builds.get(manifest.node) ?? [],
          isForbidden,
        ))
          yield { ...finding, subject: subjectOfManifest(manifest), build };
      }
    }
  },
);

/** Global projects permit more to those that their selectors match: https://argo-cd.readthedocs.io/en/stable/user-guide/projects/#configuring-global-projects-v18 */
function hasGlobalProjects({ kind, node }: Manifest): boolean {
  return kind === 'ConfigMap' && valueAt(node, 'data', 'globalProjects') !== undefined;
}

function isProject({ group, kind }: Manifest): boolean {
  return group === ARGO && kind === 'AppProject';
}

function* findingsOf(
  application: Manifest,
  projects: readonly Manifest[],
  builds: readonly Build[],
  isForbidden: IsForbidden,
): Iterable<Finding> {
  const [project] = projects;
  if (project === undefined) return;
  for (const url of sourcesOf(application)) {
    if (!isForbidden((each) => permitsSource(each, url.text))) continue;
    yield {
      at: url,
      message: message`${clusterName(application)} is not synced: none of the \`sourceRepos\` of ${clusterName(project)} is \`${userText(url.text, url)}\`. Argo CD: \`application repo … is not permitted in project\`.`,
      help: message`Add it to the \`sourceRepos\` of the project, or correct the address.`,
      related: listOf(project, 'sourceRepos'),
    };
  }
  const destination = destinationOf(application);
  if (destination === undefined) return;
  if (isForbidden((each) => permitsDestination(each, destination))) {
    yield forbiddenDestination(application, project, destination);
    return;
  }
  for (const { previewed, objects } of builds) {
    if (previewed === true) continue;
    yield* forbiddenObjects(application, project, objects, destination, isForbidden);
  }
}

/** How many items all lists of a project have, and one for itself. */
function itemsOf({ node }: Manifest): number {
  const lists = mapAt(node, 'spec')?.entries ?? [];
  return lists.reduce(
    (sum, { value }) => sum + (value.kind === 'sequence' ? value.items.length : 0),
    1,
  );
}

function sourcesOf({ node }: Manifest): readonly ScalarNode[] {
  return sourcesOfApplication(node).flatMap((source) => {
    const url = scalarAt(source, 'repoURL');
    return url === undefined || url.text === '' || holdsPlaceholder(url.text) ? [] : [url];
  });
}

/** Where an Application deploys; undefined if a part of it is filled in elsewhere. */
function destinationOf({ node }: Manifest): Destination | undefined {
  const field = (key: string): string => scalarAt(node, 'spec', 'destination', key)?.text ?? '';
  const [server, name, namespace] = [field('server'), field('name'), field('namespace')];
  if ([server, name, namespace].some(holdsPlaceholder)) return undefined;
  // Argo CD knows the name of an address, and the address of a name; a Secret may give its own cluster another name.
  const known = name === IN_CLUSTER.name ? IN_CLUSTER.server : server;
  return {
    server: known === '' ? undefined : known,
    name: name === '' ? undefined : name,
    namespace,
  };
}

function forbiddenDestination(
  application: Manifest,
  project: Manifest,
  { namespace, server, name }: Destination,
): Finding {
  const { node } = application;
  const at =
    scalarAt(node, 'spec', 'destination', 'namespace') ??
    valueAt(node, 'spec', 'destination') ??
    node;
  const cluster = server ?? name ?? '';
  return {
    at,
    message: message`${clusterName(application)} is not synced: none of the \`destinations\` of ${clusterName(project)} has namespace \`${named(namespace, at)}\` of cluster \`${named(cluster, at)}\`. Argo CD: \`application destination … do not match any of the allowed destinations in project\`.`,
    help: message`Add it to the \`destinations\` of the project, or correct the destination.`,
    related: listOf(project, 'destinations'),
  };
}
