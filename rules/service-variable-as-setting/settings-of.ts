/** Programs that do not start, or start differently, with a variable that Kubernetes injects for a Service of their own name. */
const PROGRAMS: readonly { readonly image: RegExp; readonly settings: readonly string[] }[] = [
  // authelia/authelia#2253
  { image: /(?:^|\/)authelia\/authelia$/, settings: ['AUTHELIA_PORT'] },
  // paperless-ngx/paperless-ngx#264
  { image: /(?:^|\/)paperless-ngx(?:\/paperless-ngx)?$/, settings: ['PAPERLESS_PORT'] },
  // n8n-io/n8n#88
  { image: /(?:^|\/)n8n(?:io|-io)\/n8n$/, settings: ['N8N_PORT'] },
  // confluentinc/cp-docker-images#388, #286
  { image: /(?:^|\/)confluentinc\/cp-(?:kafka|server)$/, settings: ['KAFKA_PORT'] },
  { image: /(?:^|\/)confluentinc\/cp-kafka-rest$/, settings: ['KAFKA_REST_PORT'] },
  { image: /(?:^|\/)confluentinc\/cp-schema-registry$/, settings: ['SCHEMA_REGISTRY_PORT'] },
  // wurstmeister/kafka-docker#122
  { image: /(?:^|\/)wurstmeister\/kafka$/, settings: ['KAFKA_PORT'] },
];

const NONE: readonly string[] = [];

/** The variables among those of Services that the program of an image reads as numbers or refuses. The image as the container names it. */
export function settingsOf(image: string): readonly string[] {
  const repository = image.replace(/@.*$/, '').replace(/:[^/:]*$/, '');
  return PROGRAMS.find((program) => program.image.test(repository))?.settings ?? NONE;
}
