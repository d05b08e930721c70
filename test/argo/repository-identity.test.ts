import { describe, expect, test } from 'vitest';
import {
  repositoryIdentity,
  type KnownRepository,
  type RepositoryIdentity,
  type RepositoryUse,
} from '../../src/render/entry-points/repository-identity.ts';
import { IS_SLOW } from '../suite.ts';

const URL = 'https://github.com/acme/fleet';
const FORK = 'git@github.com:me/fleet.git';
const OTHER = 'https://github.com/acme/charts';

const MANY = Array.from({ length: 12 }, (_, at) => `services/s${at}`);
const HERE = new Set(['apps', 'apps/web', 'apps/api', 'clusters/prod', 'deploy', ...MANY]);

interface Case {
  readonly name: string;
  readonly remotes?: readonly string[];
  readonly declared?: readonly string[];
  readonly isBootstrapped?: boolean;
  readonly uses: readonly Partial<RepositoryUse>[];
  readonly ask?: string;
  readonly is:
    | RepositoryIdentity['kind']
    | Extract<RepositoryIdentity, { kind: 'this' }>['because'];
}

const bootstrap = {
  url: URL,
  path: './clusters/prod',
  file: 'clusters/prod/flux-system/gotk-sync.yaml',
  bootstrap: true,
};

const CASES: readonly Case[] = [
  {
    name: 'a remote, spelled otherwise',
    remotes: ['git@github.com:acme/fleet.git'],
    uses: [],
    is: 'remote',
  },
  { name: 'one of several remotes', remotes: [OTHER, `${URL}.git`], uses: [], is: 'remote' },
  { name: 'declared', declared: [URL], uses: [], is: 'declared' },
  {
    name: 'declared: nothing else is guessed',
    declared: [OTHER],
    uses: [{ path: 'apps/web' }, { path: 'apps/api' }],
    is: 'other',
  },
  {
    name: 'a remote counts beside what is declared',
    declared: [OTHER],
    remotes: [URL],
    uses: [],
    is: 'remote',
  },
  {
    name: 'a mirror on another host, one of its paths is gone',
    remotes: ['https://git.example.org/Acme/fleet.git'],
    uses: ['apps/web', 'apps/api', 'clusters/prod', 'deploy', 'gone'].map((path) => ({ path })),
    is: 'fork',
  },
  {
    name: 'a namesake on another host, of which too little is here',
    remotes: ['https://git.example.org/acme/fleet.git'],
    uses: [{ path: 'apps/web' }, { path: 'deploy' }, { path: 'gone' }],
    is: 'other',
  },
  { name: 'nothing is known', uses: [], is: 'other' },
  { name: 'no remote, the only URL, its path is here', uses: [{ path: 'deploy' }], is: 'paths' },
  { name: 'no remote, a path is missing', uses: [{ path: 'apps' }, { path: 'nope' }], is: 'other' },
  {
    name: 'no remote, one of many paths is missing',
    uses: ['apps', 'apps/web', 'apps/api', 'deploy', 'nope'].map((path) => ({ path })),
    is: 'paths',
  },
  {
    name: 'another remote, one of many paths is missing',
    remotes: [OTHER],
    uses: ['apps', 'apps/web', 'apps/api', 'deploy', 'nope'].map((path) => ({ path })),
    is: 'other',
  },
  { name: 'no remote, only the root is used', uses: [{ path: '.' }], is: 'unknown' },
  { name: 'no remote, only a templated path', uses: [{ path: '{{ .path }}' }], is: 'unknown' },
  {
    name: 'no remote, two repositories would do',
    uses: [{ path: 'apps/web' }, { url: OTHER, path: 'apps/api' }],
    is: 'unknown',
  },
  {
    name: 'no remote, the other one lacks a path',
    uses: [{ path: 'apps/web' }, { url: OTHER, path: 'charts/web' }],
    is: 'paths',
  },
  { name: 'a path out of the repository', uses: [{ path: '../apps' }], is: 'other' },
  { name: 'a path through its parent', uses: [{ path: './apps/../apps//web/' }], is: 'paths' },
  { name: 'a fork', remotes: [FORK], uses: [{ path: 'deploy' }], is: 'fork' },
  {
    name: 'a fork that lost a path',
    remotes: [FORK],
    uses: [{ path: 'gone' }, { path: 'apps' }],
    is: 'other',
  },
  {
    name: 'another repository of the same name, while the own URL is used',
    remotes: [FORK],
    uses: [{ url: FORK, path: 'apps' }, { path: 'apps' }],
    is: 'unknown',
  },
  {
    name: 'another host, same name',
    remotes: ['https://git.corp/mirror/fleet'],
    uses: [{ path: 'apps' }],
    is: 'fork',
  },
  {
    name: 'renamed: another name, two paths',
    remotes: ['git@github.com:acme/gitops.git'],
    uses: [{ path: 'apps/web' }, { path: 'apps/api' }],
    is: 'paths',
  },
  {
    name: 'renamed: another name, one of very many paths is missing',
    remotes: ['git@github.com:acme/gitops.git'],
    uses: [...MANY, 'sservices/s1'].map((path) => ({ path })),
    is: 'paths',
  },
  {
    name: 'another name, three of many paths are missing',
    remotes: ['git@github.com:acme/gitops.git'],
    uses: [...MANY, 'a/b', 'c/d', 'e/f'].map((path) => ({ path })),
    is: 'other',
  },
  {
    name: 'another name, where the cluster is synchronized from this repository already',
    remotes: ['git@github.com:acme/gitops.git'],
    isBootstrapped: true,
    uses: [{ path: 'apps/web' }, { path: 'apps/api' }],
    is: 'other',
  },
  {
    name: 'a fork, which the cluster is synchronized from',
    remotes: [FORK],
    isBootstrapped: true,
    uses: [{ path: 'deploy' }],
    is: 'fork',
  },
  {
    name: 'another name, one short path proves little',
    remotes: ['git@github.com:acme/gitops.git'],
    uses: [{ path: 'deploy' }],
    is: 'unknown',
  },
  {
    name: 'another name, only the root',
    remotes: ['git@github.com:acme/gitops.git'],
    uses: [{ path: '' }],
    is: 'other',
  },
  {
    name: 'another name, while the own URL is used',
    remotes: ['git@github.com:acme/gitops.git'],
    uses: [
      { path: 'apps/web' },
      { path: 'apps/api' },
      { url: 'https://github.com/acme/gitops', path: 'apps/web' },
    ],
    is: 'other',
  },
  { name: 'flux bootstrap, no remote', uses: [bootstrap], is: 'bootstrap' },
  {
    name: 'flux bootstrap in a renamed copy',
    remotes: [OTHER],
    uses: [bootstrap],
    is: 'bootstrap',
  },
  {
    name: 'flux bootstrap decides between two',
    uses: [bootstrap, { url: OTHER, path: 'apps/web' }],
    ask: OTHER,
    is: 'other',
  },
  {
    name: 'flux bootstrap at the root',
    uses: [{ ...bootstrap, path: './', file: 'flux-system/gotk-sync.yaml' }],
    is: 'bootstrap',
  },
  {
    name: 'a copy of a bootstrap file in the documentation',
    remotes: [OTHER],
    uses: [{ ...bootstrap, file: 'docs/example/gotk-sync.yaml', path: 'clusters/example' }],
    is: 'other',
  },
  {
    name: 'an OCI artifact',
    uses: [{ url: 'oci://ghcr.io/acme/fleet', path: 'apps' }],
    ask: 'oci://ghcr.io/acme/fleet',
    is: 'other',
  },
  {
    name: 'a template',
    uses: [{ url: '{{repoURL}}', path: 'apps' }],
    ask: '{{repoURL}}',
    is: 'unknown',
  },
];

describe('repositoryIdentity', () => {
  test.each(CASES)(
    '$name',
    ({ remotes = [], declared = [], isBootstrapped, uses, ask = URL, is }) => {
      const known: KnownRepository = {
        remotes,
        declared,
        ...(isBootstrapped && { isBootstrapped }),
      };
      const full = uses.map((use) => ({
        url: URL,
        path: undefined,
        file: 'argocd/apps.yaml',
        bootstrap: false,
        ...use,
      }));
      const identity = repositoryIdentity(known, full, (path) => HERE.has(path))(ask);
      expect(identity.kind === 'this' ? identity.because : identity.kind).toBe(is);
    },
  );

  if (IS_SLOW) {
    test('a million uses of few repositories take no time to ask about', () => {
      const uses = Array.from({ length: 100_000 }, (_, index) => ({
        url: `https://github.com/acme/repo-${index % 50}`,
        path: `apps/${index}`,
        file: 'a.yaml',
        bootstrap: false,
      }));
      const identify = repositoryIdentity({ remotes: [URL], declared: [] }, uses, () => true);
      expect(identify('https://github.com/acme/repo-7').kind).toBe('unknown');
    });
  }
});
