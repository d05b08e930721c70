import { compareText } from '../../go/compare-text.ts';
import { goQuote } from '../../go/go-quote.ts';
import { mapAt } from '../../model/node.ts';
import type { ContainerContext } from './container-context.ts';
import { environmentLines } from './describe-env.ts';
import { describeLines, type DescribeLine } from './describe-lines.ts';
import { describeProbe } from './describe-probe.ts';
import { resourceLines } from './describe-resources.ts';

/** A container: its name, environment and mounts are shown; the rest decides how wide their columns are. */
export function containerLines(container: ContainerContext): readonly DescribeLine[] {
  const { name, indent } = container;
  return [
    ...describeLines(`  ${indent}${name}:`),
    ...basicLines(container).flatMap((line) => describeLines(line, false)),
    ...resourceLines(container).flatMap((line) => describeLines(line, false)),
    ...probeLines(container).flatMap((line) => describeLines(line, false)),
    ...environmentLines(container).flatMap((line) => describeLines(line)),
    ...mountLines(container).flatMap((line) => describeLines(line)),
    ...deviceLines(container).flatMap((line) => describeLines(line, false)),
  ];
}

function basicLines({ node, read }: ContainerContext): readonly string[] {
  const several = read.maps(node, 'ports').length > 1 ? 's' : '';
  const profile = mapAt(node, 'securityContext', 'seccompProfile');
  const type = read.text(profile, 'type');
  const localhost = read.text(profile, 'localhostProfile');
  return [
    `    Image:\t${read.text(node, 'image')}`,
    `    Port${several}:\t…`,
    `    Host Port${several}:\t…`,
    ...(profile === undefined ? [] : [`    SeccompProfile:\t${type}`]),
    ...(type === 'Localhost' ? [`      LocalhostProfile:\t${localhost}`] : []),
    ...commandLines('Command', read.texts(node, 'command')),
    ...commandLines('Args', read.texts(node, 'args')),
  ];
}

function commandLines(title: string, texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  const lines = texts.flatMap((text) => text.split('\n').map((line) => `      ${line}`));
  return [`    ${title}:`, ...lines];
}

const PROBES: readonly (readonly [field: string, title: string])[] = [
  ['livenessProbe', 'Liveness'],
  ['readinessProbe', 'Readiness'],
  ['startupProbe', 'Startup'],
];

function probeLines({ node, read }: ContainerContext): readonly string[] {
  return PROBES.flatMap(([field, title]) => {
    const probe = mapAt(node, field);
    return probe === undefined ? [] : [`    ${title}:\t${describeProbe(probe, read)}`];
  });
}

/** Sorted by path, as kubectl does; subPathExpr is not shown. */
function mountLines({ node, read }: ContainerContext): readonly string[] {
  const mounts = read.maps(node, 'volumeMounts').map((mount) => {
    const subPath = read.text(mount, 'subPath');
    const flags = read.isTrue(mount, 'readOnly') ? 'ro' : 'rw';
    const path = read.text(mount, 'mountPath');
    const how = subPath === '' ? flags : `${flags},path=${goQuote(subPath)}`;
    return { path, line: `      ${path} from ${read.text(mount, 'name')} (${how})` };
  });
  if (mounts.length === 0) return ['    Mounts:\t<none>'];
  mounts.sort((a, b) => compareText(a.path, b.path));
  return ['    Mounts:', ...mounts.map(({ line }) => line)];
}

function deviceLines({ node, read }: ContainerContext): readonly string[] {
  const devices = read.maps(node, 'volumeDevices');
  if (devices.length === 0) return [];
  const none = read.maps(node, 'volumeMounts').length === 0 ? '\t<none>' : '';
  const lines = devices.map(
    (device) => `      ${read.text(device, 'devicePath')} from ${read.text(device, 'name')}`,
  );
  return [`    Devices:${none}`, ...lines];
}
