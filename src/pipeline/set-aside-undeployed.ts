import type { FileTree } from '../model/file-tree.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import type { Settings } from '../model/settings.ts';

/**
 * The problems of a report, and those that hold only in what nothing deploys, or within something from elsewhere. All are problems if the user asks for all, or names the files
 * that they are in.
 */
export function setAsideUndeployed<Wording>(
  { problems }: Report<Wording>,
  { selected }: Pick<FileTree, 'selected'>,
  { listsUndeployed }: Pick<Settings, 'listsUndeployed'>,
): Pick<Report<Wording>, 'problems' | 'undeployed'> {
  if (listsUndeployed === true || selected !== undefined) return { problems, undeployed: [] };
  return {
    problems: problems.filter((problem) => !isSetAside(problem)),
    undeployed: problems.filter(isSetAside),
  };
}

function isSetAside({ undeployed, elsewhere }: Pick<Problem, 'undeployed' | 'elsewhere'>): boolean {
  return undeployed === true || elsewhere === true;
}
