import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { generateRepository } from '../../scripts/generate-repository.ts';
import { randomFrom } from '../../scripts/random.ts';
import type { Random } from '../../scripts/random.ts';
import { examine } from '../../src/commands/examine.ts';
import type { Examination } from '../../src/commands/examine.ts';
import type { Rule } from '../../src/model/rule.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Settings } from '../../src/model/settings.ts';
import { runRules } from '../../src/pipeline/run-rules.ts';
import { openRunMemory } from '../../src/pipeline/run-memory.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../src/report/environments/environment-options.ts';
import { formatEnvironments } from '../../src/report/environments/format-environments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { treeOf } from '../tree.ts';
import { SETTINGS } from '../changes/verdict-matrix.ts';

/** All rules, those that are off by default too. */
const ALL: Settings = {
  ...SETTINGS,
  rules: new Map(
    catalogue.flatMap(({ meta }) => (meta.severity === 'off' ? [[meta.id, 'warning']] : [])),
  ),
};

/** Things that see each other across builds: Services of a namespace, sources of a cluster, overlays of one base, what Flux deploys. */
const MEETING: Readonly<Record<string, string>> = {
  'network/web.yaml':
    'apiVersion: v1\nkind: Service\nmetadata:\n  name: web\n  namespace: shop\nspec:\n  ports:\n  - port: 80\n',
  'services/user.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: user\n  namespace: shop\nspec:\n  containers:\n  - name: c\n    image: c\n    args: [$(WEB_SERVICE_HOST), $(API_URL)]\n    envFrom:\n    - configMapRef:\n        name: shared\n    env:\n    - name: WEB_PORT\n      value: mine\n',
  'shared/config.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: shared\n  namespace: shop\ndata:\n  API_URL: http://web\n  WEB_PORT: "80"\n',
  'shared/secret.yaml':
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: shared\n  namespace: shop\nstringData:\n  token: |\n    a-real-token-1\n',
  'base/kustomization.yaml':
    'resources:\n- pod.yaml\nconfigMapGenerator:\n- name: app\n  literals:\n  - A=1\n  - shared=2\n',
  'base/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: app\nspec:\n  containers:\n  - name: c\n    image: c\n    envFrom:\n    - configMapRef:\n        name: app\n    - secretRef:\n        name: shared\n',
  'overlays/dev/kustomization.yaml': 'namespace: shop\nresources:\n- ../../base\n',
  'overlays/prod/kustomization.yaml': 'namespace: web\nresources:\n- ../../base\n',
  'clusters/one/apps.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata:\n  name: apps\n  namespace: flux-system\nspec:\n  path: ./overlays/dev\n  sourceRef:\n    kind: GitRepository\n    name: flux-system\n',
};

/** Words that mean something here: put in the place of each other they make and break references. */
const WORDS = ['shared', 'app', 'web', 'shop', 'Secret', 'ConfigMap', 'token', 'A', 'API_URL'];

/** A few files, whose contents stay the very same bytes as long as nobody writes them. */
class Files {
  readonly #contents = new Map<string, Uint8Array>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
    for (const [path, text] of Object.entries(MEETING)) this.#write(path, text);
    for (const [path, text] of generateRepository(random.below(1000), 6)) this.#write(path, text);
  }

  get tree(): FileTree {
    const contents = new Map(this.#contents);
    const missing = {
      kind: 'unreadable',
      reason: 'there is no such file',
      cause: 'missing',
    } as const;
    return {
      paths: [...contents.keys()].sort(),
      read(path) {
        const bytes = contents.get(path);
        return bytes === undefined ? missing : { kind: 'bytes', bytes };
      },
    };
  }

  /** One to three changes at random. */
  edit(): void {
    for (let left = 1 + this.#random.below(3); left > 0; left -= 1) this.#editOne();
  }

  #editOne(): void {
    const [first = '', ...rest] = this.#contents.keys();
    const path = this.#random.pick([first, ...rest]);
    const text = new TextDecoder().decode(this.#contents.get(path));
    const other = MEETING[path];
    switch (this.#random.below(8)) {
      case 0:
        this.#contents.delete(path);
        return;
      case 1:
        return this.#write(`${this.#random.pick(['copies', 'shared', 'base'])}/${path}`, text);
      case 2:
        return this.#write(path, other ?? `${text}# a comment\n`);
      case 3:
        return this.#write(path, this.#withoutLine(text));
      default:
        return this.#write(path, this.#withOtherWord(text));
    }
  }

  #withoutLine(text: string): string {
    const lines = text.split('\n');
    lines.splice(this.#random.below(lines.length), 1);
    return lines.join('\n');
  }

  #withOtherWord(text: string): string {
    const [first, ...rest] = WORDS.filter((word) => text.includes(word));
    if (first === undefined) return `${text}\n---\n`;
    const [one = '', ...others] = WORDS;
    return text.replace(this.#random.pick([first, ...rest]), this.#random.pick([one, ...others]));
  }

  #write(path: string, text: string): void {
    this.#contents.set(path, new TextEncoder().encode(text));
  }
}

function told({ report }: Examination): readonly string[] {
  return [
    formatProblems('json', report, DEFAULT_FORMAT_OPTIONS),
    formatProblems('text', report, { ...DEFAULT_FORMAT_OPTIONS, infos: true, verbose: true }),
    formatEnvironments('json', report.environments(), DEFAULT_ENVIRONMENT_OPTIONS),
  ];
}

describe('a run that remembers an earlier one', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'says what a run of its own says, after random edits: %i',
    (seed) => {
      const files = new Files(randomFrom(seed));
      const memory = openRunMemory();
      for (let round = 0; round < 8; round += 1) {
        const remembering = examine(files.tree, catalogue, ALL, undefined, undefined, memory);
        expect(told(remembering)).toEqual(told(examine(files.tree, catalogue, ALL)));
        files.edit();
      }
    },
  );

  test('compares with it as a run of its own does', () => {
    const files = new Files(randomFrom(1));
    for (let round = 0; round < 8; round += 1) {
      const before = files.tree;
      files.edit();
      const memory = openRunMemory();
      const [one, other] = [memory, undefined].map((kept) => {
        const base = examine(before, catalogue, ALL, undefined, undefined, kept);
        return examine(files.tree, catalogue, ALL, base.evidence, undefined, kept);
      });
      expect(one && told(one)).toEqual(other && told(other));
    }
  });

  test('asks about nothing that is the same', () => {
    const { tree } = new Files(randomFrom(2));
    let asked = 0;
    const counting = catalogue.map((rule) => ({
      ...rule,
      questions: rule.questions.map((question) =>
        question.about === 'container'
          ? {
              ...question,
              ask: (...args: Parameters<typeof question.ask>) => {
                asked += 1;
                return question.ask(...args);
              },
            }
          : question,
      ),
    }));
    const memory = openRunMemory();
    examine(tree, counting, ALL, undefined, undefined, memory);
    const first = asked;
    examine(tree, counting, ALL, undefined, undefined, memory);
    expect([first > 0, asked < 2 * first]).toEqual([true, true]);
  });

  test.each(['alone', 'remembering'])(
    'takes as many findings about one thing as there are, %s',
    (how) => {
      const pod = MEETING['services/user.yaml'] ?? '';
      const tree = treeOf({ 'pod.yaml': pod });
      const [meta] = catalogue.map((rule) => rule.meta);
      if (meta === undefined) throw new Error('there are rules');
      const many = 300_000;
      const rule: Rule = {
        meta: { ...meta, severity: 'warning' },
        questions: [
          {
            about: 'container',
            ask: ({ node }, { build }) =>
              Array.from({ length: many }, () => ({ at: node, message: 'one of many', build })),
          },
        ],
      };
      const memory = how === 'alone' ? undefined : openRunMemory();
      const { evidence } = examine(tree, [rule], ALL, undefined, undefined, memory);
      for (let round = 0; round < 2; round += 1) {
        expect(runRules([rule], evidence, ALL, memory)).toHaveLength(many);
      }
    },
  );
});
