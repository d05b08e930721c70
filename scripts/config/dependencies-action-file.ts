import { dependenciesInputs } from '../../src/commands/arguments/action-inputs.ts';
import { inputLines } from './action-file.ts';

/** The release of actions/cache that is used: the same code, whatever its tags name later. */
const CACHE = '27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5';

/** What the runner knows of who chose what is checked: a pull request of a fork is a stranger's, and so is what cannot be told. */
const OWN_EVENTS = [
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'merge_group',
  'release',
];
const IS_OWN = `contains(fromJSON('${JSON.stringify(OWN_EVENTS)}'), github.event_name) || github.event.pull_request.head.repo.full_name == github.repository`;
const LOCK = "hashFiles(format('{0}/.envfrom/dependencies.lock', inputs.working-directory))";
const FOLDER = '${{ inputs.working-directory }}/.envfrom/vendor';

/** `dependencies/action.yml`: shell steps, because neither envfrom nor its action opens a connection or starts such programs. */
export function dependenciesActionFile(): { readonly path: string; readonly text: string } {
  const inputs = dependenciesInputs();
  const flags = inputs.flatMap(({ option }) => (option === undefined ? [] : [option]));
  const named = (isSwitch: boolean): string =>
    flags
      .filter(({ value }) => (value === undefined) === isSwitch)
      .map(({ name }) => name)
      .join(' ');
  const variables = flags.map(
    ({ name }) => `FLAG_${name.replaceAll('-', '_').toUpperCase()}: \${{ inputs.${name} }}`,
  );
  const lines = [
    '# Written by `npm run update-generated` from src/commands/dependencies/options.ts.',
    'name: envfrom dependencies',
    'description: Gets what a Kubernetes repository deploys from elsewhere, for a check by envfrom',
    'author: the envfrom authors',
    'inputs:',
    ...inputLines(inputs),
    'outputs:',
    '  complete:',
    '    description: "`true` if everything that was to be fetched is available"',
    '    value: ${{ steps.fetch.outputs.complete }}',
    'runs:',
    '  using: composite',
    '  steps:',
    ...steps([`FLAGS: ${named(false)}`, `SWITCHES: ${named(true)}`, ...variables]),
    '',
  ];
  return { path: 'dependencies/action.yml', text: lines.join('\n') };
}

function steps(variables: readonly string[]): readonly string[] {
  const cached = "inputs.dependencies != 'off' && inputs.cache == 'true'";
  return [
    '    - id: cache',
    `      if: ${cached}`,
    `      uses: actions/cache/restore@${CACHE}`,
    '      with:',
    `        path: ${FOLDER}`,
    `        key: envfrom-dependencies-\${{ ${LOCK} }}`,
    '        restore-keys: envfrom-dependencies-',
    '    - id: fetch',
    "      if: inputs.dependencies != 'off'",
    '      shell: sh',
    '      working-directory: ${{ inputs.working-directory }}',
    '      env:',
    '        DEPENDENCIES: ${{ inputs.dependencies }}',
    `        OWN: \${{ ${IS_OWN} }}`,
    '        BASE: ${{ github.event.pull_request.base.sha }}',
    '        PATHS: ${{ inputs.paths }}',
    ...variables.map((line) => `        ${line}`),
    '      run: sh "$GITHUB_ACTION_PATH/dependencies.sh"',
    '    # A stranger fills no cache.',
    `    - if: ${cached} && steps.fetch.outputs.complete == 'true' && (${IS_OWN}) && steps.cache.outputs.cache-matched-key != format('envfrom-dependencies-{0}', ${LOCK})`,
    `      uses: actions/cache/save@${CACHE}`,
    '      with:',
    `        path: ${FOLDER}`,
    `        key: envfrom-dependencies-\${{ ${LOCK} }}`,
  ];
}
