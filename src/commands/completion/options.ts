import type { Command } from '../command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** `envfrom completion` and its options. */
export const COMPLETION: Command = {
  name: 'completion',
  usage: 'bash|zsh|fish',
  summary: 'Print a completion script for a shell',
  details: [],
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
