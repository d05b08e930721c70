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
import page13 from './missing-secret-store/README.md?raw';
import page14 from './missing-object/README.md?raw';
import page15 from './colliding-variable/README.md?raw';
import page16 from './overridden-variable/README.md?raw';
import page17 from './duplicate-variable/README.md?raw';
import page18 from './invalid-variable-name/README.md?raw';
import page19 from './invalid-prefix/README.md?raw';
import page20 from './forward-variable-reference/README.md?raw';
import page21 from './undefined-variable-reference/README.md?raw';
import page22 from './nonportable-variable-name/README.md?raw';
import page23 from './file-as-variable/README.md?raw';
import page24 from './binary-data-as-variable/README.md?raw';
import page25 from './service-variable-collision/README.md?raw';
import page26 from './case-variant-variable/README.md?raw';
import page27 from './oversized-environment/README.md?raw';
import page28 from './unexpanded-value/README.md?raw';
import page29 from './service-variable-as-setting/README.md?raw';
import page30 from './non-string-value/README.md?raw';
import page31 from './invalid-key/README.md?raw';
import page32 from './duplicate-key/README.md?raw';
import page33 from './data-and-binary-data/README.md?raw';
import page34 from './invalid-base64/README.md?raw';
import page35 from './trailing-newline/README.md?raw';
import page36 from './double-encoded-secret/README.md?raw';
import page37 from './oversized-source/README.md?raw';
import page38 from './incomplete-typed-secret/README.md?raw';
import page39 from './misspelled-secret-type/README.md?raw';
import page40 from './invalid-name/README.md?raw';
import page41 from './unknown-kind/README.md?raw';
import page42 from './duplicate-object/README.md?raw';
import page43 from './edited-rollout-copy/README.md?raw';
import page44 from './stale-rollout-copy/README.md?raw';
import page45 from './stale-after-change/README.md?raw';
import page46 from './immutable-change/README.md?raw';
import page47 from './stale-on-next-change/README.md?raw';
import page48 from './unparsed-env-file/README.md?raw';
import page49 from './unknown-field/README.md?raw';
import page50 from './wrong-field-type/README.md?raw';
import page51 from './invalid-value-source/README.md?raw';
import page52 from './invalid-reference/README.md?raw';
import page53 from './invalid-field-path/README.md?raw';
import page54 from './invalid-resource-field/README.md?raw';
import page55 from './missing-volume/README.md?raw';
import page56 from './invalid-volume/README.md?raw';
import page57 from './invalid-volume-path/README.md?raw';
import page58 from './duplicate-mount-path/README.md?raw';
import page59 from './overlapping-volume-paths/README.md?raw';
import page60 from './invalid-file-mode/README.md?raw';
import page61 from './invalid-mount-option/README.md?raw';
import page62 from './missing-sub-path/README.md?raw';
import page63 from './sub-path-never-updates/README.md?raw';
import page64 from './nested-file-mount/README.md?raw';
import page65 from './unbuildable-kustomization/README.md?raw';
import page66 from './unrenderable-chart/README.md?raw';
import page67 from './unrewritten-reference/README.md?raw';
import page68 from './unlisted-manifest/README.md?raw';
import page69 from './random-secret-value/README.md?raw';
import page70 from './unmatched-patch/README.md?raw';
import page71 from './version-dependent-build/README.md?raw';
import page72 from './moved-sealed-secret/README.md?raw';
import page73 from './empty-application/README.md?raw';
import page74 from './stale-lock/README.md?raw';
import page75 from './left-out-by-change/README.md?raw';
import page76 from './scientific-notation/README.md?raw';
import page77 from './contested-secret/README.md?raw';
import page78 from './unlisted-addition/README.md?raw';
import page79 from './unset-flux-variable/README.md?raw';
import page80 from './undecrypted-secret/README.md?raw';
import page81 from './unlisted-generator/README.md?raw';
import page82 from './missing-namespace/README.md?raw';
import page83 from './mismatched-selector/README.md?raw';
import page84 from './forbidden-application/README.md?raw';
import page85 from './unused-config-map/README.md?raw';
import page86 from './unused-secret/README.md?raw';
import page87 from './unused-key/README.md?raw';
import page88 from './unused-helm-value/README.md?raw';
import page89 from './unreadable-manifest/README.md?raw';
import page90 from './unused-suppression/README.md?raw';

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
  ['missing-secret-store', page13],
  ['missing-object', page14],
  ['colliding-variable', page15],
  ['overridden-variable', page16],
  ['duplicate-variable', page17],
  ['invalid-variable-name', page18],
  ['invalid-prefix', page19],
  ['forward-variable-reference', page20],
  ['undefined-variable-reference', page21],
  ['nonportable-variable-name', page22],
  ['file-as-variable', page23],
  ['binary-data-as-variable', page24],
  ['service-variable-collision', page25],
  ['case-variant-variable', page26],
  ['oversized-environment', page27],
  ['unexpanded-value', page28],
  ['service-variable-as-setting', page29],
  ['non-string-value', page30],
  ['invalid-key', page31],
  ['duplicate-key', page32],
  ['data-and-binary-data', page33],
  ['invalid-base64', page34],
  ['trailing-newline', page35],
  ['double-encoded-secret', page36],
  ['oversized-source', page37],
  ['incomplete-typed-secret', page38],
  ['misspelled-secret-type', page39],
  ['invalid-name', page40],
  ['unknown-kind', page41],
  ['duplicate-object', page42],
  ['edited-rollout-copy', page43],
  ['stale-rollout-copy', page44],
  ['stale-after-change', page45],
  ['immutable-change', page46],
  ['stale-on-next-change', page47],
  ['unparsed-env-file', page48],
  ['unknown-field', page49],
  ['wrong-field-type', page50],
  ['invalid-value-source', page51],
  ['invalid-reference', page52],
  ['invalid-field-path', page53],
  ['invalid-resource-field', page54],
  ['missing-volume', page55],
  ['invalid-volume', page56],
  ['invalid-volume-path', page57],
  ['duplicate-mount-path', page58],
  ['overlapping-volume-paths', page59],
  ['invalid-file-mode', page60],
  ['invalid-mount-option', page61],
  ['missing-sub-path', page62],
  ['sub-path-never-updates', page63],
  ['nested-file-mount', page64],
  ['unbuildable-kustomization', page65],
  ['unrenderable-chart', page66],
  ['unrewritten-reference', page67],
  ['unlisted-manifest', page68],
  ['random-secret-value', page69],
  ['unmatched-patch', page70],
  ['version-dependent-build', page71],
  ['moved-sealed-secret', page72],
  ['empty-application', page73],
  ['stale-lock', page74],
  ['left-out-by-change', page75],
  ['scientific-notation', page76],
  ['contested-secret', page77],
  ['unlisted-addition', page78],
  ['unset-flux-variable', page79],
  ['undecrypted-secret', page80],
  ['unlisted-generator', page81],
  ['missing-namespace', page82],
  ['mismatched-selector', page83],
  ['forbidden-application', page84],
  ['unused-config-map', page85],
  ['unused-secret', page86],
  ['unused-key', page87],
  ['unused-helm-value', page88],
  ['unreadable-manifest', page89],
  ['unused-suppression', page90],
]);
