import { actionInputs, type ActionInput } from '../../src/commands/arguments/action-inputs.ts';

/** `action.yml`, whose inputs mirror the flags. */
export function actionFile(): { readonly path: string; readonly text: string } {
  const outputs = Object.entries(OUTPUTS).flatMap(([name, description]) => [
    `  ${name}:`,
    `    description: ${JSON.stringify(description)}`,
  ]);
  const lines = [
    '# Written by `npm run update-generated` from src/commands/check/options.ts.',
    'name: envfrom',
    'description: Check every ConfigMap and Secret reference of a Kubernetes repository, offline',
    'author: the envfrom authors',
    'branding:',
    '  icon: check-circle',
    '  color: blue',
    'inputs:',
    ...inputLines(actionInputs()),
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    '  main: dist/action.js',
    '',
  ];
  return { path: 'action.yml', text: lines.join('\n') };
}

/** Inputs as an `action.yml` lists them. */
export function inputLines(inputs: readonly ActionInput[]): readonly string[] {
  return inputs.flatMap(({ name, description, default: value }) => {
    const lines = [
      `  ${name}:`,
      `    description: ${JSON.stringify(description)}`,
      '    required: false',
    ];
    return value === undefined ? lines : lines.concat(`    default: ${JSON.stringify(value)}`);
  });
}

const OUTPUTS: Readonly<Record<string, string>> = {
  errors: 'Number of errors',
  warnings: 'Number of warnings',
  infos: 'Number of infos',
  'new-problems': 'Number of problems that the change introduces; empty if nothing is compared',
  'fixed-problems': 'Number of problems that it fixes; empty if nothing is compared',
  'changed-variables':
    'Number of variables of containers that the change adds, removes or changes; empty if nothing is compared',
  'touched-workloads': 'Number of workloads that the change touches; empty if nothing is compared',
  'stale-workloads':
    'Number of workloads whose running pods keep old values until something restarts them; empty if nothing is compared',
  'report-file': 'The report, relative to the workspace, when one was asked for',
  'sarif-file': 'The SARIF file, relative to the workspace, when one was asked for',
  'comment-file': 'The comment, relative to the workspace, when one was asked for',
  conclusion: '`success`, or `failure` if problems reach `fail-on` or the run was not possible',
};
