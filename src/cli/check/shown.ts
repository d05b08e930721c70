import type { Severity } from '../../model/problem.ts';
import type { FormatOptions } from '../../report/problems/format-options.ts';
import type { OpenedCheck } from '../open-check.ts';
import type { WantedFormat } from '../wanted-formats.ts';

/** A format, and how it is written. */
export interface Layout extends WantedFormat {
  readonly options: FormatOptions;
}

/** How a report is written. */
export interface Shown {
  readonly layouts: readonly Layout[];
  /** The mildest severity that is shown; undefined: what each format shows by itself. */
  readonly least: Severity | undefined;
}

/** Whether nothing that a run writes, and nothing that it decides, says more of infos than how many there are. */
export function onlyCountsInfos({ layouts, least }: Shown, run: OpenedCheck): boolean {
  const isShown = layouts.some(({ format, options }) => format !== 'text' || options.infos);
  const isLeftOut = least === 'error' || least === 'warning';
  return (isLeftOut || !isShown) && run.failOn !== 'info' && run.baseline === undefined;
}
