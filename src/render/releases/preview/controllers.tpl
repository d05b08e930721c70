{{- /* What the common library from 2 on makes of `controllers`, `persistence`, `configMaps` and `secrets`, as far as environments go. */ -}}
{{- $major := include "major" . | int -}}
{{- $root := . -}}
{{- $accounts := .Values.serviceAccount | default dict -}}
{{- if and (le $major 3) (eq (toString $accounts.create) "true") -}}
  {{- $id := ternary "default-sa-token" "sa-token" (semverCompare ">=3.5.0-0" .Chart.Version) -}}
  {{- $owner := dict "kubernetes.io/service-account.name" ($accounts.name | default (include "fullName" .)) -}}
  {{- $token := dict "enabled" true "annotations" $owner "type" "kubernetes.io/service-account-token" -}}
  {{- $_ := set .Values "secrets" (merge (dict $id $token) (.Values.secrets | default dict)) -}}
{{- end -}}
{{- if ge $major 4 -}}
  {{- range $id, $account := $accounts -}}
    {{- if kindIs "map" $account -}}
      {{- if $account.staticToken -}}
        {{- $name := include "nameOf" (dict "root" $root "id" $id "values" $account "count" (len $accounts) "type" "source") -}}
        {{- $owner := dict "kubernetes.io/service-account.name" $name -}}
        {{- $token := dict "suffix" (printf "%s-sa-token" $id) "annotations" $owner "type" "kubernetes.io/service-account-token" -}}
        {{- $_ := set $root.Values "secrets" (merge (dict (printf "%s-sa-token" $id) $token) ($root.Values.secrets | default dict)) -}}
      {{- end -}}
    {{- end -}}
  {{- end -}}
{{- end -}}
{{- include "sources" (dict "root" . "from" .Values.configMaps "type" "ConfigMap") -}}
{{- include "sources" (dict "root" . "from" .Values.secrets "type" "Secret") -}}
{{- if ge $major 5 -}}{{- include "externalSecrets" . -}}{{- end -}}
{{- if ge $major 3 -}}{{- include "rawResources" . -}}{{- end -}}
{{- $controllers := dict -}}
{{- include "enabled" (dict "from" .Values.controllers "into" $controllers) -}}
{{- range $id, $controller := $controllers }}
  {{- $type := $controller.type | default "deployment" -}}
  {{- $name := include "nameOf" (dict "root" $ "id" $id "values" $controller "count" (len $controllers) "type" "controller") -}}
  {{- $pod := dict -}}
  {{- include "podSpec" (dict "root" $ "id" $id "controller" $controller "into" $pod) -}}
  {{- $metadata := dict "labels" (include "podLabels" (dict "root" $ "id" $id "controller" $controller) | fromYaml) -}}
  {{- with merge (dig "pod" "annotations" dict $controller | deepCopy) (($.Values.defaultPodOptions | default dict).annotations | default dict) -}}
    {{- $_ := set $metadata "annotations" . -}}
  {{- end -}}
  {{- $template := dict "metadata" $metadata "spec" $pod }}
---
{{ include "workload" (dict "type" $type "name" $name "controller" $controller "namespace" $.Release.Namespace "template" $template) }}
{{ end -}}

{{- define "workload" -}}
  {{- $metadata := dict "name" .name -}}
  {{- with .namespace -}}{{- $_ := set $metadata "namespace" . -}}{{- end -}}
  {{- with .controller.annotations -}}{{- $_ := set $metadata "annotations" . -}}{{- end -}}
  {{- if eq .type "cronjob" -}}
    {{- dict "apiVersion" "batch/v1" "kind" "CronJob" "metadata" $metadata "spec" (dict "schedule" (dig "cronjob" "schedule" "*/20 * * * *" .controller) "jobTemplate" (dict "spec" (dict "template" .template))) | toYaml -}}
  {{- else if eq .type "job" -}}
    {{- dict "apiVersion" "batch/v1" "kind" "Job" "metadata" $metadata "spec" (dict "template" .template) | toYaml -}}
  {{- else if eq .type "statefulset" -}}
    {{- $claims := list -}}
    {{- range (dig "statefulset" "volumeClaimTemplates" list .controller) -}}{{- $claims = append $claims (dict "metadata" (dict "name" .name)) -}}{{- end -}}
    {{- dict "apiVersion" "apps/v1" "kind" "StatefulSet" "metadata" $metadata "spec" (dict "template" .template "volumeClaimTemplates" $claims) | toYaml -}}
  {{- else if has .type (list "deployment" "daemonset") -}}
    {{- dict "apiVersion" "apps/v1" "kind" (ternary "DaemonSet" "Deployment" (eq .type "daemonset")) "metadata" $metadata "spec" (dict "template" .template) | toYaml -}}
  {{- else -}}{{- fail "a type that is not known" -}}
  {{- end -}}
{{- end -}}

{{- define "podLabels" -}}
  {{- $major := include "major" .root | int -}}
  {{- $labels := dict (ternary "app.kubernetes.io/controller" "app.kubernetes.io/component" (ge $major 4)) .id "app.kubernetes.io/instance" .root.Release.Name "app.kubernetes.io/name" (include "shortName" .root) -}}
  {{- merge (dig "pod" "labels" dict .controller | deepCopy) ((.root.Values.defaultPodOptions | default dict).labels | default dict) $labels | toYaml -}}
{{- end -}}

{{- /* root, id, controller, into */ -}}
{{- define "podSpec" -}}
  {{- $args := . -}}
  {{- $into := .into -}}
  {{- $major := include "major" .root | int -}}
  {{- $options := .root.Values.defaultPodOptions | default dict -}}
  {{- $own := .controller.pod | default dict -}}
  {{- $links := eq $major 2 -}}
  {{- if kindIs "bool" $options.enableServiceLinks -}}{{- $links = $options.enableServiceLinks -}}{{- end -}}
  {{- if kindIs "bool" $own.enableServiceLinks -}}{{- $links = $own.enableServiceLinks -}}{{- end -}}
  {{- $_ := set $into "enableServiceLinks" $links -}}
  {{- /* From 5 on, the library makes a ServiceAccount where none is described. */ -}}
  {{- $isUsual := and (not .root.Values.serviceAccount) (not .controller.serviceAccount) (not $own.serviceAccountName) -}}
  {{- if and $isUsual (ge (include "major" .root | int) 5) -}}
    {{- $_ := set $into "serviceAccountName" (include "fullName" .root) -}}
  {{- end -}}
  {{- $isMerged := eq (.controller.defaultPodOptionsStrategy | default .root.Values.defaultPodOptionsStrategy | default "overwrite") "merge" -}}
  {{- include "podOptions" (dict "options" $options "own" $own "isMerged" $isMerged "into" $into) -}}
  {{- range $list := list "initContainers" "containers" -}}
    {{- $enabled := dict -}}
    {{- include "enabled" (dict "from" (get $args.controller $list) "into" $enabled) -}}
    {{- $sorting := dict "graph" dict "keys" dict -}}
    {{- range $name, $container := $enabled -}}
      {{- include "edges" (dict "item" $container "into" $sorting.graph "id" $name) -}}
    {{- end -}}
    {{- if and (eq $major 2) (not (include "depends" $enabled)) -}}
      {{- $byOrder := dict -}}
      {{- range $name, $container := $enabled -}}
        {{- $usual := ternary 1 99 (and (eq $name "main") (eq $args.id "main") (eq $list "containers")) -}}
        {{- $_ := set $byOrder (printf "%v-%s" (dig "order" $usual $container) $name) $name -}}
      {{- end -}}
      {{- $order := list -}}
      {{- range $byOrder -}}{{- $order = append $order . -}}{{- end -}}
      {{- $_ := set $sorting "order" $order -}}
    {{- else -}}
      {{- include "inOrder" $sorting -}}
    {{- end -}}
    {{- $containers := list -}}
    {{- range $name := $sorting.order -}}
      {{- $container := dict -}}
      {{- include "container" (dict "root" $args.root "controllerId" $args.id "controller" $args.controller "id" $name "values" (get $enabled $name) "list" $list "into" $container) -}}
      {{- $containers = append $containers $container -}}
    {{- end -}}
    {{- if $containers -}}{{- $_ := set $into $list $containers -}}{{- end -}}
  {{- end -}}
  {{- if not $into.containers -}}{{- fail "a controller without containers" -}}{{- end -}}
  {{- $volumes := list -}}
  {{- $items := dict -}}
  {{- include "enabled" (dict "from" .root.Values.persistence "into" $items) -}}
  {{- range $name, $item := $items -}}
    {{- $isHere := or $item.globalMounts (not $item.advancedMounts) (dig "advancedMounts" $args.id false $item) -}}
    {{- if $isHere -}}
      {{- $volume := dict "name" $name -}}
      {{- include "volume" (dict "root" $args.root "values" $item "id" $name "into" $volume) -}}
      {{- $volumes = append $volumes $volume -}}
    {{- end -}}
  {{- end -}}
  {{- if $volumes -}}{{- $_ := set $into "volumes" $volumes -}}{{- end -}}
{{- end -}}

{{- define "depends" -}}{{- range . -}}{{- if .dependsOn -}}yes{{- end -}}{{- end -}}{{- end -}}

{{- define "container" -}}
  {{- $args := . -}}
  {{- $root := .root -}}
  {{- $into := .into -}}
  {{- $values := deepCopy .values -}}
  {{- $defaults := .controller.defaultContainerOptions | default dict -}}
  {{- if and $defaults (or (eq .list "containers") (dig "applyDefaultContainerOptionsToInitContainers" true .controller)) -}}
    {{- if eq (.controller.defaultContainerOptionsStrategy | default "overwrite") "merge" -}}
      {{- $values = merge $values (deepCopy $defaults) -}}
    {{- else -}}
      {{- range $key, $default := $defaults -}}
        {{- if empty (get $values $key) -}}{{- $_ := set $values $key $default -}}{{- end -}}
      {{- end -}}
    {{- end -}}
  {{- end -}}
  {{- $_ := set $into "name" (tpl ($values.nameOverride | default .id) $root) -}}
  {{- if kindIs "map" $values.image -}}
    {{- $tag := tpl (toString ($values.image.tag | default "")) $root -}}
    {{- with $values.image.digest -}}{{- if not (contains "@" $tag) -}}{{- $tag = printf "%s@%s" $tag . | trimPrefix "@" -}}{{- end -}}{{- end -}}
    {{- with $values.image.repository -}}{{- $_ := set $into "image" (printf "%s:%s" . $tag) -}}{{- end -}}
  {{- else if kindIs "string" $values.image -}}{{- $_ := set $into "image" (tpl $values.image $root) -}}
  {{- end -}}
  {{- range $field := list "command" "args" -}}
    {{- $words := get $values $field -}}
    {{- if and $words (kindIs "string" $words) -}}{{- $words = list $words -}}{{- end -}}
    {{- if $words -}}{{- $_ := set $into $field $words -}}{{- end -}}
  {{- end -}}
  {{- range $field := list "workingDir" "ports" "resources" "restartPolicy" -}}
    {{- with get $values $field -}}{{- $_ := set $into $field . -}}{{- end -}}
  {{- end -}}
  {{- include "containerOptions" (dict "values" $values "into" $into) -}}
  {{- if $values.env -}}{{- include "env" (dict "root" $root "env" $values.env "into" $into) -}}{{- end -}}
  {{- if $values.envFrom -}}{{- include "envFrom" (dict "root" $root "envFrom" $values.envFrom "into" $into) -}}{{- end -}}
  {{- include "mounts" (dict "root" $root "controllerId" .controllerId "controller" .controller "id" .id "into" $into) -}}
{{- end -}}

{{- /* root, envFrom, into. The library refuses a reference without a name, and items of other fields: they are kept as written, so that their fields are checked. */ -}}
{{- define "envFrom" -}}
  {{- $root := .root -}}
  {{- $result := list -}}
  {{- $kept := ternary "optional" "" (semverCompare ">=4.2.0-0" $root.Chart.Version) -}}
  {{- range .envFrom -}}
    {{- $item := dict -}}
    {{- if .configMap -}}
      {{- $_ := set $item "configMapRef" (dict "name" (include "idOrName" (dict "root" $root "from" $root.Values.configMaps "id" .configMap))) -}}
    {{- else if .configMapRef -}}
      {{- $_ := set $item "configMapRef" (pick .configMapRef $kept) -}}
      {{- if .configMapRef.identifier -}}{{- $_ := set $item.configMapRef "name" (include "byIdentifier" (dict "root" $root "from" $root.Values.configMaps "id" .configMapRef.identifier)) -}}
      {{- else if .configMapRef.name -}}{{- $_ := set $item.configMapRef "name" (tpl .configMapRef.name $root) -}}
      {{- else -}}{{- $_ := set $item "configMapRef" .configMapRef -}}{{- end -}}
    {{- else if .secret -}}
      {{- $_ := set $item "secretRef" (dict "name" (include "idOrName" (dict "root" $root "from" $root.Values.secrets "id" .secret))) -}}
    {{- else if .externalSecretRef -}}
      {{- $_ := set $item "secretRef" (dict "name" (include "externalName" (dict "root" $root "id" .externalSecretRef.identifier))) -}}
    {{- else if .secretRef -}}
      {{- $_ := set $item "secretRef" (pick .secretRef $kept) -}}
      {{- if .secretRef.identifier -}}{{- $_ := set $item.secretRef "name" (include "byIdentifier" (dict "root" $root "from" $root.Values.secrets "id" .secretRef.identifier)) -}}
      {{- else if .secretRef.name -}}{{- $_ := set $item.secretRef "name" (tpl .secretRef.name $root) -}}
      {{- else -}}{{- $_ := set $item "secretRef" .secretRef -}}{{- end -}}
    {{- end -}}
    {{- if .prefix -}}{{- $_ := set $item "prefix" .prefix -}}{{- end -}}
    {{- if not $item -}}{{- $item = . -}}{{- end -}}
    {{- if $item -}}{{- $result = append $result $item -}}{{- end -}}
  {{- end -}}
  {{- $_ := set .into "envFrom" $result -}}
{{- end -}}

{{- define "idOrName" -}}
  {{- $enabled := dict -}}
  {{- include "enabled" (dict "from" .from "into" $enabled) -}}
  {{- if hasKey $enabled .id -}}{{ include "byIdentifier" . }}{{- else -}}{{ tpl .id .root }}{{- end -}}
{{- end -}}

{{- /* Where a container sees the items of `persistence` and the claims of its StatefulSet. */ -}}
{{- define "mounts" -}}
  {{- $args := . -}}
  {{- $items := dict -}}
  {{- include "enabled" (dict "from" .root.Values.persistence "into" $items) -}}
  {{- range (dig "statefulset" "volumeClaimTemplates" list .controller) -}}
    {{- if or (not (hasKey . "enabled")) .enabled -}}
      {{- $item := dict -}}
      {{- if .globalMounts -}}{{- $_ := set $item "globalMounts" .globalMounts -}}{{- end -}}
      {{- if .advancedMounts -}}{{- $_ := set $item "advancedMounts" (dict $args.controllerId .advancedMounts) -}}{{- end -}}
      {{- $_ := set $items .name $item -}}
    {{- end -}}
  {{- end -}}
  {{- $result := list -}}
  {{- range $name, $item := $items -}}
    {{- $path := ternary $item.hostPath (printf "/%v" $name) (eq (toString $item.type) "hostPath") -}}
    {{- if or $item.globalMounts $item.advancedMounts -}}
      {{- $mounts := concat ($item.globalMounts | default list) (dig "advancedMounts" $args.controllerId $args.id list $item | default list) -}}
      {{- range $mounts -}}
        {{- if .path -}}{{- $path = .path -}}{{- end -}}
        {{- $mount := dict "name" $name "mountPath" $path -}}
        {{- if .subPath -}}{{- $_ := set $mount "subPath" .subPath -}}{{- end -}}
        {{- if .subPathExpr -}}{{- $_ := set $mount "subPathExpr" .subPathExpr -}}{{- end -}}
        {{- if .readOnly -}}{{- $_ := set $mount "readOnly" .readOnly -}}{{- end -}}
        {{- $result = append $result $mount -}}
      {{- end -}}
    {{- else -}}
      {{- $result = append $result (dict "name" $name "mountPath" $path) -}}
    {{- end -}}
  {{- end -}}
  {{- if $result -}}{{- $_ := set .into "volumeMounts" $result -}}{{- end -}}
{{- end -}}
