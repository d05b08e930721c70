import { compareVersions } from '../../model/versions/compare-versions.ts';
import type { DeployerName, DeployerRow } from '../../model/versions/deployer-version.ts';
import { ARGO_CHARTS, DEPLOYER_ROWS } from './deployer-rows.ts';

/** The row of a version, and whether it stands in for one that is not known. */
interface KnownVersion {
  readonly row: DeployerRow;
  /** Undefined: the version itself is known. */
  readonly nearest?: 'newer' | 'older';
  /** The text allows other versions. */
  readonly isRange?: true;
}

export function newestVersion(deployer: DeployerName): DeployerRow {
  const newest = DEPLOYER_ROWS.findLast((row) => row.deployer === deployer);
  if (newest === undefined) throw new Error(`No row of ${deployer}.`);
  return newest;
}

/** The versions of a deployer that are known, oldest first. */
export function versionsOf(deployer: DeployerName): readonly DeployerRow[] {
  return DEPLOYER_ROWS.filter((row) => row.deployer === deployer);
}

const EXACT = /^=?v?(\d+\.\d+)(?:\.(?:\d+|[xX*]))?(?:[-+].*)?$/;
/** `~2.7` stays in its minor version, `2.x`, `2` and `^2.3` in their major version. */
const WITHIN_MINOR = /^~\s*v?(\d+\.\d+)(?:\.[\dxX*]+)?$/;
const WITHIN_MAJOR = /^(?:\^\s*)?v?(\d+)(?:\.[\dxX*]+){0,2}$/;
const OPEN = /^(?:\*|>=?\s*v?\d+(?:\.[\dxX*]+){0,2})$/;

/**
 * The row that a text means: a version (`3.4`, `v3.4.13`), or a range (`2.x`, `~2.7`), which means its newest. A version that is not known
 * means the nearest that is. Undefined for what is neither.
 */
export function knownVersion(deployer: DeployerName, text: string): KnownVersion | undefined {
  const written = text.trim();
  const minor = (EXACT.exec(written) ?? WITHIN_MINOR.exec(written))?.[1];
  if (minor !== undefined) return nearestTo(minor, versionsOf(deployer));
  if (OPEN.test(written)) return { row: newestVersion(deployer), isRange: true };
  const major = WITHIN_MAJOR.exec(written)?.[1];
  if (major === undefined) return undefined;
  const row = versionsOf(deployer).findLast(({ version }) => version.startsWith(`${major}.`));
  return row && { row, isRange: true };
}

function nearestTo(minor: string, rows: readonly DeployerRow[]): KnownVersion | undefined {
  const before = rows.findLast(({ version }) => compareVersions(version, minor) <= 0);
  const row = before ?? rows[0];
  if (row === undefined) return undefined;
  if (row.version === minor) return { row };
  return { row, nearest: before === rows.at(-1) ? 'newer' : 'older' };
}

/** The version of Argo CD that a version of its chart installs; undefined where that is not known. */
export function ofArgoChart(chart: string): string | undefined {
  if (!/^v?\d+\.\d+\.\d+$/.test(chart)) return undefined;
  return ARGO_CHARTS.findLast((row) => compareVersions(row.chart, chart.replace(/^v/, '')) <= 0)
    ?.version;
}
