import type { Option } from '../arguments/option.ts';

/** How much colour there is: of every command. */
const COLORS = ['auto', 'always', 'never'] as const;

/** Options of every command, last in its help. */
export const COMMON_OPTIONS: readonly Option[] = [
  {
    name: 'trust',
    group: 'Every command',
    value: 'FOLDER',
    repeatable: true,
    completes: 'folders',
    help: 'Ask git about work trees in this folder, even if they belong to another user, as in containers; ENVFROM_TRUST names folders too',
  },
  {
    name: 'color',
    group: 'Every command',
    value: 'WHEN',
    values: COLORS,
    help: 'Color: auto looks at NO_COLOR, FORCE_COLOR and the terminal',
    default: 'auto',
  },
  {
    name: 'no-color',
    group: 'Every command',
    help: 'The same as --color never',
  },
  {
    name: 'help',
    group: 'Every command',
    letter: 'h',
    help: 'Show help',
  },
  {
    name: 'version',
    group: 'Every command',
    letter: 'V',
    help: 'Show the version',
  },
];

export const OUTPUT: Option = {
  name: 'output',
  group: 'Output',
  letter: 'o',
  value: 'FILE',
  completes: 'files',
  help: 'Write to a file instead of standard output',
};

export const FILES_URL: Option = {
  name: 'files-url',
  group: 'Output',
  value: 'URL',
  help: 'html: the address of the files at this commit (https://github.com/OWNER/REPO/blob/SHA): places become links',
  default: 'what GitHub Actions or GitLab CI say',
};

/** The format of a command that writes one text. */
export function formatOption(values: readonly string[], help: string, usual: string): Option {
  return {
    name: 'format',
    group: 'Output',
    letter: 'f',
    value: 'FORMAT',
    values,
    help,
    default: usual,
  };
}
