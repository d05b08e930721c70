// Written by `node scripts/run.mjs update-generated`.
import page0 from './missing-config-map/README.md?raw';
import page1 from './missing-config-map-key/README.md?raw';
import page2 from './missing-secret/README.md?raw';
import page3 from './missing-secret-key/README.md?raw';
import page4 from './untraced-config-map/README.md?raw';
import page5 from './untraced-secret/README.md?raw';
import page6 from './missing-optional-source/README.md?raw';
import page7 from './wrong-secret-type/README.md?raw';
import page8 from './colliding-variable/README.md?raw';
import page9 from './overridden-variable/README.md?raw';
import page10 from './duplicate-variable/README.md?raw';
import page11 from './invalid-variable-name/README.md?raw';
import page12 from './invalid-prefix/README.md?raw';
import page13 from './late-variable-reference/README.md?raw';
import page14 from './undefined-variable-reference/README.md?raw';
import page15 from './unshellable-variable-name/README.md?raw';
import page16 from './file-as-variable/README.md?raw';
import page17 from './binary-data-as-variable/README.md?raw';
import page18 from './service-variable-clash/README.md?raw';
import page19 from './case-variant-variable/README.md?raw';
import page20 from './non-string-value/README.md?raw';
import page21 from './invalid-key/README.md?raw';
import page22 from './duplicate-key/README.md?raw';
import page23 from './data-and-binary-data/README.md?raw';
import page24 from './invalid-base64/README.md?raw';
import page25 from './trailing-newline/README.md?raw';
import page26 from './double-encoded-secret/README.md?raw';
import page27 from './oversized-source/README.md?raw';
import page28 from './incomplete-secret-type/README.md?raw';
import page29 from './unknown-secret-type/README.md?raw';
import page30 from './invalid-name/README.md?raw';
import page31 from './unknown-kind/README.md?raw';
import page32 from './duplicate-object/README.md?raw';
import page33 from './unknown-field/README.md?raw';
import page34 from './wrong-field-type/README.md?raw';
import page35 from './invalid-value-source/README.md?raw';
import page36 from './invalid-reference/README.md?raw';
import page37 from './invalid-field-path/README.md?raw';
import page38 from './invalid-resource-field/README.md?raw';
import page39 from './missing-volume/README.md?raw';
import page40 from './invalid-volume/README.md?raw';
import page41 from './invalid-volume-path/README.md?raw';
import page42 from './duplicate-mount-path/README.md?raw';
import page43 from './overlapping-volume-paths/README.md?raw';
import page44 from './decimal-file-mode/README.md?raw';
import page45 from './invalid-file-mode/README.md?raw';
import page46 from './invalid-mount-option/README.md?raw';
import page47 from './sub-path-never-updates/README.md?raw';
import page48 from './unbuildable-kustomization/README.md?raw';
import page49 from './unrenderable-chart/README.md?raw';
import page50 from './unhashed-reference/README.md?raw';
import page51 from './undeployed-manifest/README.md?raw';
import page52 from './unused-config-map/README.md?raw';
import page53 from './unused-secret/README.md?raw';
import page54 from './unused-key/README.md?raw';
import page55 from './unreadable-manifest/README.md?raw';
import page56 from './unused-suppression/README.md?raw';

/** The page of each rule, for `envfrom explain`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ['missing-config-map', page0],
  ['missing-config-map-key', page1],
  ['missing-secret', page2],
  ['missing-secret-key', page3],
  ['untraced-config-map', page4],
  ['untraced-secret', page5],
  ['missing-optional-source', page6],
  ['wrong-secret-type', page7],
  ['colliding-variable', page8],
  ['overridden-variable', page9],
  ['duplicate-variable', page10],
  ['invalid-variable-name', page11],
  ['invalid-prefix', page12],
  ['late-variable-reference', page13],
  ['undefined-variable-reference', page14],
  ['unshellable-variable-name', page15],
  ['file-as-variable', page16],
  ['binary-data-as-variable', page17],
  ['service-variable-clash', page18],
  ['case-variant-variable', page19],
  ['non-string-value', page20],
  ['invalid-key', page21],
  ['duplicate-key', page22],
  ['data-and-binary-data', page23],
  ['invalid-base64', page24],
  ['trailing-newline', page25],
  ['double-encoded-secret', page26],
  ['oversized-source', page27],
  ['incomplete-secret-type', page28],
  ['unknown-secret-type', page29],
  ['invalid-name', page30],
  ['unknown-kind', page31],
  ['duplicate-object', page32],
  ['unknown-field', page33],
  ['wrong-field-type', page34],
  ['invalid-value-source', page35],
  ['invalid-reference', page36],
  ['invalid-field-path', page37],
  ['invalid-resource-field', page38],
  ['missing-volume', page39],
  ['invalid-volume', page40],
  ['invalid-volume-path', page41],
  ['duplicate-mount-path', page42],
  ['overlapping-volume-paths', page43],
  ['decimal-file-mode', page44],
  ['invalid-file-mode', page45],
  ['invalid-mount-option', page46],
  ['sub-path-never-updates', page47],
  ['unbuildable-kustomization', page48],
  ['unrenderable-chart', page49],
  ['unhashed-reference', page50],
  ['undeployed-manifest', page51],
  ['unused-config-map', page52],
  ['unused-secret', page53],
  ['unused-key', page54],
  ['unreadable-manifest', page55],
  ['unused-suppression', page56],
]);
