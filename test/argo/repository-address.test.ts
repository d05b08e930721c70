import { describe, expect, test } from 'vitest';
import {
  isSameRepository,
  readRepositoryAddress,
} from '../../src/model/elsewhere/repository-address.ts';

/** Every spelling of a row means one repository; no two rows do. */
const REPOSITORIES: readonly (readonly string[])[] = [
  [
    'https://github.com/acme/fleet',
    'https://github.com/acme/fleet.git',
    'https://github.com/acme/fleet/',
    'https://github.com/acme/fleet.git/',
    'https://GitHub.com/Acme/Fleet.git',
    'http://github.com/acme/fleet',
    'https://github.com:443/acme/fleet',
    'https://www.github.com/acme/fleet',
    'https://user:token@github.com/acme/fleet.git',
    'https://x-access-token:ghs_x@github.com/acme/fleet',
    'https://github.com//acme//fleet',
    'https://github.com/acme/fleet?ref=main',
    'git@github.com:acme/fleet.git',
    'git@github.com:acme/fleet',
    'git@github.com:/acme/fleet.git',
    'git@github.com/acme/fleet',
    'github.com:acme/fleet.git',
    'org-123@github.com:acme/fleet.git',
    'git@github.com-work:acme/fleet.git',
    'ssh://git@github.com/acme/fleet.git',
    'ssh://git@github.com:22/acme/fleet.git',
    'ssh://git@ssh.github.com:443/acme/fleet.git',
    'git+ssh://git@github.com/acme/fleet',
    'git://github.com/acme/fleet.git',
    'SSH://git@GITHUB.com/acme/fleet.git',
    '  https://github.com/acme/fleet\n',
  ],
  ['https://github.com/acme/fleet-infra', 'git@github.com:acme/fleet-infra.git'],
  ['https://github.com/fork/fleet'],
  ['https://gitlab.com/acme/fleet', 'ssh://git@altssh.gitlab.com:443/acme/fleet.git'],
  ['https://gitlab.com/acme/sub/group/fleet.git', 'git@gitlab.com:acme/sub/group/fleet.git'],
  [
    'https://git.corp.example/platform/fleet.git',
    'ssh://git@git.corp.example:2222/platform/fleet.git',
    'git@git.corp.example:platform/fleet.git',
  ],
  ['https://git.corp.example:8443/other/fleet.git'],
  ['ssh://git@stash.example:7999/plat/fleet.git', 'https://stash.example/scm/PLAT/fleet.git'],
  [
    'https://dev.azure.com/org/My%20Project/_git/fleet',
    'https://org@dev.azure.com/org/my project/_git/fleet',
    'git@ssh.dev.azure.com:v3/org/My%20Project/fleet',
    'https://org.visualstudio.com/My%20Project/_git/fleet',
    'https://org.visualstudio.com/DefaultCollection/My%20Project/_git/fleet',
    'org@vs-ssh.visualstudio.com:v3/org/My%20Project/fleet',
  ],
  ['https://dev.azure.com/org/fleet/_git/fleet', 'https://dev.azure.com/org/_git/fleet'],
  [
    'https://git-codecommit.eu-west-1.amazonaws.com/v1/repos/fleet',
    'ssh://git-codecommit.eu-west-1.amazonaws.com/v1/repos/fleet',
  ],
  ['http://gitea.local:3000/acme/fleet', 'git@gitea.local:acme/fleet.git'],
  ['http://gitea.other:3000/acme/fleet'],
  ['http://gitea.other:4000/acme/fleet'],
  ['ssh://git@[fd00::1]:2222/acme/fleet', 'git@[fd00::1]:acme/fleet.git'],
  ['/srv/git/fleet.git', 'file:///srv/git/fleet.git', 'file://localhost/srv/git/fleet'],
  ['C:\\git\\fleet', 'C:/git/fleet'],
];

describe('readRepositoryAddress', () => {
  const all = REPOSITORIES.flatMap((row, index) => row.map((url) => ({ url, index })));

  test.each(all)('$url', ({ url, index }) => {
    const address = readRepositoryAddress(url);
    const equal = all.filter((other) => {
      const its = readRepositoryAddress(other.url);
      return address !== undefined && its !== undefined && isSameRepository(address, its);
    });
    expect(equal.map((other) => other.url)).toEqual(
      all.filter((other) => other.index === index).map((other) => other.url),
    );
  });

  test.each([
    '',
    '   ',
    'oci://ghcr.io/acme/manifests',
    's3://bucket/fleet',
    '{{repoURL}}',
    'https://github.com/{{ .org }}/fleet',
    'https://github.com/${GIT_ORG}/fleet',
    'https://github.com/$(ORG)/fleet',
    'https://github.com/<your-org>/fleet',
    'https://github.com',
    'https://',
    'ssh://git@/acme',
    'git@github.com:',
    '.',
    '/',
  ])('is no address: %j', (url) => {
    expect(readRepositoryAddress(url)).toBeUndefined();
  });

  test('keeps no credentials', () => {
    const address = readRepositoryAddress('https://me:hunter2@example.com:8443/a/b.git');
    expect(address).toEqual({ host: 'example.com', port: '8443', transport: 'http', path: 'a/b' });
  });

  test('reads a hostile URL in no time', () => {
    const long = `https://${'1@'.repeat(50_000)}host/${'x/'.repeat(50_000)}%E0%A4%A`;
    expect(readRepositoryAddress(long)?.host).toBe('host');
  });
});
