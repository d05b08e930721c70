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
import page15 from './missing-port/README.md?raw';
import page16 from './colliding-variable/README.md?raw';
import page17 from './overridden-variable/README.md?raw';
import page18 from './duplicate-variable/README.md?raw';
import page19 from './invalid-variable-name/README.md?raw';
import page20 from './invalid-prefix/README.md?raw';
import page21 from './forward-variable-reference/README.md?raw';
import page22 from './undefined-variable-reference/README.md?raw';
import page23 from './nonportable-variable-name/README.md?raw';
import page24 from './file-as-variable/README.md?raw';
import page25 from './binary-data-as-variable/README.md?raw';
import page26 from './service-variable-collision/README.md?raw';
import page27 from './case-variant-variable/README.md?raw';
import page28 from './oversized-environment/README.md?raw';
import page29 from './unexpanded-value/README.md?raw';
import page30 from './service-variable-as-setting/README.md?raw';
import page31 from './non-string-value/README.md?raw';
import page32 from './invalid-key/README.md?raw';
import page33 from './duplicate-key/README.md?raw';
import page34 from './data-and-binary-data/README.md?raw';
import page35 from './invalid-base64/README.md?raw';
import page36 from './trailing-newline/README.md?raw';
import page37 from './double-encoded-secret/README.md?raw';
import page38 from './oversized-source/README.md?raw';
import page39 from './incomplete-typed-secret/README.md?raw';
import page40 from './misspelled-secret-type/README.md?raw';
import page41 from './invalid-name/README.md?raw';
import page42 from './unknown-kind/README.md?raw';
import page43 from './duplicate-object/README.md?raw';
import page44 from './edited-rollout-copy/README.md?raw';
import page45 from './stale-rollout-copy/README.md?raw';
import page46 from './stale-after-change/README.md?raw';
import page47 from './immutable-change/README.md?raw';
import page48 from './stale-on-next-change/README.md?raw';
import page49 from './unparsed-env-file/README.md?raw';
import page50 from './unknown-field/README.md?raw';
import page51 from './wrong-field-type/README.md?raw';
import page52 from './invalid-value-source/README.md?raw';
import page53 from './invalid-reference/README.md?raw';
import page54 from './invalid-field-path/README.md?raw';
import page55 from './invalid-resource-field/README.md?raw';
import page56 from './missing-volume/README.md?raw';
import page57 from './invalid-volume/README.md?raw';
import page58 from './invalid-volume-path/README.md?raw';
import page59 from './duplicate-mount-path/README.md?raw';
import page60 from './overlapping-volume-paths/README.md?raw';
import page61 from './invalid-file-mode/README.md?raw';
import page62 from './invalid-mount-option/README.md?raw';
import page63 from './missing-sub-path/README.md?raw';
import page64 from './sub-path-never-updates/README.md?raw';
import page65 from './nested-file-mount/README.md?raw';
import page66 from './unbuildable-kustomization/README.md?raw';
import page67 from './unrenderable-chart/README.md?raw';
import page68 from './unrewritten-reference/README.md?raw';
import page69 from './unlisted-manifest/README.md?raw';
import page70 from './random-secret-value/README.md?raw';
import page71 from './unmatched-patch/README.md?raw';
import page72 from './version-dependent-build/README.md?raw';
import page73 from './moved-sealed-secret/README.md?raw';
import page74 from './empty-application/README.md?raw';
import page75 from './stale-lock/README.md?raw';
import page76 from './left-out-by-change/README.md?raw';
import page77 from './scientific-notation/README.md?raw';
import page78 from './contested-secret/README.md?raw';
import page79 from './unlisted-addition/README.md?raw';
import page80 from './unset-flux-variable/README.md?raw';
import page81 from './undecrypted-secret/README.md?raw';
import page82 from './unlisted-generator/README.md?raw';
import page83 from './missing-namespace/README.md?raw';
import page84 from './mismatched-selector/README.md?raw';
import page85 from './unsupported-value/README.md?raw';
import page86 from './invalid-port/README.md?raw';
import page87 from './invalid-container/README.md?raw';
import page88 from './missing-field/README.md?raw';
import page89 from './forbidden-application/README.md?raw';
import page90 from './unused-config-map/README.md?raw';
import page91 from './unused-secret/README.md?raw';
import page92 from './unused-key/README.md?raw';
import page93 from './unused-helm-value/README.md?raw';
import page94 from './unreadable-manifest/README.md?raw';
import page95 from './unused-suppression/README.md?raw';

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
  ['missing-port', page15],
  ['colliding-variable', page16],
  ['overridden-variable', page17],
  ['duplicate-variable', page18],
  ['invalid-variable-name', page19],
  ['invalid-prefix', page20],
  ['forward-variable-reference', page21],
  ['undefined-variable-reference', page22],
  ['nonportable-variable-name', page23],
  ['file-as-variable', page24],
  ['binary-data-as-variable', page25],
  ['service-variable-collision', page26],
  ['case-variant-variable', page27],
  ['oversized-environment', page28],
  ['unexpanded-value', page29],
  ['service-variable-as-setting', page30],
  ['non-string-value', page31],
  ['invalid-key', page32],
  ['duplicate-key', page33],
  ['data-and-binary-data', page34],
  ['invalid-base64', page35],
  ['trailing-newline', page36],
  ['double-encoded-secret', page37],
  ['oversized-source', page38],
  ['incomplete-typed-secret', page39],
  ['misspelled-secret-type', page40],
  ['invalid-name', page41],
  ['unknown-kind', page42],
  ['duplicate-object', page43],
  ['edited-rollout-copy', page44],
  ['stale-rollout-copy', page45],
  ['stale-after-change', page46],
  ['immutable-change', page47],
  ['stale-on-next-change', page48],
  ['unparsed-env-file', page49],
  ['unknown-field', page50],
  ['wrong-field-type', page51],
  ['invalid-value-source', page52],
  ['invalid-reference', page53],
  ['invalid-field-path', page54],
  ['invalid-resource-field', page55],
  ['missing-volume', page56],
  ['invalid-volume', page57],
  ['invalid-volume-path', page58],
  ['duplicate-mount-path', page59],
  ['overlapping-volume-paths', page60],
  ['invalid-file-mode', page61],
  ['invalid-mount-option', page62],
  ['missing-sub-path', page63],
  ['sub-path-never-updates', page64],
  ['nested-file-mount', page65],
  ['unbuildable-kustomization', page66],
  ['unrenderable-chart', page67],
  ['unrewritten-reference', page68],
  ['unlisted-manifest', page69],
  ['random-secret-value', page70],
  ['unmatched-patch', page71],
  ['version-dependent-build', page72],
  ['moved-sealed-secret', page73],
  ['empty-application', page74],
  ['stale-lock', page75],
  ['left-out-by-change', page76],
  ['scientific-notation', page77],
  ['contested-secret', page78],
  ['unlisted-addition', page79],
  ['unset-flux-variable', page80],
  ['undecrypted-secret', page81],
  ['unlisted-generator', page82],
  ['missing-namespace', page83],
  ['mismatched-selector', page84],
  ['unsupported-value', page85],
  ['invalid-port', page86],
  ['invalid-container', page87],
  ['missing-field', page88],
  ['forbidden-application', page89],
  ['unused-config-map', page90],
  ['unused-secret', page91],
  ['unused-key', page92],
  ['unused-helm-value', page93],
  ['unreadable-manifest', page94],
  ['unused-suppression', page95],
]);
