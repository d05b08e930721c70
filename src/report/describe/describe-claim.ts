import { mapAt, valueAt, type MapNode } from '../../model/node.ts';
import { LAST_APPLIED } from '../redact/secret-node-ranges.ts';
import type { FieldReader } from './describe-object.ts';

const LONGEST_ANNOTATION = 140;
const BETA_CLASS = 'volume.beta.kubernetes.io/storage-class';

/** The claim template of an ephemeral volume, as kubectl nests it. */
export function claimLines(template: MapNode, read: FieldReader): readonly string[] {
  const spec = mapAt(template, 'spec');
  const beta = valueAt(template, 'metadata', 'annotations', BETA_CLASS);
  const storageClass = beta === undefined ? read.text(spec, 'storageClassName') : read.text(beta);
  const source = mapAt(spec, 'dataSource');
  const apiGroup = read.text(source, 'apiGroup');
  return [
    `    StorageClass:\t${storageClass}`,
    `    Volume:\t${read.text(spec, 'volumeName')}`,
    ...labelLines(template, read),
    ...annotationLines(template, read),
    '    Capacity:\t',
    '    Access Modes:\t',
    `    VolumeMode:\t${read.text(spec, 'volumeMode') || 'Filesystem'}`,
    ...(source === undefined
      ? []
      : [
          '    DataSource:',
          ...(apiGroup === '' ? [] : [`      APIGroup:\t${apiGroup}`]),
          `      Kind:\t${read.text(source, 'kind')}`,
          `      Name:\t${read.text(source, 'name')}`,
        ]),
  ];
}

function labelLines(template: MapNode, read: FieldReader): readonly string[] {
  const labels = read
    .sorted(template, 'metadata', 'labels')
    .map(([key, value]) => `${key}=${value}`);
  const [first, ...others] = labels;
  if (first === undefined) return ['    Labels:\t    <none>'];
  // Each piece is written by itself, and each is indented again.
  return [`    Labels:\t    ${first}`, ...others.map((line) => `        \t    ${line}`)];
}

function annotationLines(template: MapNode, read: FieldReader): readonly string[] {
  const annotations = read
    .sorted(template, 'metadata', 'annotations')
    .filter(([key]) => key !== LAST_APPLIED);
  if (annotations.length === 0) return ['    Annotations:\t    <none>'];
  const lines: string[] = [];
  for (const [key, value] of annotations) {
    const lead = lines.length === 0 ? '    Annotations:\t    ' : '    \t    ';
    const text = value.endsWith('\n') ? value.slice(0, -1) : value;
    const isLong = text.length + key.length + 2 > LONGEST_ANNOTATION || text.includes('\n');
    if (!isLong) lines.push(`${lead}${key}: ${text}`);
    else {
      lines.push(`${lead}${key}:`);
      for (const line of text.split('\n')) lines.push(`    \t  ${shortened(line)}`);
    }
  }
  return lines;
}

function shortened(line: string): string {
  const longest = LONGEST_ANNOTATION - 2;
  return line.length > longest ? `${line.slice(0, longest)}...` : line;
}
