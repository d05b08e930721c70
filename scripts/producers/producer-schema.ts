const TEMPLATE = '^(?:[^{}]|\\{[^{}]+\\})+$';

const SOURCE_KIND = { title: 'Kind', description: 'What is made.', enum: ['ConfigMap', 'Secret'] };

/** The schema of one row that says what objects make: `producers` of the configuration, and the files in `producers/`. */
export function producerSchema(required: readonly string[] = []): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['group', ...required],
    properties: {
      controller: {
        title: 'Controller',
        description: 'Name of the controller, shown in messages.',
        type: 'string',
        examples: ['Shop operator'],
      },
      link: {
        title: 'Link',
        description: 'Where it is documented.',
        type: 'string',
        examples: ['https://example.com/docs'],
      },
      group: {
        title: 'API group',
        description:
          'The API group of the objects, without version; empty for the core group, `*` for any, `*.example.com` for all that end like this.',
        type: 'string',
        examples: ['shop.example.com'],
      },
      kinds: {
        title: 'Kinds',
        description: 'The kinds of the objects; `*` for any.',
        ...texts(),
        examples: [['Database']],
      },
      versions: {
        title: 'Versions',
        description: 'The versions of the API; any when left out.',
        ...texts(),
        examples: [['v1alpha1']],
      },
      makes: {
        title: 'Makes',
        description: 'The ConfigMaps and Secrets that the controller creates for one object.',
        type: 'array',
        items: productSchema(),
        examples: [[{ kind: 'Secret', name: '{metadata.name}-credentials' }]],
      },
      adds: {
        title: 'Adds',
        description: 'Keys that a controller adds to a ConfigMap or Secret.',
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['when'],
          properties: { keys: keysSchema(), when: conditions('Added if one of these holds.') },
        },
        examples: [[{ keys: ['ca.crt'], when: ["metadata.annotations['example.com/ca']"] }]],
      },
      copies: {
        title: 'Copies',
        description: 'When a controller copies what the object is or becomes to other namespaces.',
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['when'],
          properties: {
            when: conditions('Copied if one of these holds.'),
            namespaces: {
              title: 'Namespaces',
              description:
                'Paths of texts that list the only namespaces it is copied to, with commas between.',
              type: 'array',
              items: { type: 'string' },
            },
            anywhereIf: conditions('Copied to any namespace if one of these holds.'),
          },
        },
        examples: [[{ when: ["metadata.annotations['example.com/copy']=true"] }]],
      },
      complete: {
        title: 'Complete',
        description:
          'The controllers of the group create nothing else: their objects explain no other missing name.',
        type: 'boolean',
        default: false,
        examples: [true],
      },
      example: {
        title: 'Example',
        description: 'Manifests for which the controller creates everything above.',
        type: 'string',
      },
      ...(required.includes('example') && { computed: { type: 'boolean' } }),
    },
  };
}

function productSchema(): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'name'],
    properties: {
      kind: SOURCE_KIND,
      each: {
        title: 'Each',
        description:
          'One ConfigMap or Secret for each node at this path; paths that begin with a dot start there.',
        type: 'string',
        examples: ['spec.users[*]'],
      },
      name: {
        title: 'Name',
        description:
          'The name: text, and paths in braces (`{spec.secretName|metadata.name}`). With `*`, which matches any text, it may exist, but is not certain to.',
        type: 'string',
        pattern: TEMPLATE,
        examples: ['{metadata.name}-credentials'],
      },
      namespace: {
        title: 'Namespace',
        description: 'Written as a name; the one of the object if it is left out, `*` for any.',
        type: 'string',
        pattern: TEMPLATE,
        examples: ['{spec.namespace|metadata.namespace}'],
      },
      keys: keysSchema(),
      usualKeys: {
        title: 'Usual keys',
        description:
          'Where not all keys are known: those that it usually has. A reference to one of them, misspelled, is a problem.',
        ...texts(),
        examples: [['username', 'password']],
      },
      unknownIf: conditions('The keys are not known if one of these holds.'),
      type: {
        title: 'Type',
        description: 'The type of the Secret, written as a name.',
        type: 'string',
        pattern: TEMPLATE,
        examples: ['kubernetes.io/tls'],
      },
      when: conditions('Made only if one of these holds.'),
      unless: conditions('Not made if one of these holds.'),
    },
  };
}

function keysSchema(): object {
  return {
    title: 'Keys',
    description: 'All its keys, each written as a name; unknown when left out.',
    type: 'array',
    items: { type: 'string', pattern: TEMPLATE },
    examples: [['username', 'password']],
  };
}

function conditions(description: string): object {
  return {
    title: 'Conditions',
    description: `${description} A path (anything is there), or \`path=text\`.`,
    ...texts(),
    examples: [['spec.enabled=true']],
  };
}

function texts(): object {
  return { type: 'array', items: { type: 'string' } };
}
