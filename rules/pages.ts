// Written by `node scripts/run.mjs update-generated`.
import page0 from './missing-config-map/README.md?raw';
import page1 from './missing-config-map-key/README.md?raw';
import page2 from './missing-secret/README.md?raw';
import page3 from './missing-secret-key/README.md?raw';
import page4 from './missing-optional-source/README.md?raw';
import page5 from './wrong-secret-type/README.md?raw';
import page6 from './colliding-variable/README.md?raw';
import page7 from './overridden-variable/README.md?raw';
import page8 from './duplicate-variable/README.md?raw';
import page9 from './invalid-variable-name/README.md?raw';
import page10 from './invalid-prefix/README.md?raw';
import page11 from './late-variable-reference/README.md?raw';
import page12 from './undefined-variable-reference/README.md?raw';
import page13 from './unshellable-variable-name/README.md?raw';
import page14 from './file-as-variable/README.md?raw';
import page15 from './binary-data-as-variable/README.md?raw';
import page16 from './service-variable-clash/README.md?raw';
import page17 from './case-variant-variable/README.md?raw';
import page18 from './non-string-value/README.md?raw';
import page19 from './invalid-key/README.md?raw';
import page20 from './duplicate-key/README.md?raw';
import page21 from './data-and-binary-data/README.md?raw';
import page22 from './invalid-base64/README.md?raw';
import page23 from './trailing-newline/README.md?raw';
import page24 from './double-encoded-secret/README.md?raw';
import page25 from './oversized-source/README.md?raw';
import page26 from './incomplete-secret-type/README.md?raw';
import page27 from './unknown-secret-type/README.md?raw';
import page28 from './invalid-name/README.md?raw';
import page29 from './unknown-kind/README.md?raw';
import page30 from './duplicate-object/README.md?raw';
import page31 from './unknown-field/README.md?raw';
import page32 from './wrong-field-type/README.md?raw';
import page33 from './invalid-value-source/README.md?raw';
import page34 from './invalid-reference/README.md?raw';
import page35 from './invalid-field-path/README.md?raw';
import page36 from './invalid-resource-field/README.md?raw';
import page37 from './missing-volume/README.md?raw';
import page38 from './invalid-volume/README.md?raw';
import page39 from './invalid-volume-path/README.md?raw';
import page40 from './duplicate-mount-path/README.md?raw';
import page41 from './overlapping-volume-paths/README.md?raw';
import page42 from './decimal-file-mode/README.md?raw';
import page43 from './invalid-file-mode/README.md?raw';
import page44 from './invalid-mount-option/README.md?raw';
import page45 from './sub-path-never-updates/README.md?raw';
import page46 from './unbuildable-kustomization/README.md?raw';
import page47 from './unhashed-reference/README.md?raw';
import page48 from './undeployed-manifest/README.md?raw';
import page49 from './unused-config-map/README.md?raw';
import page50 from './unused-secret/README.md?raw';
import page51 from './unused-key/README.md?raw';
import page52 from './unreadable-manifest/README.md?raw';
import page53 from './unused-suppression/README.md?raw';

/** The page of each rule, for `envfrom explain`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ['missing-config-map', page0],
  ['missing-config-map-key', page1],
  ['missing-secret', page2],
  ['missing-secret-key', page3],
  ['missing-optional-source', page4],
  ['wrong-secret-type', page5],
  ['colliding-variable', page6],
  ['overridden-variable', page7],
  ['duplicate-variable', page8],
  ['invalid-variable-name', page9],
  ['invalid-prefix', page10],
  ['late-variable-reference', page11],
  ['undefined-variable-reference', page12],
  ['unshellable-variable-name', page13],
  ['file-as-variable', page14],
  ['binary-data-as-variable', page15],
  ['service-variable-clash', page16],
  ['case-variant-variable', page17],
  ['non-string-value', page18],
  ['invalid-key', page19],
  ['duplicate-key', page20],
  ['data-and-binary-data', page21],
  ['invalid-base64', page22],
  ['trailing-newline', page23],
  ['double-encoded-secret', page24],
  ['oversized-source', page25],
  ['incomplete-secret-type', page26],
  ['unknown-secret-type', page27],
  ['invalid-name', page28],
  ['unknown-kind', page29],
  ['duplicate-object', page30],
  ['unknown-field', page31],
  ['wrong-field-type', page32],
  ['invalid-value-source', page33],
  ['invalid-reference', page34],
  ['invalid-field-path', page35],
  ['invalid-resource-field', page36],
  ['missing-volume', page37],
  ['invalid-volume', page38],
  ['invalid-volume-path', page39],
  ['duplicate-mount-path', page40],
  ['overlapping-volume-paths', page41],
  ['decimal-file-mode', page42],
  ['invalid-file-mode', page43],
  ['invalid-mount-option', page44],
  ['sub-path-never-updates', page45],
  ['unbuildable-kustomization', page46],
  ['unhashed-reference', page47],
  ['undeployed-manifest', page48],
  ['unused-config-map', page49],
  ['unused-secret', page50],
  ['unused-key', page51],
  ['unreadable-manifest', page52],
  ['unused-suppression', page53],
]);
