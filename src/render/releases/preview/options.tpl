{{- /* What of a pod template no environment depends on, though its pods are replaced when it changes. */ -}}

{{- /* options, own (wins), isMerged, into: a pod spec */ -}}
{{- define "podOptions" -}}
  {{- $options := .options -}}
  {{- $own := .own -}}
  {{- $isMerged := .isMerged -}}
  {{- $into := .into -}}
  {{- range $field := list "affinity" "automountServiceAccountToken" "dnsConfig" "dnsPolicy" "hostAliases" "hostIPC" "hostNetwork" "hostPID" "hostUsers" "hostname" "imagePullSecrets" "nodeSelector" "priorityClassName" "runtimeClassName" "schedulerName" "securityContext" "shareProcessNamespace" "terminationGracePeriodSeconds" "tolerations" "topologySpreadConstraints" -}}
    {{- $value := get $options $field -}}
    {{- if hasKey $own $field -}}
      {{- if and $isMerged (kindIs "map" (get $own $field)) (kindIs "map" $value) -}}
        {{- $value = merge (deepCopy (get $own $field)) $value -}}
      {{- else -}}
        {{- $value = get $own $field -}}
      {{- end -}}
    {{- end -}}
    {{- if or $value (kindIs "bool" $value) -}}{{- $_ := set $into $field $value -}}{{- end -}}
  {{- end -}}
{{- end -}}

{{- /* values, into: a container */ -}}
{{- define "containerOptions" -}}
  {{- $values := .values -}}
  {{- $into := .into -}}
  {{- range $field := list "lifecycle" "securityContext" "stdin" "terminationMessagePath" "terminationMessagePolicy" "tty" -}}
    {{- with get $values $field -}}{{- $_ := set $into $field . -}}{{- end -}}
  {{- end -}}
  {{- if kindIs "map" $values.image -}}
    {{- with $values.image.pullPolicy -}}{{- $_ := set $into "imagePullPolicy" . -}}{{- end -}}
  {{- end -}}
  {{- range $name, $probe := ($values.probes | default dict) -}}
    {{- if and (kindIs "map" $probe) (has $name (list "liveness" "readiness" "startup")) -}}
      {{- $spec := $probe.spec | default dict -}}
      {{- if and $probe.enabled $probe.custom $spec -}}
        {{- $_ := set $into (printf "%sProbe" $name) $spec -}}
      {{- else if $probe.enabled -}}
        {{- $times := pick $spec "failureThreshold" "initialDelaySeconds" "periodSeconds" "successThreshold" "terminationGracePeriodSeconds" "timeoutSeconds" -}}
        {{- with $probe.path -}}{{- $_ := set $times "httpGet" (dict "path" .) -}}{{- end -}}
        {{- if $times -}}{{- $_ := set $into (printf "%sProbe" $name) $times -}}{{- end -}}
      {{- end -}}
    {{- end -}}
  {{- end -}}
{{- end -}}
