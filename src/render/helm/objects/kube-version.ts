import { done, refusal, type Refusal, type Result } from '../../../model/result.ts';

/** A Kubernetes version as `.Capabilities.KubeVersion` has it. */
export interface KubeVersion {
  /** The version as it is printed and compared: `v1.33.0`, without suffix. */
  readonly plain: string;
  /** As given, with a `v` before it: what Helm 4 shows. */
  readonly given: string;
  readonly major: string;
  readonly minor: string;
}

const VERSION = /^[\t\n\f\r ]*v?([0-9]+(?:\.[0-9]+)*)/;

/** `--kube-version`: at least two numbers, anything may follow. Imitates ParseKubeVersion of Helm 3.22 and 4.3. */
export function parseKubeVersion(text: string): Result<KubeVersion> {
  const numbers = VERSION.exec(text)?.[1];
  if (numbers === undefined || text.includes('\n')) {
    return refused(text, `could not parse ${JSON.stringify(text)} as version`);
  }
  const [major = '', minor, ...rest] = numbers.split('.');
  if (minor === undefined) return refused(text, `illegal version string ${JSON.stringify(text)}`);
  if (major.startsWith('0') && major !== '0') {
    return refused(
      text,
      `illegal zero-prefixed version component ${JSON.stringify(major)} in ${JSON.stringify(text)}`,
    );
  }
  const parts = [major, minor, ...rest].map((part) => String(BigInt(part)));
  const [plainMajor = '', plainMinor = ''] = parts;
  const given = text.startsWith('v') ? text : `v${text}`;
  return done({ plain: `v${parts.join('.')}`, given, major: plainMajor, minor: plainMinor });
}

function refused(text: string, message: string): Refusal {
  return refusal(`invalid kube version '${text}': ${message}`);
}
