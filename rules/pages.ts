// Written by `node scripts/run.mjs update-generated`.
import page0 from './missing-config-map/README.md?raw';
import page1 from './missing-config-map-key/README.md?raw';
import page2 from './missing-secret/README.md?raw';
import page3 from './missing-secret-key/README.md?raw';
import page4 from './undeclared-config-map/README.md?raw';
import page5 from './undeclared-secret/README.md?raw';
import page6 from './misspelled-optional-reference/README.md?raw';
import page7 from './wrong-secret-type/README.md?raw';
import page8 from './applied-after-use/README.md?raw';
import page9 from './missing-dependency/README.md?raw';
import page10 from './forbidden-reflection/README.md?raw';
import page11 from './missing-flux-source/README.md?raw';
import page12 from './copied-reference/README.md?raw';
import page13 from './colliding-variable/README.md?raw';
import page14 from './overridden-variable/README.md?raw';
import page15 from './duplicate-variable/README.md?raw';
import page16 from './invalid-variable-name/README.md?raw';
import page17 from './invalid-prefix/README.md?raw';
import page18 from './forward-variable-reference/README.md?raw';
import page19 from './undefined-variable-reference/README.md?raw';
import page20 from './nonportable-variable-name/README.md?raw';
import page21 from './file-as-variable/README.md?raw';
import page22 from './binary-data-as-variable/README.md?raw';
import page23 from './service-variable-collision/README.md?raw';
import page24 from './case-variant-variable/README.md?raw';
import page25 from './oversized-environment/README.md?raw';
import page26 from './unexpanded-value/README.md?raw';
import page27 from './non-string-value/README.md?raw';
import page28 from './invalid-key/README.md?raw';
import page29 from './duplicate-key/README.md?raw';
import page30 from './data-and-binary-data/README.md?raw';
import page31 from './invalid-base64/README.md?raw';
import page32 from './trailing-newline/README.md?raw';
import page33 from './double-encoded-secret/README.md?raw';
import page34 from './oversized-source/README.md?raw';
import page35 from './incomplete-typed-secret/README.md?raw';
import page36 from './misspelled-secret-type/README.md?raw';
import page37 from './invalid-name/README.md?raw';
import page38 from './unknown-kind/README.md?raw';
import page39 from './duplicate-object/README.md?raw';
import page40 from './edited-rollout-copy/README.md?raw';
import page41 from './stale-rollout-copy/README.md?raw';
import page42 from './stale-after-change/README.md?raw';
import page43 from './immutable-change/README.md?raw';
import page44 from './stale-on-next-change/README.md?raw';
import page45 from './unparsed-env-file/README.md?raw';
import page46 from './unknown-field/README.md?raw';
import page47 from './wrong-field-type/README.md?raw';
import page48 from './invalid-value-source/README.md?raw';
import page49 from './invalid-reference/README.md?raw';
import page50 from './invalid-field-path/README.md?raw';
import page51 from './invalid-resource-field/README.md?raw';
import page52 from './missing-volume/README.md?raw';
import page53 from './invalid-volume/README.md?raw';
import page54 from './invalid-volume-path/README.md?raw';
import page55 from './duplicate-mount-path/README.md?raw';
import page56 from './overlapping-volume-paths/README.md?raw';
import page57 from './invalid-file-mode/README.md?raw';
import page58 from './invalid-mount-option/README.md?raw';
import page59 from './missing-sub-path/README.md?raw';
import page60 from './sub-path-never-updates/README.md?raw';
import page61 from './nested-file-mount/README.md?raw';
import page62 from './unbuildable-kustomization/README.md?raw';
import page63 from './unrenderable-chart/README.md?raw';
import page64 from './unrewritten-reference/README.md?raw';
import page65 from './unlisted-manifest/README.md?raw';
import page66 from './random-secret-value/README.md?raw';
import page67 from './unmatched-patch/README.md?raw';
import page68 from './version-dependent-build/README.md?raw';
import page69 from './moved-sealed-secret/README.md?raw';
import page70 from './empty-application/README.md?raw';
import page71 from './stale-lock/README.md?raw';
import page72 from './left-out-by-change/README.md?raw';
import page73 from './scientific-notation/README.md?raw';
import page74 from './contested-secret/README.md?raw';
import page75 from './unlisted-addition/README.md?raw';
import page76 from './unset-flux-variable/README.md?raw';
import page77 from './undecrypted-secret/README.md?raw';
import page78 from './unused-config-map/README.md?raw';
import page79 from './unused-secret/README.md?raw';
import page80 from './unused-key/README.md?raw';
import page81 from './unused-helm-value/README.md?raw';
import page82 from './unreadable-manifest/README.md?raw';
import page83 from './unused-suppression/README.md?raw';

/** The page of each rule, for `envfrom explain`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ['missing-config-map', page0],
  ['missing-config-map-key', page1],
  ['missing-secret', page2],
  ['missing-secret-key', page3],
  ['undeclared-config-map', page4],
  ['undeclared-secret', page5],
  ['misspelled-optional-reference', page6],
  ['wrong-secret-type', page7],
  ['applied-after-use', page8],
  ['missing-dependency', page9],
  ['forbidden-reflection', page10],
  ['missing-flux-source', page11],
  ['copied-reference', page12],
  ['colliding-variable', page13],
  ['overridden-variable', page14],
  ['duplicate-variable', page15],
  ['invalid-variable-name', page16],
  ['invalid-prefix', page17],
  ['forward-variable-reference', page18],
  ['undefined-variable-reference', page19],
  ['nonportable-variable-name', page20],
  ['file-as-variable', page21],
  ['binary-data-as-variable', page22],
  ['service-variable-collision', page23],
  ['case-variant-variable', page24],
  ['oversized-environment', page25],
  ['unexpanded-value', page26],
  ['non-string-value', page27],
  ['invalid-key', page28],
  ['duplicate-key', page29],
  ['data-and-binary-data', page30],
  ['invalid-base64', page31],
  ['trailing-newline', page32],
  ['double-encoded-secret', page33],
  ['oversized-source', page34],
  ['incomplete-typed-secret', page35],
  ['misspelled-secret-type', page36],
  ['invalid-name', page37],
  ['unknown-kind', page38],
  ['duplicate-object', page39],
  ['edited-rollout-copy', page40],
  ['stale-rollout-copy', page41],
  ['stale-after-change', page42],
  ['immutable-change', page43],
  ['stale-on-next-change', page44],
  ['unparsed-env-file', page45],
  ['unknown-field', page46],
  ['wrong-field-type', page47],
  ['invalid-value-source', page48],
  ['invalid-reference', page49],
  ['invalid-field-path', page50],
  ['invalid-resource-field', page51],
  ['missing-volume', page52],
  ['invalid-volume', page53],
  ['invalid-volume-path', page54],
  ['duplicate-mount-path', page55],
  ['overlapping-volume-paths', page56],
  ['invalid-file-mode', page57],
  ['invalid-mount-option', page58],
  ['missing-sub-path', page59],
  ['sub-path-never-updates', page60],
  ['nested-file-mount', page61],
  ['unbuildable-kustomization', page62],
  ['unrenderable-chart', page63],
  ['unrewritten-reference', page64],
  ['unlisted-manifest', page65],
  ['random-secret-value', page66],
  ['unmatched-patch', page67],
  ['version-dependent-build', page68],
  ['moved-sealed-secret', page69],
  ['empty-application', page70],
  ['stale-lock', page71],
  ['left-out-by-change', page72],
  ['scientific-notation', page73],
  ['contested-secret', page74],
  ['unlisted-addition', page75],
  ['unset-flux-variable', page76],
  ['undecrypted-secret', page77],
  ['unused-config-map', page78],
  ['unused-secret', page79],
  ['unused-key', page80],
  ['unused-helm-value', page81],
  ['unreadable-manifest', page82],
  ['unused-suppression', page83],
]);
