/** The differences between the two versions of go-yaml that write objects and values. */
export interface YamlDialect {
  /** A text is broken at the first space behind this column. */
  readonly width: number;
  /** Lists in a map are indented under their key. */
  readonly indentsLists: boolean;
  /** A text of several lines may hold tabs and still be written as a block. */
  readonly hasTabsInBlocks: boolean;
  /** A sign behind the prefix of an octal number still makes a number. */
  readonly readsSignedOctals: boolean;
}

/** go-yaml v2 behind sigs.k8s.io/yaml: `kustomize build`, `toYaml` of Helm. */
export const GO_YAML_2: YamlDialect = {
  width: 80,
  indentsLists: false,
  hasTabsInBlocks: false,
  readsSignedOctals: false,
};

/** go-yaml v3: `toYamlPretty` of Helm. */
export const GO_YAML_3: YamlDialect = {
  width: Infinity,
  indentsLists: true,
  hasTabsInBlocks: true,
  readsSignedOctals: true,
};
