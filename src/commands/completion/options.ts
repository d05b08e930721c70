import type { Command } from '../command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** What the scripts ask for. */
export const LISTS = ['workloads', 'builds'] as const;

/** `envfrom completion` and its options. */
export const COMPLETION: Command = {
  name: 'completion',
  usage: 'bash|zsh|fish',
  summary: 'Print a completion script for a shell',
  details: [
    '`envfrom completion workloads` and `envfrom completion builds` print the words that the scripts offer, one a line, for scripts of your own.',
  ],
  examples: [
    {
      line: 'source <(envfrom completion bash)',
      does: 'for this session; or put it in ~/.bashrc',
    },
    { line: 'envfrom completion zsh > ~/.zfunc/_envfrom', does: 'where $fpath looks' },
    {
      line: 'envfrom completion fish > ~/.config/fish/completions/envfrom.fish',
      does: 'for good',
    },
  ],
  completes: 'shells',
  options: [],
  run: async () => (await import('./run.ts')).runCompletion,
};
