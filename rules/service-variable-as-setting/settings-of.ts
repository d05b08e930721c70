import { entryOf, scalarAt, type MapNode } from '../../src/model/node.ts';

interface Program {
  /** The name of the image. */
  readonly image: RegExp;
  /** The tags of the versions that read the variables; all, if it is left out. */
  readonly tags?: RegExp;
  /** The image has no entry point: `args` run another program. */
  readonly startsByArguments?: true;
  readonly settings: readonly string[];
}

/** Version 8 starts without looking at the variables of old settings. */
const BEFORE_8 = /^[3-7]\./;

/** Programs that do not start, or start differently, with a variable that Kubernetes injects for a Service of their own name. */
const PROGRAMS: readonly Program[] = [
  // authelia/authelia#2253
  { image: /(?:^|\/)authelia\/authelia$/, settings: ['AUTHELIA_PORT'] },
  // paperless-ngx/paperless-ngx#264
  { image: /(?:^|\/)paperless-ngx(?:\/paperless-ngx)?$/, settings: ['PAPERLESS_PORT'] },
  // n8n-io/n8n#88
  { image: /(?:^|\/)n8n(?:io|-io)\/n8n$/, settings: ['N8N_PORT'] },
  // immich-app/immich-charts#162; immich-app/immich#9559 for the versions
  {
    image: /(?:^|\/)immich-app\/immich-(?:server|machine-learning)$/,
    tags: /^(?!v1\.(?:\d\d?|10[0-5])\.)/,
    settings: ['IMMICH_PORT'],
  },
  // confluentinc/cp-docker-images#388, #286
  {
    image: /(?:^|\/)confluentinc\/cp-(?:kafka|server)$/,
    tags: BEFORE_8,
    startsByArguments: true,
    settings: ['KAFKA_PORT'],
  },
  {
    image: /(?:^|\/)confluentinc\/cp-kafka-rest$/,
    tags: BEFORE_8,
    startsByArguments: true,
    settings: ['KAFKA_REST_PORT'],
  },
  {
    image: /(?:^|\/)confluentinc\/cp-schema-registry$/,
    tags: BEFORE_8,
    startsByArguments: true,
    settings: ['SCHEMA_REGISTRY_PORT'],
  },
  // wurstmeister/kafka-docker#122
  { image: /(?:^|\/)wurstmeister\/kafka$/, startsByArguments: true, settings: ['KAFKA_PORT'] },
];

/** A word of each of these images, which the names of nearly all others lack. */
const WORD = /authelia|paperless-ngx|n8n|immich-app|confluentinc|wurstmeister/;

/** Of a container's program: its name, and the variables. */
export interface Settings {
  readonly program: string;
  readonly names: readonly string[];
}

/**
 * The variables among those of Services that the program of a container reads as numbers or refuses. Undefined if its `command`, or `args` in an
 * image without an entry point, start something else, and for other programs.
 */
export function settingsOf(container: MapNode): Settings | undefined {
  const image = scalarAt(container, 'image')?.text ?? '';
  if (!WORD.test(image) || entryOf(container, 'command') !== undefined) return undefined;
  const [name = ''] = image.split('@');
  const [, repository = name, tag = ''] = /^(.*):([^/:]*)$/.exec(name) ?? [];
  const isOf = ({ image, tags }: Program): boolean =>
    image.test(repository) && (tags?.test(tag) ?? true);
  const program = PROGRAMS.find(isOf);
  const isAnother = program?.startsByArguments === true && entryOf(container, 'args') !== undefined;
  if (program === undefined || isAnother) return undefined;
  return { program: repository.split('/').at(-1) ?? repository, names: program.settings };
}
