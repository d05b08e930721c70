import type { ChartNeed } from '../../model/manifest.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import type { Report } from '../../model/report.ts';
import { positionOf, placeOf, type Span } from '../../model/span.ts';
import { byCodeUnit } from '../../text/by-code-unit.ts';
import { withoutLogins } from '../redact/address-logins.ts';
import { escapeText } from '../text/escape-text.ts';
import { shellQuote } from '../text/shell-quote.ts';
import { listJson } from './list-json.ts';
import type { ListOptions } from './list-options.ts';
import { table } from './table.ts';

/** A release, the chart from elsewhere that it needs, and where that was found. */
interface NeededChart extends ChartNeed {
  readonly release: string;
  readonly at: Span;
  /** Undefined: nowhere. */
  readonly found: string | undefined;
  readonly previewed: boolean;
}

interface ChartListOptions extends ListOptions {
  /** Only those that were not found. */
  readonly missing: boolean;
  /** The folder that `helm pull` writes to, relative to the root. */
  readonly folder: string;
}

const HEAD = ['RELEASE', 'CHART', 'VERSION', 'FROM', 'FOUND'];

/** The charts from elsewhere that the releases of a report need: for people, for programs, or as a script that pulls them. */
export function formatCharts(format: string, report: Report, options: ChartListOptions): string {
  const needed = neededCharts(report).filter(
    ({ found }) => !options.missing || found === undefined,
  );
  if (format === 'sh') return pullScript(needed, options.folder);
  if (format === 'json') {
    const items = needed.map(({ at, ...chart }) => ({
      ...chart,
      repository: chart.repository && withoutLogins(chart.repository),
      ...positionOf(at),
    }));
    return listJson('charts', items, options);
  }
  const rows = needed.map(({ release, name, version, repository, found, previewed }) => [
    release,
    name,
    version ?? '(newest)',
    repository === undefined ? '?' : withoutLogins(repository),
    found ?? (previewed ? 'no, previewed from values' : 'no'),
  ]);
  return table(HEAD, rows, options);
}

function neededCharts({ builds, uncheckedEntries }: Report): readonly NeededChart[] {
  const made = builds.flatMap(({ chart, deployedBy, previewed }) =>
    chart === undefined || deployedBy === undefined
      ? []
      : [{ ...chart, release: deployedBy.name, at: deployedBy.at, previewed: previewed === true }],
  );
  const inflated = builds.flatMap(({ id, inflates = [], deployedBy }) =>
    inflates.flatMap(({ name, version, repository, found, at, previewed = false }) => {
      if (repository === undefined) return [];
      const release = deployedBy?.name ?? id;
      return [{ name, version, repository, found, release, at, previewed }];
    }),
  );
  const unseen = uncheckedEntries.flatMap(({ manifest, need }) => {
    if (need === undefined) return [];
    const { kind, namespace, name = '' } = manifest;
    const release = `${kind} ${qualifiedName(namespace, name)}`;
    return [{ ...need, release, at: manifest.node, found: undefined, previewed: false }];
  });
  return [...made, ...inflated, ...unseen].sort((a, b) => byCodeUnit(keyOf(a), keyOf(b)));
}

function keyOf({ release, name, version = '', at }: NeededChart): string {
  return JSON.stringify([release, name, version, placeOf(at)]);
}

/** As Helm takes them; what else a stranger wrote is not given to a shell, quoted or not. */
const NAME = /^[a-zA-Z0-9][-a-zA-Z0-9._]*$/;
const VERSION = /^[-a-zA-Z0-9.^~<>=*|, +_]+$/;
const URL = /^(?:https?|oci):\/\/[^\s"'`$\\{}<>|;&()]+$/;

function pullScript(needed: readonly NeededChart[], folder: string): string {
  const lines = new Set(needed.map((chart) => pullLine(chart, folder)));
  const head = ['#!/bin/sh', 'set -eu', `mkdir -p ${shellQuote(folder)}`];
  return [...head, ...lines].map((line) => `${line}\n`).join('');
}

function pullLine({ name, version, repository, release }: NeededChart, folder: string): string {
  const skip = (why: string): string => `# ${escapeText(`${release}: ${why}`)}`;
  if (!NAME.test(name)) return skip('its chart has no name that Helm takes');
  if (repository === undefined)
    return skip(`nothing in this repository says where chart ${name} comes from`);
  if (!URL.test(repository)) return skip(`the address of chart ${name} is not a plain URL`);
  if (withoutLogins(repository) !== repository)
    return skip(`the address of chart ${name} holds a login`);
  if (version !== undefined && (!VERSION.test(version) || version.startsWith('-'))) {
    return skip(`the version of chart ${name} is not known`);
  }
  const source = repository.startsWith('oci://') ? [repository] : [name, '--repo', repository];
  const words = [
    'helm',
    'pull',
    ...source,
    ...(version === undefined ? [] : ['--version', version]),
    '--destination',
    folder,
  ];
  return words.map(shellQuote).join(' ');
}
