import type { Origin } from '../text/origin.ts';
import { textOf } from '../text/text.ts';
import type { GoValue, MapValue } from '../value/go-value.ts';
import { boolValue, intValue, mapValue, stringOf, stringValue } from '../value/make-value.ts';

/** The release as which a chart is installed. */
export interface Release {
  readonly name: string;
  readonly namespace: string;
  readonly revision: number;
  readonly isUpgrade: boolean;
  /** Where the name was written, if someone wrote it. */
  readonly nameOrigin?: Origin;
}

/** `.Release`. */
export function releaseValue(release: Release): MapValue {
  const { name, namespace, revision, isUpgrade, nameOrigin } = release;
  return mapValue(
    new Map<string, GoValue>([
      ['Name', stringValue(textOf(name, nameOrigin))],
      ['Namespace', stringOf(namespace)],
      ['IsUpgrade', boolValue(isUpgrade)],
      ['IsInstall', boolValue(!isUpgrade)],
      ['Revision', intValue(revision)],
      ['Service', stringOf('Helm')],
    ]),
  );
}

const NAME = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const LONGEST = 53;

/** Why Helm refuses a release name; undefined for a good one. */
export function releaseNameFault(name: string): string | undefined {
  if (name === '') return 'no name provided';
  if (name.length <= LONGEST && NAME.test(name)) return undefined;
  return `invalid release name, must match regex ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ and the length must not be longer than ${LONGEST}`;
}
