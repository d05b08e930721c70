import { CHANGE_FORMATS } from '../../report/changes/change-options.ts';
import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { formatOption, FILES_URL, OUTPUT } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import { CLUSTER } from '../options/selection-options.ts';
import { FAIL_ON_VERDICT } from '../options/verdict-option.ts';

/** `envfrom diff` and its options. */
export const DIFF: Command = {
  name: 'diff',
  usage: '[BASE] [HEAD] [PATH…]',
  summary:
    'Show what a change does to the variables of containers, and whether it reaches the running pods',
  details: [
    'BASE and HEAD are git revisions (A..B is accepted too). Without HEAD, the files on disk are compared; without BASE, with what a pull request is compared with: in CI the base of the event, else the merge base with the default branch. A word that exists on disk is a PATH: write refs/heads/NAME for a branch with the name of a folder.',
    'For every workload that the change touches, a verdict says what happens to its running pods: it rolls, is stale until something restarts it, would not start, is not applied … docs/changes.md lists them all.',
    'Values of Secrets are never shown, only whether they change.',
    'Exit code 0: compared. 1: something differs, with --exit-code, or a workload has one of the verdicts of --fail-on-verdict. 2: could not run.',
  ],
  examples: [
    { line: 'envfrom diff', does: 'what this branch changes' },
    {
      line: 'envfrom diff HEAD~1 HEAD --files',
      does: 'what the last commit changed, with the lines of files',
    },
    {
      line: 'envfrom diff --between overlays/dev overlays/prod',
      does: 'how two variants differ',
    },
    { line: 'envfrom diff --with argocd=3.5', does: 'what an upgrade of Argo CD changes' },
    { line: 'envfrom diff --matrix deploy/api', does: 'one workload in all its variants' },
    {
      line: 'envfrom diff --base-dir old/ --head-dir new/',
      does: 'two folders of rendered manifests',
    },
  ],
  completes: 'revisions',
  options: [
    formatOption(CHANGE_FORMATS, 'How to write the changes', 'text'),
    {
      name: 'files',
      help: 'Show line by line what changes in mounted files of ConfigMaps',
    },
    {
      name: 'verbose',
      group: 'Output',
      letter: 'v',
      help: 'List every workload: of more than 20, those of one build that roll out or are new are else one line',
    },
    CLUSTER,
    {
      name: 'between',
      help: 'Compare two variants of one tree instead of two trees: A and B are folders, entry points or globs of these',
    },
    {
      name: 'with',
      value: 'NAME=VERSION',
      repeatable: true,
      help: 'Show what an upgrade changes for the files on disk: argocd=3.5, flux=2.8, kubernetes=1.37; may be given several times',
    },
    {
      name: 'matrix',
      help: 'Show one workload in all builds that have it: a column per build, a row per variable',
    },
    {
      name: 'base-dir',
      value: 'DIR',
      completes: 'folders',
      help: 'Compare with a folder (or a file) instead of a commit, such as the output of another program',
    },
    {
      name: 'head-dir',
      value: 'DIR',
      completes: 'folders',
      help: 'The folder (or file) that is compared with --base-dir; without it, the files on disk',
    },
    {
      name: 'staged',
      help: 'Compare what git has staged, with the last commit where no BASE is given',
    },
    {
      name: 'exit-code',
      help: 'Exit with code 1 if anything differs',
    },
    FAIL_ON_VERDICT,
    OUTPUT,
    FILES_URL,
    ...READING_OPTIONS,
    ...CACHE_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runDiff,
};
