import { CannotRun } from '../../model/cannot-run.ts';
import type { Report } from '../../model/report.ts';
import { collectUsage, type BuildUsage } from '../../report/why/collect-usage.ts';
import type { UsageQuery } from '../../report/why/usage-query.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { listFilter, type ListFilter } from './list-filter.ts';

/**
 * Who sets, hides and uses what was asked about, in the builds of a filter. Throws CannotRun where nothing bears the name: with the nearest
 * one, or where it is instead.
 */
export function selectUsage(
  report: Report,
  asked: UsageQuery,
  { builds }: Pick<ListFilter, 'builds'>,
): readonly BuildUsage[] {
  const all = collectUsage(report, asked);
  const isListed = listFilter({ ...ANY, builds }, report.builds);
  const usage = all.filter(({ build: { id } }) =>
    isListed({ kind: '', name: '', namespace: undefined, build: id }),
  );
  if (usage.some(isCertain)) return usage;
  const where = builds === undefined ? 'in this repository' : `in build \`${builds[0] ?? ''}\``;
  const open = usage.reduce((sum, each) => sum + each.open.length, 0);
  const unknown =
    open === 0
      ? []
      : [
          'Some containers take all keys of a ConfigMap or Secret whose keys are not known: it may be one of them.',
        ];
  throw new CannotRun(
    [`Nothing ${where} sets, defines or uses \`${asked.text}\`.`, ...unknown],
    helpOf(report, asked, all),
  );
}

/** Whether nothing in any build bears a name. */
export function isNamedNowhere(report: Report, asked: UsageQuery): boolean {
  return !collectUsage(report, asked).some(isCertain);
}

const ANY = { kind: undefined, name: undefined, namespace: undefined, verdict: undefined };

function isCertain({ environments, sources, references }: BuildUsage): boolean {
  return environments.length + sources.length + references.length > 0;
}

function helpOf(
  { environments, sources, references }: Report,
  { name, key }: UsageQuery,
  elsewhere: readonly BuildUsage[],
): string | undefined {
  const other = elsewhere.find(isCertain)?.build.id;
  if (other !== undefined) return `Build \`${other}\` has it.`;
  const names = [
    ...environments().flatMap(({ bindings }) => bindings.map((binding) => binding.name)),
    ...sources.map((source) => source.name),
    ...references.map(({ reference }) => reference.name),
  ];
  const nearest = key === undefined ? nearestName(name, new Set(names)) : undefined;
  return nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;
}
